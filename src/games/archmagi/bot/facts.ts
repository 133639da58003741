import { has, isA, matches, sumOf } from '../queries/filters'
import { ROLL_KEYWORDS } from '../tables/keywords'
import { factsOfType, isArchmagus, type UnitTypeId } from '../tables/types'
import type { Ability, Keyword, Traits } from '../tables/vocabulary'

/** What a kind of unit is in a fight, and what it is worth: worked out once, for positions are weighed by the thousand. */
export interface Facts {
  readonly traits: Traits
  readonly base: number
  readonly attacking: number
  readonly defending: number
  /** What it adds to others while it stays behind. */
  readonly support: number
  /** What it lends as a Site. */
  readonly site: number
  /** Defeats that it takes to destroy it in one battle. */
  readonly lives: 1 | 2
  readonly isMage: boolean
  readonly isSite: boolean
  readonly isSea: boolean
  readonly isCaster: boolean
  /** Whether it fights better against some. */
  readonly hasEdges: boolean
  readonly worth: number
}

/** What an extra die brings on average. */
const EXTRA_DIE = 3.5

const OF_TYPE = new Map<UnitTypeId, Facts>()

/** What a unit is in a fight, going by what is printed on it. */
export function factsOf({ type, own }: { readonly type: UnitTypeId; readonly own: Traits | null }): Facts {
  const known = OF_TYPE.get(type)
  if (known && own === null) return known
  const facts = workedOut(own ?? factsOfType(type), isArchmagus(type))
  if (own === null) OF_TYPE.set(type, facts)
  return facts
}

function workedOut(printed: Traits, isMage: boolean): Facts {
  const isFast = has(printed, 'swift') || has(printed, 'verySwift')
  const traits: Traits = isFast ? printed : { ...printed, is: [...printed.is, 'Slow'] }
  const isSite = isA(traits, 'Site')
  const base = traits.brm + EXTRA_DIE * sumOf(traits, 'extraDie')
  const facts = {
    ...{ traits, base, isMage, isSite },
    attacking: sumOf(traits, 'surprise'),
    defending: sumOf(traits, 'ambush'),
    support: sumOf(traits, 'archer') + (has(traits, 'general') ? 1 : 0),
    site: isSite ? traits.brm : 0,
    lives: has(traits, 'regenerate') ? 2 : 1,
    isSea: isA(traits, 'Sea'),
    isCaster: isA(traits, 'Spellcaster'),
    hasEdges: traits.has.some(isEdge),
  } as const
  // What an Archmagus is worth depends on how things stand: see stakes.ts.
  return { ...facts, worth: isMage ? 0 : worthOf(facts) }
}

/** What keywords are worth beside what they add to rolls of their own. */
const KEYWORD_WORTH: Readonly<Partial<Record<Keyword, number>>> = {
  ...{ flying: 0.5, swift: 0.4, verySwift: 0.8, swimmer: 0.1 },
  ...{ guard: 0.3, martyr: 0.3, vanish: 0.2, skirmish: 0.2, paralyze: 1.2, steal: 0.2, scout: 0.3 },
  ...{ spellImmune: 0.3, carry: 0.2, transport: 0.2, negateSite: 0.2 },
}

/** How often a keyword with a condition counts, about. */
const OFTEN: Readonly<Partial<Record<Keyword, number>>> = {
  ...{ surprise: 0.5, ambush: 0.5, cavalry: 0.6, poison: 0.6, slay: 0.12, cannibal: 0.05 },
}

/** One point of support serves whoever fights, and is in no danger itself. */
const SUPPORT_WORTH = 0.75

/** Who wins by much wins again: strength counts more than in proportion. */
function worthOf({ traits, base, support, lives, isSite, isSea, isCaster }: Omit<Facts, 'worth'>): number {
  const strength = base + traits.has.reduce((sum, ability) => sum + oftenOf(ability), 0)
  const fight = 0.6 + 0.16 * Math.max(0, strength) ** 1.5
  const more = traits.has.reduce((sum, { k }) => sum + (KEYWORD_WORTH[k] ?? 0), 0)
  const whole = fight * (lives === 2 ? 1.4 : 1) + more + SUPPORT_WORTH * support + (isCaster ? 0.6 : 0)
  return whole * (isSite ? 0.5 : 1) * (isSea ? 0.6 : 1)
}

function oftenOf(ability: Ability): number {
  return 'n' in ability ? ability.n * (OFTEN[ability.k] ?? 0) : 0
}

const EDGES = new WeakMap<Facts, WeakMap<Facts, number>>()

/** What the keywords of one add to its rolls against such as the other. */
export function edgeOver(own: Facts, foe: Facts): number {
  if (!own.hasEdges) return 0
  const row = EDGES.get(own) ?? new WeakMap<Facts, number>()
  const known = row.get(foe)
  if (known !== undefined) return known
  const edge = own.traits.has.reduce((sum, ability) => sum + edgeOf(ability, foe.traits), 0)
  EDGES.set(own, row.set(foe, edge))
  return edge
}

function edgeOf(ability: Ability, foe: Traits): number {
  if (!isEdge(ability)) return 0
  const vs = ability.k === 'slay' ? ability.vs : (ROLL_KEYWORDS[ability.k]?.vs ?? true)
  return matches(vs, foe) ? ability.n : 0
}

/** Whether a keyword adds to rolls against some opponents, on either side of a battle. */
function isEdge(ability: Ability): ability is Extract<Ability, { readonly n: number }> {
  const roll = ROLL_KEYWORDS[ability.k]
  return roll?.to === 'self' && !roll.role && 'n' in ability
}
