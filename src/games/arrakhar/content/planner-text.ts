import { counted, oneDecimal, percent } from './text'

/** The pages of the planner, in the order of its tabs. */
export const PLANNER_PAGES = {
  combat: 'Combat',
  fireball: 'Fireballs',
  haste: 'Haste',
  tables: 'Tables',
} as const
export type PlannerPage = keyof typeof PLANNER_PAGES

export const PLANNER = {
  name: 'Planner',
  pages: 'Pages of the planner',
  allTables: 'All tables',
  hint: 'Planner and tables (P)',
  close: 'Close the planner',
  designate: 'Designate',
  whatIf: 'What if: only numbers, this is not the moment for it.',
  closed: 'Dice have been rolled: nothing more is designated in this segment.',
  nothing: {
    combat: 'Nobody who can attack stands next to an enemy.',
    fireball: 'No caster has enemies within range.',
    haste: 'No wizard has a stack to hasten.',
  },
  chain: 'Attacks on this stack, in the order of rolling',
  salvo: 'Fireballs on this stack, in the order of rolling',
  chances: 'Chances',
  target: 'Target',
  attackers: 'Attackers',
  defenders: 'Defenders named',
  casters: 'Casters',
  wandCaster: 'The wand',
  sooner: 'Roll sooner',
  later: 'Roll later',
  asked: 'The roll on its table',
  last: 'Last roll',
  earlierRoll: 'Earlier roll',
  laterRoll: 'Later roll',
  noRoll: 'Nothing has been rolled yet.',
  showRoll: 'Show on the table',
} as const

/** The heads of the printed tables. */
export const TABLE_NAMES = {
  combat: 'Combat Table',
  fireball: 'Fireball Table',
  wand: 'Wand fireball',
  haste: 'Haste Table: movement bonus',
  summon: 'Summon Table: units that may come',
  orcs: 'Wandering orcs',
} as const

/** What each result of the Combat Table means. */
export const RESULT_KEY = '– none, 1 one, E all eliminated'

/** Chances in a narrow column, without the sign: '33', or '<1'. */
export function percentFigure(chance: number): string {
  return percent(chance).replace(' %', '')
}

/** What a whole chain comes to, in a sentence. */
export function chainSummary(expected: number, units: number, emptied: number): string {
  return `${oneDecimal(expected)} of ${counted(units, 'unit', 'units')} expected to fall; hex emptied ${percent(emptied)}`
}

/** How likely the one in hand finds nobody. */
export function wasteText(wasted: number): string {
  return wasted > 0 ? `; wasted ${percent(wasted)}` : ''
}

/** How an attack was read: 'Read at 2:1, one column better by the bonus.' */
export function readAtText(column: string, bonus: boolean): string {
  return `Read at ${column}${bonus ? ', one column better by the bonus' : ''}.`
}

/** That a forecast counts in what is designated there already: ', with 2 designated; the last wasted 4 %'. */
export function withDesignated(count: number, wasted: number): string {
  return `, with ${count} designated; the last wasted ${percent(wasted)}`
}
