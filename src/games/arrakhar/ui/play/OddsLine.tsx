import { factorText } from '../../content/text'
import type { UnitType } from '../../content/units'
import type { Odds } from '../../rules/odds'
import { oddsNote } from './odds-text'

interface OddsLineProps {
  readonly odds: Odds
  /** The type of an attacker, by whose bonus the column may be shifted. */
  readonly attacker: UnitType | undefined
}

/** How an attack comes to its column: the sums, the rounding, the bonus. */
export function OddsLine({ odds, attacker }: OddsLineProps) {
  if (!attacker) return <p className="odds__ratio odds__note">Add attackers that stand next to the target.</p>
  return (
    <p className="odds__ratio">
      <b>{factorText(odds.attack)}</b> to <b>{factorText(odds.defense)}</b>
      <span aria-hidden="true"> → </span>
      <strong className="odds__column">{odds.read ?? 'worse than 1:2'}</strong>{' '}
      <span className="odds__note">{oddsNote(odds, attacker)}</span>
    </p>
  )
}
