import { positionOf } from '@/engine/kernel/history'
import { wizardKingsBot as bot } from '@/games/wizard-kings/bot'
import type { Event } from '@/games/wizard-kings/events'
import { wizardKingsRules as rules } from '@/games/wizard-kings/rules'
import type { State } from '@/games/wizard-kings/state/state'
import { playRecipe, type Recipe } from '../support/bot-recipe'
import { type AnyHistory, recordedBy, type Shelf } from './shelf'

/** A recorded game of Wizard Kings: how it came about, how it ends, and events that it has in it. */
interface Kept extends Recipe<State> {
  readonly name: string
  readonly by: NonNullable<State['ending']>['by']
  readonly has: readonly Event['type'][]
}

const MEDIUM = ['medium'] as const
const CHANCE = ['random'] as const

const KEPT: readonly Kept[] = [
  // The ready games, of bots and of chance.
  {
    name: 'skirmish-medium',
    settings: { preset: 'greenmarch-skirmish' },
    players: MEDIUM,
    by: 'early',
    has: ['spellCast', 'retreated', 'recruited', 'regrouped'],
  },
  {
    name: 'skirmish-evened-strong-easy',
    settings: { preset: 'greenmarch-skirmish', handicap: true },
    players: ['strong', 'easy'],
    by: 'early',
    has: ['learned'],
  },
  {
    name: 'skirmish-chance',
    settings: { preset: 'greenmarch-skirmish' },
    players: CHANCE,
    by: 'lastTurn',
    has: [],
  },
  {
    name: 'skirmish-open-table',
    settings: { preset: 'greenmarch-skirmish', openTable: true },
    players: MEDIUM,
    by: 'early',
    has: [],
  },
  // Settings of one’s own, with the whole set-up: boards, armies and forces by bots.
  {
    name: 'small-set-up',
    settings: {
      scenario: 'small',
      fourArmyUnits: true,
      randomMoon: true,
      figures: { turns: 5, earliestEnd: 3 },
    },
    players: MEDIUM,
    by: 'early',
    has: ['rolledOff', 'edgeChosen', 'moonRolled'],
  },
  {
    name: 'medium-set-up',
    settings: { scenario: 'medium', figures: { turns: 1, earliestEnd: 1 } },
    players: MEDIUM,
    by: 'lastTurn',
    has: ['capitalsShown'],
  },
  {
    name: 'large-in-a-column',
    settings: {
      scenario: 'large',
      layout: 'column',
      threeWizards: true,
      figures: { turns: 1, earliestEnd: 1 },
    },
    players: MEDIUM,
    by: 'lastTurn',
    has: ['boardChosen'],
  },
  {
    name: 'gives-up',
    settings: { preset: 'greenmarch-skirmish' },
    players: MEDIUM,
    concedes: ({ turn, step }, seat) => turn >= 3 && step === 'moves' && seat === 'south',
    by: 'resigned',
    has: [],
  },
]

/** How a game has ended; undefined while it goes on. */
export function endIn(history: AnyHistory): string | undefined {
  return (positionOf(history) as State).ending?.by
}

/** The recorded games of Wizard Kings. */
export const WIZARD_KINGS: Shelf = {
  rules,
  games: recordedBy(KEPT, endIn, (recipe, seed) => playRecipe({ rules, bot }, recipe, seed)),
  mostBytes: 360_000,
}
