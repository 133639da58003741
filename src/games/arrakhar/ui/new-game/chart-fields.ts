import { capitalized } from '@/engine/basics/phrases'
import { sameData } from '@/engine/basics/same-data'
import { without } from '@/engine/kernel/draft'
import { present } from '@/engine/kernel/refusal'
import { parseWith } from '@/engine/files/schema'
import type { Field } from '@/table/fields/field'
import { pastedJson } from '@/table/new-game/agreed-form'
import { TABLE_NAMES } from '../../tables/planner-text'
import { RECONSTRUCTIONS } from '../../tables/reconstructions'
import { HOUSE_CHARTS } from '../../tables/setup-text'
import {
  type ByDie,
  type CombatResult,
  type CombatRow,
  type EliminatedFrom,
  ODDS_COLUMNS,
  type Tables,
} from '../../tables/tables'
import { type Costs, UNIT_NAMES, UNIT_TYPES, type UnitType } from '../../tables/units'
import { NEW_GAME } from '../../state/settings'
import type { SettingsDraft } from './settings-draft'

type Change = Pick<SettingsDraft, 'tables'> | Pick<SettingsDraft, 'costs'>
type ChartField = Extract<Field<Change>, { kind: 'chart' }>

interface Given {
  readonly tables?: Partial<Tables> | undefined
  readonly costs?: Partial<Costs> | undefined
}

const FACES = ['1', '2', '3', '4', '5', '6'] as const
/** A roll of no die: so low a fireball eliminates nobody. */
const NEVER = 7
const MOST_COST = 20
const MOST_BY_DIE = 12

const TYPE_NAMES = UNIT_TYPES.map((type) => capitalized(UNIT_NAMES[type].one))
const RESULTS = (['-', '1', 'E'] as const).map((value) => ({ value, name: HOUSE_CHARTS.results[value] }))
const ROLLS = [
  ...FACES.map((value) => ({ value, name: HOUSE_CHARTS.rollsFrom(value) })),
  { value: String(NEVER), name: HOUSE_CHARTS.never },
]

/** Tables and costs of one's own (AR-13.5) as charts to fill in; a line where a pasted text cannot be read. */
export function chartFields(draft: SettingsDraft): readonly Field<Change>[] {
  const given = givenIn(draft)
  if (!given) return [{ kind: 'note', label: HOUSE_CHARTS.unreadable }]
  const usual = RECONSTRUCTIONS[draft.reconstruction]
  const tables = { ...usual.tables, ...given.tables }
  const costs = { ...usual.costs, ...given.costs }
  const withTables = (own: Partial<Tables>) => ({
    tables: textOf({ ...given.tables, ...own }, usual.tables),
  })
  return [
    costChart(costs, usual.costs, (own) => ({ costs: textOf({ ...given.costs, ...own }, usual.costs) })),
    combatChart(tables, usual.tables, withTables),
    fireballChart(tables, usual.tables, withTables),
    diceChart(tables, usual.tables, withTables),
  ]
}

/** What the texts of a draft say, or undefined where that is nothing to play with. */
function givenIn({ scenario, tables, costs }: SettingsDraft): Given | undefined {
  const pasted = pastedJson({ tables, costs })
  const parsed = pasted.ok && parseWith(NEW_GAME.schema, { scenario, ...pasted.value })
  return parsed && parsed.ok ? parsed.value : undefined
}

/** The text that says figures, as far as they are not the usual ones. */
function textOf<Usual extends object>(figures: Partial<Usual>, usual: Usual): string {
  const own = Object.entries(figures).filter(([key, figure]) => !sameData(figure, usual[key as keyof Usual]))
  return own.length === 0 ? '' : JSON.stringify(Object.fromEntries(own))
}

function costChart(costs: Costs, usual: Costs, to: (own: Partial<Costs>) => Change): ChartField {
  return {
    kind: 'chart',
    label: HOUSE_CHARTS.costs,
    corner: HOUSE_CHARTS.unit,
    columns: [HOUSE_CHARTS.points],
    rows: UNIT_TYPES.map((type, nth) => ({
      name: TYPE_NAMES[nth] ?? '',
      cells: [{ value: String(costs[type]), usual: String(usual[type]) }],
    })),
    values: numbers(1, MOST_COST),
    to: (row, _, value) => to({ [typeAt(row)]: Number(value) }),
  }
}

type ToTables = (own: Partial<Tables>) => Change

function combatChart({ combat }: Tables, usual: Tables, to: ToTables): ChartField {
  return {
    kind: 'chart',
    label: TABLE_NAMES.combat,
    corner: HOUSE_CHARTS.die,
    columns: ODDS_COLUMNS,
    rows: FACES.map((name, row) => ({
      name,
      cells: ODDS_COLUMNS.map((_, column) => ({
        value: combat[row]?.[column] ?? '-',
        usual: usual.combat[row]?.[column] ?? '-',
      })),
    })),
    values: RESULTS,
    to: (row, column, value) =>
      to({
        combat: combat.map((results, nth) =>
          nth === row ? results.with(column, value as CombatResult) : results,
        ) as readonly CombatRow[] as ByDie<CombatRow>,
      }),
  }
}

function fireballChart(tables: Tables, usual: Tables, to: ToTables): ChartField {
  const kinds = ['fireball', 'wandFireball'] as const
  const lowest = (table: EliminatedFrom, type: UnitType) => String(table[type] ?? NEVER)
  return {
    kind: 'chart',
    label: TABLE_NAMES.fireball,
    corner: HOUSE_CHARTS.unit,
    columns: kinds.map((kind) => HOUSE_CHARTS.kinds[kind]),
    rows: UNIT_TYPES.map((type, nth) => ({
      name: TYPE_NAMES[nth] ?? '',
      cells: kinds.map((kind) => ({
        value: lowest(tables[kind], type),
        usual: lowest(usual[kind], type),
      })),
    })),
    values: ROLLS,
    to(row, column, value) {
      const kind = kinds[column] ?? 'fireball'
      const [type, lowest] = [typeAt(row), Number(value)]
      return to({
        [kind]: lowest === NEVER ? without(tables[kind], type) : { ...tables[kind], [type]: lowest },
      })
    },
  }
}

function diceChart(tables: Tables, usual: Tables, to: ToTables): ChartField {
  const keys = ['haste', 'summon', 'wanderingOrcs'] as const
  return {
    kind: 'chart',
    label: HOUSE_CHARTS.dice,
    corner: HOUSE_CHARTS.die,
    columns: FACES,
    rows: keys.map((key) => ({
      name: HOUSE_CHARTS.byDie[key],
      cells: tables[key].map((value, face) => ({ value: String(value), usual: String(usual[key][face]) })),
    })),
    values: numbers(0, MOST_BY_DIE),
    to(row, column, value) {
      const key = keys[row] ?? 'haste'
      return to({ [key]: tables[key].with(column, Number(value)) })
    },
  }
}

/** The type of a row of a chart of types. */
function typeAt(row: number): UnitType {
  return present(UNIT_TYPES[row], 'a type')
}

function numbers(from: number, to: number) {
  return Array.from({ length: to - from + 1 }, (_, nth) => {
    const value = String(from + nth)
    return { value, name: value }
  })
}
