import { present } from '@/engine/kernel/refusal'
import type { Clause } from '../clauses'
import { UNITS } from './units'
import type { Ability, Filter, Keyword, Tag, Until } from './vocabulary'

/** A figure that a keyword adds to a battle roll (AM-12.1). */
interface RollKeyword {
  /** To the roll of the unit itself, or to that of the combatant whom it supports. */
  readonly to: 'self' | 'supported'
  readonly tags: readonly Tag[]
  /** Only on this side of a battle. */
  readonly role?: 'attack' | 'defend'
  /** Only against such opponents. */
  readonly vs?: Filter
}

/** The keywords that count in a battle roll; the tag of their own is the first. */
export const ROLL_KEYWORDS: Readonly<Partial<Record<Keyword, RollKeyword>>> = {
  ambush: { to: 'self', role: 'defend', tags: ['ambush'] },
  archer: { to: 'supported', tags: ['archer'] },
  cavalry: {
    to: 'self',
    tags: ['cavalry'],
    vs: { all: [{ is: 'Slow' }, { not: { has: 'flying' } }] },
  },
  general: { to: 'supported', tags: ['general', 'bravery'] },
  poison: { to: 'self', tags: ['poison'], vs: { all: [{ is: 'Living' }, { not: { is: 'Swarm' } }] } },
  slay: { to: 'self', tags: ['slay'] },
  surprise: { to: 'self', role: 'attack', tags: ['surprise'] },
}

/** What a meal is worth, by its own figure (AM-K.13). */
export const CANNIBAL_TAGS: readonly Tag[] = ['cannibal', 'strength']

/** The one paralysis that asks for a die: how low, and for how long (AM-K.22). */
export const MAZE = present(
  UNITS.flatMap(({ has }) => has.flatMap((ability: Ability) => mazeIn(ability)))[0],
  'the Maze',
)

function mazeIn(ability: Ability): readonly { readonly upTo: number; readonly until: Until }[] {
  return ability.k === 'paralyze' && ability.chance !== undefined
    ? [{ upTo: ability.chance, until: ability.until }]
    : []
}

/** How far units go with these keywords; one hex without (AM-9.2). */
export const PACES: readonly (readonly [keyword: Keyword, hexes: number])[] = [
  ['swift', 2],
  ['verySwift', 3],
]

/** Where each keyword is told. */
export const KEYWORD_CLAUSES = {
  ambush: 'AM-K.11',
  archer: 'AM-K.12',
  cannibal: 'AM-K.13',
  carry: 'AM-K.14',
  cavalry: 'AM-K.15',
  extraDie: 'AM-K.16',
  flying: 'AM-K.17',
  general: 'AM-K.18',
  guard: 'AM-K.19',
  martyr: 'AM-K.20',
  negateSite: 'AM-K.21',
  paralyze: 'AM-K.22',
  poison: 'AM-K.23',
  regenerate: 'AM-K.24',
  scout: 'AM-K.25',
  skirmish: 'AM-K.26',
  slay: 'AM-K.27',
  spellImmune: 'AM-K.28',
  steal: 'AM-K.29',
  surprise: 'AM-K.30',
  swift: 'AM-K.31',
  swimmer: 'AM-K.32',
  transport: 'AM-K.33',
  vanish: 'AM-K.34',
  verySwift: 'AM-K.35',
} as const satisfies Readonly<Record<Keyword, Clause>>

/** What a Familiar may be given (AM-S.69). */
export const GIFTS: Readonly<Record<string, Ability>> = {
  flying: { k: 'flying' },
  swimmer: { k: 'swimmer' },
  poison: { k: 'poison', n: 1 },
}
