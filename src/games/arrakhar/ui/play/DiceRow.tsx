import { Die } from '@/widgets/Die'

interface DiceRowProps {
  readonly faces: readonly number[]
}

/** Dice as they fell. */
export function DiceRow({ faces }: DiceRowProps) {
  if (faces.length === 0) return null
  return (
    <span className="dice-row" role="img" aria-label={rolledText(faces)}>
      {faces.map((face, nth) => (
        <Die key={nth} face={face} />
      ))}
    </span>
  )
}

/** How dice are spoken. */
export function rolledText(faces: readonly number[]): string {
  return `Rolled ${faces.join(', ')}`
}
