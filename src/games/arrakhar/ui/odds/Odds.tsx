import type { ReactNode } from 'react'
import { Bars } from '@/table/panel/Bars'
import { factorText } from '../../tables/text'
import { expectedText, PLANNER } from '../../tables/planner-text'
import type { OddsColumn } from '../../tables/tables'
import type { UnitType } from '../../tables/units'
import { attackForecast } from '../../queries/forecast/attack'
import { type Odds, oddsOf } from '../../queries/odds'
import { typesOf } from '../../queries/stacking'
import type { Table, UnitId } from '../../state/position'
import { oddsNote } from './odds-text'
import { PrintedTable } from './PrintedTable'
import styles from './parts.module.css'

interface OddsTextProps {
  readonly odds: Odds
  /** The type of an attacker, by whose bonus the column may be shifted; undefined without attackers. */
  readonly attacker: UnitType | undefined
  /** What follows from the column. */
  readonly children?: ReactNode
}

/** The sums of both sides and the column that comes of them, then what rounded and shifted it. */
export function OddsText({ odds, attacker, children }: OddsTextProps) {
  return (
    <>
      <p className={styles['odds__ratio']}>
        <b>{factorText(odds.attack)}</b> to <b>{factorText(odds.defense)}</b>
        <span aria-hidden="true"> → </span>
        <strong className={styles['odds__column']}>{odds.read ?? 'worse than 1:2'}</strong>
      </p>
      {children}
      <p className={styles['odds__note']} data-part="odds-note">
        {attacker ? oddsNote(odds, attacker) : PLANNER.noAttackers}
      </p>
    </>
  )
}

interface OddsCardProps {
  readonly table: Table
  readonly attackers: readonly UnitId[]
  readonly defenders: readonly UnitId[]
}

/** The odds of the attack in hand: how they come about, where they are read, and what to expect. */
export function OddsCard({ table, attackers, defenders }: OddsCardProps) {
  const attacking = typesOf(table, attackers)
  const odds = oddsOf(attacking, typesOf(table, defenders))
  return (
    <section className={styles.odds} aria-label="Odds">
      <div className={styles['odds__side']}>
        <OddsText odds={odds} attacker={attacking[0]}>
          {odds.read ? <Outcome table={table} column={odds.read} named={defenders.length} /> : null}
        </OddsText>
      </div>
      <PrintedTable table={table} of={{ table: 'combat', column: odds.read, die: null }} isBrief />
    </section>
  )
}

interface OutcomeProps {
  readonly table: Table
  readonly column: OddsColumn
  /** How many defenders are. */
  readonly named: number
}

function Outcome({ table, column, named }: OutcomeProps) {
  const { none, one, all, expected } = attackForecast(table, column, named)
  const bars =
    named > 1
      ? [
          { label: 'no loss', chance: none },
          { label: 'one lost', chance: one },
          { label: `all ${named} lost`, chance: all },
        ]
      : [
          { label: 'no loss', chance: none },
          { label: 'eliminated', chance: one + all },
        ]
  return (
    <>
      <Bars title={PLANNER.chances} bars={bars} />
      <p className={styles['odds__expected']}>{expectedText(expected, named)}</p>
    </>
  )
}
