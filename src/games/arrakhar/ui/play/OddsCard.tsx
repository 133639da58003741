import { ODDS_COLUMNS, type OddsColumn } from '../../content/tables'
import { counted, factorText, listed, oneDecimal, UNIT_NAMES } from '../../content/text'
import { UNITS, type UnitType } from '../../content/units'
import { attackForecast } from '../../rules/forecast'
import { type Odds, oddsOf } from '../../rules/odds'
import type { Table, UnitId } from '../../rules/position'
import { unitOf } from '../../rules/stacking'
import { RollTable } from '@/widgets/RollTable'
import { Bars } from './Bars'

interface OddsCardProps {
  readonly table: Table
  readonly attackers: readonly UnitId[]
  readonly defenders: readonly UnitId[]
}

/** The odds of the attack in hand: how they come about, where they are read, and what to expect. */
export function OddsCard({ table, attackers, defenders }: OddsCardProps) {
  const attacking = typesOf(table, attackers)
  const defending = typesOf(table, defenders)
  if (attacking.length === 0) return <p className="soft">Add attackers that stand next to the target.</p>
  const odds = oddsOf(attacking, defending)
  return (
    <section className="odds" aria-label="Odds">
      <p className="odds__ratio">
        <b>{factorText(odds.attack)}</b> to <b>{factorText(odds.defense)}</b>
        <span aria-hidden="true"> → </span>
        <strong className="odds__column">{odds.read ?? 'worse than 1:2'}</strong>
      </p>
      <p className="odds__note">{oddsNote(odds, attacking[0])}</p>
      <CombatTable table={table} column={odds.read} />
      {odds.read ? <Outcome table={table} column={odds.read} defenders={defending} /> : null}
    </section>
  )
}

interface CombatTableProps {
  readonly table: Table
  /** The column to be lit, or null for none. */
  readonly column: OddsColumn | null
}

function CombatTable({ table, column }: CombatTableProps) {
  const rows = table.settings.tables.combat.map((row, nth) => ({
    head: String(nth + 1),
    cells: row.map((result) => (result === '-' ? '–' : result)),
  }))
  const lit = column === null ? {} : { column: ODDS_COLUMNS.indexOf(column) }
  return (
    <RollTable
      caption="Combat Table: – nothing, 1 one defender, E all defenders"
      corner="Die"
      columns={ODDS_COLUMNS}
      rows={rows}
      lit={lit}
    />
  )
}

interface OutcomeProps {
  readonly table: Table
  readonly column: OddsColumn
  readonly defenders: readonly UnitType[]
}

function Outcome({ table, column, defenders }: OutcomeProps) {
  const { none, one, all, expected } = attackForecast(table, column, defenders.length)
  const several = defenders.length > 1
  const bars = several
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
      <Bars title="Chances" bars={bars} />
      <p className="forecast__sum">
        Expected losses <b>{oneDecimal(expected)}</b> of {counted(defenders.length, 'unit', 'units')}
      </p>
    </>
  )
}

/** How the ratio became the column: rounding for the defender, then the bonus with its reason (AR-10.5, AR-10.6). */
function oddsNote({ attack, defense, column, bonus, read }: Odds, type: UnitType | undefined): string {
  if (!column) return 'No attack is made at worse than 1:2: add attackers or ignore defenders.'
  const notes = [roundingNote(attack / defense, column)]
  const against = type ? UNITS[type].bonusAgainst : null
  if (bonus && type && against) {
    const shift = read === column ? '6:1 is the last column' : `one column better, ${read ?? ''}`
    notes.push(`${UNIT_NAMES[type].many} against ${UNIT_NAMES[against].many}: ${shift}`)
  }
  return listed(notes.filter(Boolean)).concat('.')
}

function roundingNote(ratio: number, column: OddsColumn): string {
  if (ratio > ODDS_COLUMNS.length - 1) return `Above 6:1 counts as ${column}`
  const exact = ratio >= 1 ? Number.isInteger(ratio) : ratio === 0.5
  return exact ? `Exactly ${column}` : `Rounded down to ${column} for the defender`
}

function typesOf(table: Table, ids: readonly UnitId[]): readonly UnitType[] {
  return ids.flatMap((id) => unitOf(table, id)?.type ?? [])
}
