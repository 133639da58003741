import { playRulesOf } from '@/engine/declare/game-rules'
import { COMMANDS } from './commands'
import { EVENTS } from './events'
import { viewOf } from './state'
import { SEATS } from './tables/units'

/** __Name__ as a table plays it. */
export const __camel__Play = playRulesOf({
  id: '__id__',
  seats: SEATS,
  set: COMMANDS,
  events: EVENTS,
  viewOf,
  segmentOf: ({ stage, turn, active }) => `${stage} ${turn} ${active}`,
  resultOf: ({ ending }) => ending?.winner ?? null,
  hasSecrets: ({ ending }) => ending === null,
})
