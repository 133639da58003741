import { positionOf } from '@/engine/kernel/history'
import { archmagiBot as bot } from '@/games/archmagi/bot'
import type { Event } from '@/games/archmagi/events'
import { archmagiRules as rules } from '@/games/archmagi/rules'
import type { State } from '@/games/archmagi/state/state'
import { playRecipe, type Recipe } from '../support/bot-recipe'
import { type AnyHistory, recordedBy, type Shelf } from './shelf'

/** A recorded game of Archmagi: how it came about, how it ends, and events that it has in it. */
interface Kept extends Recipe<State> {
  readonly name: string
  readonly by: NonNullable<State['ending']>['by']
  readonly has: readonly Event['type'][]
}

const MEDIUM = ['medium'] as const
const CHANCE = ['random'] as const
const FAST = { responseWindows: 'fast', deferDiscards: true } as const

const KEPT: readonly Kept[] = [
  // The ready games of two, of bots and of bots and chance.
  {
    name: 'first-duel-medium',
    settings: { preset: 'first-duel' },
    players: MEDIUM,
    by: 'lastArchmagus',
    has: [],
  },
  {
    name: 'first-duel-strong-easy',
    settings: { preset: 'first-duel' },
    players: ['strong', 'easy'],
    by: 'lastArchmagus',
    has: [],
  },
  {
    name: 'battle-lesson-medium',
    settings: { preset: 'battle-lesson' },
    players: MEDIUM,
    by: 'rounds',
    has: [],
  },
  {
    name: 'spell-lesson-chance',
    settings: { preset: 'spell-lesson' },
    players: CHANCE,
    by: 'rounds',
    has: [],
  },
  // Settings of one's own: a map that is made, unknown land, terrain by chits, Archmagi picked, hands that are open.
  {
    name: 'unknown-isle',
    settings: { map: 'mirror-isle', exploration: true, terrainMethod: 'd20', roundLimit: 4, ...FAST },
    players: MEDIUM,
    by: 'rounds',
    has: ['terrainFound'],
  },
  {
    name: 'made-map',
    settings: {
      map: { generator: { columns: 9, rows: 8, land: 24, reefs: 2, abysses: 2 } },
      terrainMethod: 'chits',
      archmagi: 'pick',
      roundLimit: 3,
      ...FAST,
    },
    players: CHANCE,
    by: 'rounds',
    has: [],
  },
  {
    name: 'open-hands-sealed',
    settings: { map: 'teaching-isle', openHands: true, roundLimit: 3 },
    players: CHANCE,
    by: 'rounds',
    has: [],
  },
  {
    name: 'gives-up',
    settings: { preset: 'first-duel' },
    players: MEDIUM,
    concedes: ({ round }, seat) => seat === 'two' && round >= 3,
    by: 'lastArchmagus',
    has: ['eliminated'],
  },
  // Three and four.
  {
    name: 'three-medium',
    settings: { map: 'mirror-isle', seats: 3, roundLimit: 3, ...FAST },
    players: MEDIUM,
    by: 'rounds',
    has: [],
  },
  {
    name: 'three-give-up',
    settings: { map: 'mirror-isle', seats: 3, roundLimit: 4, ...FAST },
    players: MEDIUM,
    concedes: ({ round }, seat) => seat === 'three' && round >= 2,
    by: 'rounds',
    has: ['eliminated'],
  },
  {
    name: 'four-medium',
    settings: { map: 'four-horns', seats: 4, roundLimit: 2, ...FAST },
    players: MEDIUM,
    by: 'rounds',
    has: [],
  },
  {
    name: 'four-chance',
    settings: { map: 'four-horns', seats: 4, roundLimit: 2, exploration: true, ...FAST },
    players: CHANCE,
    by: 'rounds',
    has: [],
  },
]

/** How a game has ended; undefined while it goes on. */
export function endOf(history: AnyHistory): string | undefined {
  return (positionOf(history) as State).ending?.by
}

/** The recorded games of Archmagi. */
export const ARCHMAGI: Shelf = {
  rules,
  games: recordedBy(KEPT, endOf, (recipe, seed) => playRecipe({ rules, bot }, recipe, seed)),
  mostBytes: 360_000,
}
