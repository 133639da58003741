import { TERRAINS } from '../../tables/names'
import { STORM_TURNS } from '../../tables/terrain'
import type { ArenaChartProps } from './ArenaChart'
import { abilityRows, classRows, costRows, creatureRows, itemRows, spellRows, stepRows } from './chart-rows'
import { CHARTS } from './charts-text'

/** Who may go where, and what changing it costs. */
export const LAND_CHARTS: readonly ArenaChartProps[] = [
  {
    id: 'classes',
    title: CHARTS.classes,
    corner: CHARTS.class,
    columns: TERRAINS,
    rowsOf: classRows,
    clauses: ['AA-4.2', 'AA-1.3'],
  },
  {
    id: 'steps',
    title: CHARTS.steps,
    corner: CHARTS.from,
    columns: CHARTS.stepColumns,
    rowsOf: stepRows,
    clauses: ['AA-4.3'],
  },
  {
    id: 'costs',
    title: CHARTS.costs,
    corner: CHARTS.hex,
    columns: CHARTS.costColumns,
    rowsOf: costRows,
    clauses: ['AA-4.4', 'AA-4.5', 'AA-4.9', 'AA-4.11'],
    note: CHARTS.costKey(STORM_TURNS),
  },
]

/** Everything that may be drawn up or cast. */
export const CATALOGUES: readonly ArenaChartProps[] = [
  {
    id: 'creatures',
    isWide: true,
    title: CHARTS.creatures,
    corner: CHARTS.creature,
    columns: CHARTS.creatureColumns,
    rowsOf: creatureRows,
    clauses: ['AA-2.2', 'AA-7.1', 'AA-10.1', 'AA-12.1', 'AA-14.1', 'AA-17.3'],
    note: CHARTS.creatureKey,
  },
  {
    id: 'abilities',
    isWide: true,
    title: CHARTS.abilities,
    corner: CHARTS.ability,
    columns: CHARTS.abilityColumns,
    rowsOf: abilityRows,
    clauses: ['AA-17.2'],
  },
  {
    id: 'items',
    isWide: true,
    title: CHARTS.items,
    corner: CHARTS.item,
    columns: CHARTS.itemColumns,
    rowsOf: itemRows,
    clauses: ['AA-6.3', 'AA-6.7'],
  },
  {
    id: 'spells',
    isWide: true,
    title: CHARTS.spells,
    corner: CHARTS.spell,
    columns: CHARTS.spellColumns,
    rowsOf: spellRows,
    clauses: ['AA-17.3', 'AA-17.5', 'AA-18.2', 'AA-20.12', 'AA-21.3'],
  },
]
