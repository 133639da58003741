import { Die } from '@/widgets/Die'

interface DiceRowProps {
  readonly faces: readonly number[]
}

/** Dice as they fell. */
export function DiceRow({ faces }: DiceRowProps) {
  if (faces.length === 0) return null
  return (
    <span className="dice-row" role="img" aria-label={`Rolled ${faces.join(', ')}`}>
      {faces.map((face, nth) => (
        <Die key={nth} face={face} />
      ))}
    </span>
  )
}
