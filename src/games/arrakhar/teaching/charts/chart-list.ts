import type { ChartEntry } from '@/table/teaching/ChartSheet'
import type { Clause } from '../../clauses'
import { TABLE_NAMES } from '../../tables/planner-text'
import type { Reconstruction } from '../../tables/reconstructions'
import { ODDS_COLUMNS } from '../../tables/tables'
import { rulesAt, SEGMENT_NAMES } from '../../tables/text'
import type { Side } from '../../tables/units'
import { SEQUENCE_OF_PLAY } from '../../state/position'
import { PLACES } from '../../ui/board/board-view'
import { combatRows, diceRows, fireballRows, scenarioRows, unitRows } from './chart-rows'
import { CHARTS, SEGMENT_CLAUSES } from './charts-text'

const FACES = ['1', '2', '3', '4', '5', '6']

/** All charts and tables, as the page of charts shows them. */
export const CHART_LIST: readonly ChartEntry<Clause, Reconstruction>[] = [
  {
    id: 'sequence',
    title: CHARTS.sequence,
    clauses: ['AR-5.6'],
    phases: (['sorcerer', 'wizard'] as const).map((side) => ({
      name: CHARTS.phase[side],
      side: PLACES[side],
      parts: SEQUENCE_OF_PLAY[side].map((segment) => ({
        name: SEGMENT_NAMES[segment],
        href: rulesAt(SEGMENT_CLAUSES[segment]),
      })),
    })),
  },
  {
    id: 'units',
    title: CHARTS.units,
    clauses: ['AR-1.5', 'AR-10.6'],
    tables: [unitTable('wizard'), unitTable('sorcerer')],
  },
  {
    id: 'combat',
    title: TABLE_NAMES.combat,
    clauses: ['AR-10.8', 'AR-10.5', 'AR-10.6'],
    note: CHARTS.combatKey,
    tables: [
      {
        corner: CHARTS.die,
        columns: ODDS_COLUMNS,
        names: { row: CHARTS.dieRow },
        rowsOf: ({ tables }) => combatRows(tables),
      },
    ],
  },
  {
    id: 'fireball',
    title: CHARTS.fireballTitle,
    clauses: ['AR-8.4', 'AR-12.5'],
    note: CHARTS.fireballKey,
    tables: [
      {
        corner: CHARTS.target,
        columns: CHARTS.fireballColumns,
        rowsOf: ({ tables }) => fireballRows(tables),
      },
    ],
  },
  {
    id: 'dice',
    title: CHARTS.diceTitle,
    clauses: ['AR-9.3', 'AR-6.6', 'AR-5.1'],
    tables: [
      {
        corner: CHARTS.die,
        columns: FACES,
        names: { column: CHARTS.dieColumn },
        rowsOf: ({ tables }) => diceRows(tables),
      },
    ],
  },
  {
    id: 'scenarios',
    title: CHARTS.scenarios,
    clauses: ['AR-13.1', 'AR-13.2', 'AR-2.3'],
    note: CHARTS.scenarioKey,
    tables: [{ corner: CHARTS.scenario, columns: CHARTS.scenarioColumns, rowsOf: scenarioRows }],
  },
]

function unitTable(side: Side) {
  const title = CHARTS.unitsOf[side]
  return {
    title,
    corner: title,
    columns: CHARTS.unitColumns,
    rowsOf: ({ costs }: Reconstruction) => unitRows(side, costs),
  }
}
