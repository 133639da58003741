import { factorText } from '../../tables/text'
import { PLANNER } from '../../tables/planner-text'
import type { UnitType } from '../../tables/units'
import type { Odds } from '../../queries/odds'
import { oddsNote } from './odds-text'
import styles from './parts.module.css'

interface OddsLineProps {
  readonly odds: Odds
}

/** The sums of both sides and the column that comes of them. */
export function OddsLine({ odds }: OddsLineProps) {
  return (
    <p className={styles['odds__ratio']}>
      <b>{factorText(odds.attack)}</b> to <b>{factorText(odds.defense)}</b>
      <span aria-hidden="true"> → </span>
      <strong className={styles['odds__column']}>{odds.read ?? 'worse than 1:2'}</strong>
    </p>
  )
}

interface OddsNoteProps extends OddsLineProps {
  /** The type of an attacker, by whose bonus the column may be shifted; undefined without attackers. */
  readonly attacker: UnitType | undefined
}

/** What rounded and shifted the odds. */
export function OddsNote({ odds, attacker }: OddsNoteProps) {
  return (
    <p className={styles['odds__note']} data-part="odds-note">
      {attacker ? oddsNote(odds, attacker) : PLANNER.noAttackers}
    </p>
  )
}
