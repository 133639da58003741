import { playRulesOf } from '@/engine/declare/game-rules'
import { COMMANDS } from './commands'
import { concession } from './commands/turn/resign'
import { EVENTS } from './events'
import { stageOf } from './queries/asked'
import { viewOf } from './queries/view'
import { SEATS } from './tables/seats'

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
}
