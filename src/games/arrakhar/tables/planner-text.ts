import { oneDecimal, percent } from '@/engine/basics/figures'
import { counted } from '@/engine/basics/phrases'

/** The pages of the planner, in the order of its tabs. */
export const PLANNER_PAGES = {
  combat: 'Combat',
  fireball: 'Fireballs',
  haste: 'Haste',
  tables: 'Tables',
} as const
export type PlannerPage = keyof typeof PLANNER_PAGES

export const PLANNER = {
  allTables: 'All tables',
  nothing: {
    combat: 'Nobody who can attack stands next to an enemy.',
    fireball: 'No caster has enemies within range.',
    haste: 'No wizard has a stack to hasten.',
  },
  chain: 'Attacks on this stack, in the order of rolling',
  salvo: 'Fireballs on this stack, in the order of rolling',
  readAt: 'Read at',
  spell: 'Spell',
  noAttackers: 'Add attackers that stand next to the target.',
  chances: 'Chances',
  attackers: 'Attackers',
  defenders: 'Defenders',
  casters: 'Casters',
  wandCaster: 'The wand',
  showRoll: 'Show on the table',
} as const

/** The heads of the printed tables. */
export const TABLE_NAMES = {
  combat: 'Combat Table',
  fireball: 'Fireball Table',
  wand: 'Wand fireball',
  haste: 'Haste Table: movement bonus',
  summon: 'Summon Table: units that may come',
  wanderingOrcs: 'Wandering orcs',
} as const

/** Losses to be expected of one attack: '0.3 of 4 expected'. */
export function expectedText(expected: number, named: number): string {
  return `${oneDecimal(expected)} of ${named} expected`
}

/** The name of the Combat Table with what each result means. */
export const COMBAT_CAPTION = `${TABLE_NAMES.combat}: – none, 1 one, E all`

/** A chance that is not torn apart at the end of a line. */
function share(chance: number): string {
  return percent(chance).replace(' ', '\u00a0')
}

/** What a whole chain comes to, in a sentence. */
export function chainSummary(expected: number, units: number, emptied: number): string {
  return `${oneDecimal(expected)} of ${counted(units, 'unit', 'units')} expected to fall; hex emptied ${share(emptied)}`
}

/** How many attacks a sentence sums up: 'All 3: '. */
export function attacksTogether(count: number): string {
  return count > 1 ? `All ${count}: ` : ''
}

/** How likely the one in hand finds nobody. */
export function wasteText(wasted: number): string {
  return wasted > 0 ? `; ${share(wasted)} chance this one isn’t needed` : ''
}

/** How an attack was read: 'Read at 2:1, one column better by the bonus.' */
export function readAtText(column: string, bonus: boolean): string {
  return `Read at ${column}${bonus ? ', one column better by the bonus' : ''}.`
}

/** That a forecast counts in what is designated there already: ', with 2 declared; 4 % chance the last isn’t needed'. */
export function withDesignated(count: number, wasted: number): string {
  return `, with ${count} declared; ${share(wasted)} chance the last isn’t needed`
}
