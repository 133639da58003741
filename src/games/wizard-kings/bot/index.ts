import type { Bot } from '@/engine/bot/bot'
import { rolloutBy } from '@/engine/bot/bot-rollout'
import { oneOf } from '@/engine/bot/bot-sample'
import { thinkerOf } from '@/engine/bot/bot-thinker'
import { weigherOf } from '@/engine/bot/bot-weigher'
import { legalOf } from '@/engine/declare/legal'
import type { CommandReason } from '@/engine/declare/search-bot'
import { type Random, seededRandom } from '@/engine/kernel/dice'
import { COMMANDS, type Command } from '../commands'
import { wizardKingsPlay } from '../play'
import { stageOf } from '../queries/asked'
import type { View } from '../queries/view'
import type { State } from '../state/state'
import type { Side } from '../tables/seats'
import { battlePlans } from './battle'
import { chanceToWin } from './evaluate'
import { policy } from './policy'
import { CARELESS, EVEN, STYLES } from './style'
import { suppose } from './suppose'

type Why = CommandReason<Command>

/** Commands that so many turns cannot need more of; a rollout that does has met a fault of the policy. */
const MOST_COMMANDS = 1500
/** Turns that a Move Phase is played on for: further on dice hide what is due to a plan. */
const TURNS = 1
/** Rollouts at most in a battle, where there is little left to find out, and for moves by how large the game is. */
const MOST_TRIES = { battle: 60, small: 128, medium: 80, large: 48 }

/** How plans are tried out, for whoever is asked. */
const rollOut = rolloutBy({
  rules: wizardKingsPlay,
  next: (state: State, random: Random) => policy(state, EVEN, random),
  isDoneFrom: ({ battle, turn }: State) =>
    battle ? (state: State) => state.battle === null : (state: State) => state.turn >= turn + TURNS,
  seatIn: ({ actor }: State) => actor,
  chanceFor: chanceToWin,
  most: MOST_COMMANDS,
})

const think = thinkerOf<View, State, Command, Why>({
  suppose,
  // What may be given at any time says nothing about the game.
  sample: (state, random) =>
    oneOf(
      legalOf(COMMANDS, state).filter(({ type }) => type !== 'resign'),
      random,
    ),
  careless: (state, random) => policy(state, CARELESS, random),
  sensible: (state, random) => policy(state, EVEN, random),
  plans: plansIn,
  rollOut,
  worlds: 4,
  chanceIn: (state) => chanceToWin(state, state.actor),
  reasons: (_state, plan) => plan.map((command) => ({ type: 'command', command })),
})

/** Rules of thumb are good enough but for moves, and for what is done in battle. */
function plansIn(state: State, random: Random): readonly (readonly Command[])[] {
  switch (stageOf(state)) {
    case 'moves':
      return STYLES.map((style) => policy(state, style, random))
    case 'slots':
      return battlePlans(state)
    default:
      return [policy(state, EVEN, random)]
  }
}

/** The bot of Wizard Kings: rules of thumb, and a search over how boldly moves are planned and battles fought. */
export const wizardKingsBot: Bot<View, Command, Why> = {
  think: (view, decider, random, budget) => {
    const most = MOST_TRIES[view.battle ? 'battle' : view.settings.scenario]
    return think(view, decider, random, { ...budget, rollouts: Math.min(budget.rollouts, most) })
  },
  chanceOf: (view, seat) => chanceToWin(suppose(view, seededRandom(1)), seat as Side),
  weigh: weigherOf({ suppose, rollOut }),
}
