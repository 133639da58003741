import { playRulesOf } from '@/engine/declare/game-rules'
import { COMMANDS } from './commands'
import { EVENTS } from './events'
import { stageOf } from './queries/asked'
import { viewOf } from './queries/view'
import { SEATS } from './tables/seats'

/** Archmagi as a table plays it. */
export const archmagiPlay = playRulesOf({
  id: 'archmagi',
  seats: SEATS,
  set: COMMANDS,
  events: EVENTS,
  viewOf,
  segmentOf: (state) =>
    `${state.round} ${state.active} ${state.phase} ${state.battle?.round ?? 0} ${stageOf(state)}`,
  resultOf: ({ ending }) => ending?.winner ?? null,
  hasSecrets: ({ ending, settings }) => ending === null && !settings.openHands,
})
