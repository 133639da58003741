import { playRulesOf } from '@/engine/declare/game-rules'
import type { Seat } from '@/engine/kernel/game'
import { COMMANDS } from './commands'
import { concession } from './commands/turn/resign'
import { EVENTS } from './events'
import { stageOf } from './queries/asked'
import { viewOf } from './queries/view'
import type { State, Step } from './state/state'
import { SEATS } from './tables/seats'

/** Steps in which nothing that is secret is looked at (FG-6). */
const OPEN_STEPS: readonly Step[] = [
  ...(['rollOff', 'boards', 'edge', 'armies', 'moon', 'initiative', 'battles', 'battle'] as const),
]

/** Wizard Kings as a table plays it. */
export const wizardKingsPlay = {
  ...playRulesOf({
    id: 'wizard-kings',
    seats: SEATS,
    set: COMMANDS,
    events: EVENTS,
    viewOf,
    segmentOf: (state) =>
      `${state.turn} ${stageOf(state) === 'slots' ? 'battle' : state.step} ${state.actor}`,
    resultOf: ({ ending }) => ending?.winner ?? null,
    hasSecrets: ({ ending, settings }) => ending === null && !settings.openTable,
  }),
  concession,
  /** Rolls, boards and battles are decided with both looking on (FG-6). */
  openHand(state: State, seat: Seat) {
    return state.ending === null && OPEN_STEPS.includes(state.step)
      ? { ...viewOf(state, 'table'), viewer: seat }
      : undefined
  },
}
