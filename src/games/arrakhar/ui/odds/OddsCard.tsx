import { Bars } from '@/table/panel/Bars'
import { expectedText, PLANNER } from '../../tables/planner-text'
import type { OddsColumn } from '../../tables/tables'
import type { UnitType } from '../../tables/units'
import { attackForecast } from '../../queries/forecast/attack'
import { oddsOf } from '../../queries/odds'
import type { Table, UnitId } from '../../state/position'
import { CombatTable } from './CombatTable'
import { typesOf } from './odds-text'
import { OddsLine, OddsNote } from './OddsLine'
import styles from './parts.module.css'

interface OddsCardProps {
  readonly table: Table
  readonly attackers: readonly UnitId[]
  readonly defenders: readonly UnitId[]
}

/** The odds of the attack in hand: how they come about, where they are read, and what to expect. */
export function OddsCard({ table, attackers, defenders }: OddsCardProps) {
  const attacking = typesOf(table, attackers)
  const defending = typesOf(table, defenders)
  const odds = oddsOf(attacking, defending)
  return (
    <section className={styles.odds} aria-label="Odds">
      <div className={styles['odds__side']}>
        <OddsLine odds={odds} />
        {odds.read ? <Outcome table={table} column={odds.read} defenders={defending} /> : null}
        <OddsNote odds={odds} attacker={attacking[0]} />
      </div>
      <CombatTable table={table} column={odds.read} die={null} room="narrow" />
    </section>
  )
}

interface OutcomeProps {
  readonly table: Table
  readonly column: OddsColumn
  readonly defenders: readonly UnitType[]
}

function Outcome({ table, column, defenders }: OutcomeProps) {
  const { none, one, all, expected } = attackForecast(table, column, defenders.length)
  const bars =
    defenders.length > 1
      ? [
          { label: 'no loss', chance: none },
          { label: 'one lost', chance: one },
          { label: `all ${defenders.length} lost`, chance: all },
        ]
      : [
          { label: 'no loss', chance: none },
          { label: 'eliminated', chance: one + all },
        ]
  return (
    <>
      <Bars title={PLANNER.chances} bars={bars} />
      <p className={styles['odds__expected']}>{expectedText(expected, defenders.length)}</p>
    </>
  )
}
