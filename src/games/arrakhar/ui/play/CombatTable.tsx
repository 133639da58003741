import { RollTable } from '@/widgets/RollTable'
import { ODDS_COLUMNS, type OddsColumn } from '../../content/tables'
import type { Table } from '../../rules/position'

interface CombatTableProps {
  readonly table: Table
  /** The column to be lit, or null for none. */
  readonly column: OddsColumn | null
  /** The face that was rolled, or null before the roll. */
  readonly die: number | null
}

/** The whole combat table with the column lit that is read, and the cell once the die has fallen. */
export function CombatTable({ table, column, die }: CombatTableProps) {
  const rows = table.settings.tables.combat.map((row, nth) => ({
    head: String(nth + 1),
    cells: row.map((result) => (result === '-' ? '–' : result)),
  }))
  return (
    <div className="combat-table">
      <RollTable
        caption="– none, 1 one, E all eliminated"
        corner="Die"
        columns={ODDS_COLUMNS}
        rows={rows}
        lit={{
          column: column === null ? undefined : ODDS_COLUMNS.indexOf(column),
          row: die === null ? undefined : die - 1,
        }}
      />
    </div>
  )
}
