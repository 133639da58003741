import type { PlayRules } from '@/engine/kernel/game'
import { audienceBy, barrierAmong } from '@/engine/declare/event'
import { type Command, COMMAND_RULES } from './commands'
import { resignation } from './commands/turn/resign'
import { type Event, EVENTS } from './events'
import { askedSide, isSetUp } from './queries/guards'
import type { Position } from './state/position'
import type { Side } from './tables/units'
import { type View, viewOf } from './state/view'

/** The wand's haunt, from the moment its placement is finished (AR-3.4). */
function sealedText({ now, secrets }: Position): string | undefined {
  const chosen = !isSetUp(now.segment) || now.segment === 'wizardPlacement'
  return chosen ? (secrets.wandHaunt ?? undefined) : undefined
}

/** Why a command must not be undone though no die was rolled (AR-5, AR-7.6, AR-11.1). */
function barrierOf(command: Command, events: readonly Event[]): string | undefined {
  const ended =
    command.type === 'endSegment' ? 'The segment has ended; segments are not returned to.' : undefined
  return barrierAmong(EVENTS, events) ?? ended
}

/** Arrakhar's Wand as a table plays it. */
export const arrakharPlay: PlayRules<Position, Command, Event, View> = {
  id: 'arrakhar',
  seats: ['sorcerer', 'wizard'],
  commands: COMMAND_RULES,
  askedSeat: askedSide,
  segmentOf: ({ turn, side, now }) => `${turn} ${side} ${now.segment}`,
  resultOf: ({ ending }) => ending?.winner ?? null,
  viewOf,
  audienceOf: audienceBy(EVENTS),
  barrierOf,
  sealedText,
  hasSecrets: ({ ending }) => ending === null,
  concession: (seat) => resignation(seat as Side),
}
