import { Button } from '@/widgets/Button'

/** Signs in a box of 16. */
const SIGNS = {
  first: 'M3 3v10M13 3L6 8l7 5z',
  back: 'M11 3L4 8l7 5z',
  play: 'M4 3l9 5-9 5z',
  pause: 'M5 3v10M11 3v10',
  forward: 'M5 3l7 5-7 5z',
  last: 'M13 3v10M3 3l7 5-7 5z',
} as const

interface SignButtonProps {
  readonly sign: keyof typeof SIGNS
  readonly label: string
  readonly isOff: boolean
  readonly onClick: () => void
}

/** A button of the bar that leads through a line. */
export function SignButton({ sign, label, isOff, onClick }: SignButtonProps) {
  return (
    <Button
      look="icon"
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={() => !isOff && onClick()}
    >
      <svg viewBox="0 0 16 16" width="18" height="18" aria-hidden="true">
        <path
          d={SIGNS[sign]}
          fill="currentColor"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinejoin="round"
        />
      </svg>
    </Button>
  )
}
