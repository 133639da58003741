import { percentFigure } from '@/engine/basics/figures'
import { RollTable } from '@/widgets/RollTable'
import { classNames } from '@/widgets/class-names'
import pickingStyles from '@/table/panel/picking.module.css'
import { COMBAT_CAPTION } from '../../tables/planner-text'
import { type CombatResult, ODDS_COLUMNS, type OddsColumn } from '../../tables/tables'
import { attackForecast } from '../../queries/forecast/attack'
import type { Table } from '../../state/position'
import { ClauseLink } from '../rules-help/ClauseLink'
import styles from './parts.module.css'

interface CombatTableProps {
  readonly table: Table
  /** The column to be lit, or null for none. */
  readonly column: OddsColumn | null
  /** The face that was rolled, or null before the roll. */
  readonly die: number | null
  /** A narrow table keeps its name for those who do not see it; a wide one may also sum up each column's results in percent. */
  readonly room?: 'narrow' | 'wide' | 'wideWithChances'
}

const RESULTS = ['-', '1', 'E'] as const

/** The whole combat table with the column lit that is read, and the cell once the die has fallen. */
export function CombatTable({ table, column, die, room = 'wide' }: CombatTableProps) {
  const rows = table.settings.tables.combat.map((row, nth) => ({
    head: String(nth + 1),
    cells: row.map(resultSign),
  }))
  return (
    <div className={classNames(pickingStyles['small-table'], styles['odds__table'])}>
      <RollTable
        caption={COMBAT_CAPTION}
        captionHidden={room === 'narrow'}
        aside={room === 'narrow' ? null : <ClauseLink clause="AR-10.8" />}
        corner="Die"
        columns={ODDS_COLUMNS}
        rows={rows}
        foot={room === 'wideWithChances' ? chancesOf(table) : []}
        lit={{
          column: column === null ? undefined : ODDS_COLUMNS.indexOf(column),
          row: die === null ? undefined : die - 1,
        }}
      />
    </div>
  )
}

function resultSign(result: CombatResult): string {
  return result === '-' ? '–' : result
}

/** A row for each result with its chance on every column. */
function chancesOf(table: Table) {
  const forecasts = ODDS_COLUMNS.map((column) => attackForecast(table, column, 2))
  const chance = { '-': 'none', '1': 'one', E: 'all' } as const
  return RESULTS.map((result) => ({
    head: `${resultSign(result)} in %`,
    cells: forecasts.map((forecast) => percentFigure(forecast[chance[result]])),
  }))
}
