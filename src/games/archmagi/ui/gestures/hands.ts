import { handsOf } from '@/table/commands/hands'
import { lossOf } from '@/engine/declare/words'
import type { GestureOf } from '@/table/desk/desk'
import { type Command, COMMANDS } from '../../commands'
import { refuse } from '../../refuse'
import type { View } from '../../queries/view'
import { sightOf } from '../board/sight'
import { mayDecide } from '../choosing/offers'
import { WAYS } from '../choosing/ways'
import type { Parts } from '../desk/desk'
import type { Gesture } from '../desk/gesture'
import { HAND } from './moving-hand'
import { TEXT } from '../texts/table-text'
import { SEAT_NAMES } from '../../tables/seats'
import { askedIn } from '../choosing/offers'

/** How the table answers to its board. */
export const HANDS = handsOf<View, Gesture, Command>({
  handOf: (view) => (mayDecide(view) ? HAND : null),
  nothing(view, hex) {
    const seat = askedIn(view)
    if (seat === null) return refuse('AM-C.3', 'The game is over.')
    return mayDecide(view) ? WAYS.nothing(view, hex) : refuse('AM-C.1', TEXT.waiting(SEAT_NAMES[seat]))
  },
  lossOf: (view, command) => lossOf(COMMANDS, sightOf(view), command),
  hexOf: (_view, gesture) => ('hex' in gesture ? (gesture.hex ?? undefined) : undefined),
})

/** The gesture after a control of the panel was used. */
export function adjusted(
  _view: View,
  _gesture: GestureOf<Parts>,
  adjustment: Parts['adjustment'],
): GestureOf<Parts> {
  return adjustment.type === 'pick' ? adjustment.gesture : { name: 'Idle' }
}
