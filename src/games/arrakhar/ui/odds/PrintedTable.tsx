import { capitalized } from '@/engine/basics/phrases'
import { percentFigure } from '@/engine/basics/figures'
import { SmallTable } from '@/table/panel/SmallTable'
import type { RollTableProps } from '@/widgets/RollTable'
import type { Clause } from '../../clauses'
import { COMBAT_CAPTION, TABLE_NAMES } from '../../tables/planner-text'
import { type CombatResult, ODDS_COLUMNS } from '../../tables/tables'
import { TYPES_OF, UNIT_NAMES, UNIT_TYPES, type UnitType } from '../../tables/units'
import { attackForecast } from '../../queries/forecast/attack'
import { eliminatedFrom } from '../../queries/odds'
import { sideOf } from '../../queries/stacking'
import type { Table } from '../../state/position'
import type { Reading } from '../events/kit'
import { ClauseLink } from '../rules-help/ClauseLink'

interface PrintedTableProps {
  readonly table: Table
  /** Which table, and what is lit on it. */
  readonly of: Reading
  /** What it is called here, if not as it is printed. */
  readonly title?: string
  /** Whether its rule is at hand otherwise; of the Combat Table the name goes without saying then. */
  readonly isBrief?: boolean
  /** Whether the Combat Table sums up each column's results in percent. */
  readonly hasChances?: boolean
}

/** A table of the game as it is printed, with the line lit that is read, and the cells once the dice have fallen. */
export function PrintedTable({ table, of, title, isBrief = false, hasChances = false }: PrintedTableProps) {
  return (
    <SmallTable
      caption={title ?? (of.table === 'combat' ? COMBAT_CAPTION : TABLE_NAMES[of.table])}
      captionHidden={isBrief && of.table === 'combat'}
      aside={isBrief ? null : <ClauseLink clause={CLAUSES[of.table]} />}
      corner="Die"
      isNamed={of.table === 'fireball' || of.table === 'wand'}
      {...linesOf(table, of)}
      foot={hasChances ? chancesOf(table) : []}
    />
  )
}

const CLAUSES: Readonly<Record<Reading['table'], Clause>> = {
  combat: 'AR-10.8',
  fireball: 'AR-8.4',
  wand: 'AR-12.5',
  haste: 'AR-9.3',
  summon: 'AR-6.6',
  wanderingOrcs: 'AR-5.1',
}

type TableLines = Pick<RollTableProps, 'columns' | 'rows' | 'lit'>

const FACES = [1, 2, 3, 4, 5, 6]

function linesOf({ settings }: Table, reading: Reading): TableLines {
  switch (reading.table) {
    case 'combat': {
      const { column, die } = reading
      return {
        columns: ODDS_COLUMNS,
        rows: settings.tables.combat.map((row, nth) => ({
          head: String(nth + 1),
          cells: row.map(resultSign),
        })),
        lit: { column: column === null ? undefined : ODDS_COLUMNS.indexOf(column), row: lineOf(die) },
      }
    }
    case 'fireball':
    case 'wand': {
      const { table: kind, target, rolled = [], types = typesUnder(reading) } = reading
      const cellOf = (type: UnitType, face: number) => {
        const many = type === target ? rolled.filter((other) => other === face).length : 0
        const result = face >= eliminatedFrom(settings, kind, type) ? 'out' : '–'
        return many > 1 ? `${result} ×${many}` : result
      }
      return {
        columns: FACES.map(String),
        rows: types.map((type) => ({
          head: capitalized(UNIT_NAMES[type].one),
          cells: FACES.map((face) => cellOf(type, face)),
        })),
        lit: { row: target && types.indexOf(target), column: rolled.map((face) => face - 1) },
      }
    }
    default: {
      const { table, rolled } = reading
      const cells = settings.tables[table].map((result) =>
        table === 'haste' ? `+${result}` : String(result),
      )
      return {
        columns: FACES.map(String),
        rows: [{ head: 'Result', cells }],
        lit: rolled === null ? {} : { row: 0, column: lineOf(rolled) },
      }
    }
  }
}

function lineOf(face: number | null): number | undefined {
  return face === null ? undefined : face - 1
}

/** The wand burns the sorcerer's units alone; of what is aimed at a unit, its whole side is shown. */
function typesUnder({ table, target }: Extract<Reading, { readonly target?: unknown }>): readonly UnitType[] {
  if (target) return TYPES_OF[sideOf(target)]
  return table === 'wand' ? TYPES_OF.sorcerer : UNIT_TYPES
}

function resultSign(result: CombatResult): string {
  return result === '-' ? '–' : result
}

/** A row for each result with its chance on every column. */
function chancesOf(table: Table) {
  const forecasts = ODDS_COLUMNS.map((column) => attackForecast(table, column, 2))
  const results = [
    ['-', 'none'],
    ['1', 'one'],
    ['E', 'all'],
  ] as const
  return results.map(([result, chance]) => ({
    head: `${resultSign(result)} in %`,
    cells: forecasts.map((forecast) => percentFigure(forecast[chance])),
  }))
}
