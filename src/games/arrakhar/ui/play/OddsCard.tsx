import type { OddsColumn } from '../../content/tables'
import { factorText } from '../../content/text'
import type { UnitType } from '../../content/units'
import { attackForecast } from '../../rules/forecast/attack'
import { oddsOf } from '../../rules/odds'
import type { Table, UnitId } from '../../rules/position'
import { Bars } from './Bars'
import { oddsNote, typesOf } from './odds-text'
import { CombatTable } from './CombatTable'

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
        <strong className="odds__column">{odds.read ?? 'worse than 1:2'}</strong>{' '}
        <span className="odds__note">{oddsNote(odds, attacking[0])}</span>
      </p>
      <div className="odds__outlook">
        <CombatTable table={table} column={odds.read} die={null} />
        {odds.read ? <Outcome table={table} column={odds.read} defenders={defending} /> : null}
      </div>
    </section>
  )
}

interface OutcomeProps {
  readonly table: Table
  readonly column: OddsColumn
  readonly defenders: readonly UnitType[]
}

function Outcome({ table, column, defenders }: OutcomeProps) {
  const { none, one, all } = attackForecast(table, column, defenders.length)
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
  return <Bars title="Chances" bars={bars} />
}
