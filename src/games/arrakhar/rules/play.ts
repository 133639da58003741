import type { PlayRules, Seat } from '@/engine/game'
import { audienceOf, barrierOf } from './audience'
import { COMMAND_RULES } from './command-rules'
import type { Command } from './commands'
import type { Event } from './events'
import { isSetUp } from './guards'
import type { Position } from './position'
import { enemyOf } from './stacking'
import { type View, viewOf } from './view'

/** The side whose answer is awaited: the phasing side, or the one that was offered a draw. */
function askedSeat({ ending, drawOffer, side }: Position): Seat | null {
  if (ending) return null
  return drawOffer ? enemyOf(drawOffer) : side
}

/** The wand's haunt, from the moment its placement is finished (AR-3.4). */
function sealedText({ now, secrets }: Position): string | undefined {
  const chosen = !isSetUp(now.segment) || now.segment === 'wizardPlacement'
  return chosen ? (secrets.wandHaunt ?? undefined) : undefined
}

/** Arrakhar's Wand as a table plays it. */
export const arrakharPlay: PlayRules<Position, Command, Event, View> = {
  id: 'arrakhar',
  seats: ['sorcerer', 'wizard'],
  commands: COMMAND_RULES,
  askedSeat,
  segmentOf: ({ turn, side, now }) => `${turn} ${side} ${now.segment}`,
  resultOf: ({ ending }) => ending?.winner ?? null,
  viewOf,
  audienceOf,
  barrierOf,
  sealedText,
  hasSecrets: ({ ending }) => ending === null,
}
