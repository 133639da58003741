import type { PlayRules } from '@/engine/game'
import { audienceOf, barrierOf } from './audience'
import { type Command, COMMAND_RULES } from './'
import type { Event } from '../rules/events'
import { askedSide, isSetUp } from '../rules/guards'
import type { Position } from '../rules/position'
import { type View, viewOf } from '../rules/view'

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
  askedSeat: askedSide,
  segmentOf: ({ turn, side, now }) => `${turn} ${side} ${now.segment}`,
  resultOf: ({ ending }) => ending?.winner ?? null,
  viewOf,
  audienceOf,
  barrierOf,
  sealedText,
  hasSecrets: ({ ending }) => ending === null,
}
