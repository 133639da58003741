import type { PlayRules } from '@/engine/kernel/game'
import { audienceBy, barrierAmong } from '@/engine/declare/event'
import { ANSWERS } from './effects/bouts/answers'
import { type Command, COMMAND_RULES } from './commands'
import { emptyEnd } from './commands/legal/empty-end'
import { concession } from './commands/turn/concede'
import { type Event, EVENTS } from './events'
import { askedSeat } from './queries/guards'
import { sealedText } from './queries/sealed-cards'
import { type ArenaSeat, type Position, SEATS } from './state/position'
import { type View, viewOf } from './state/view'

/** Whether an army list or a spell card is still hidden from somebody (AA-1.9). */
function hasSecrets({ ending, now, spellCount, revealed }: Position): boolean {
  if (ending) return false
  return now.phase === 'build' || SEATS.some((seat) => revealed[seat].length < spellCount[seat])
}

/** Arena as a table plays it. */
export const arenaPlay: PlayRules<Position, Command, Event, View> = {
  id: 'arena',
  seats: SEATS,
  commands: COMMAND_RULES,
  askedSeat,
  segmentOf: ({ turn, active, now }) => `${turn} ${active} ${now.phase}`,
  resultOf: ({ ending }) => ending?.winner ?? null,
  viewOf,
  audienceOf: audienceBy(EVENTS),
  barrierOf: (_command, events) => barrierAmong(EVENTS, events),
  sealedText,
  hasSecrets,
  answers: ANSWERS,
  emptyEnd,
  concession: (seat) => concession(seat as ArenaSeat),
}
