import type { HandWays } from '@/table/commands/default-hand'
import { COMMANDS } from '../../commands'
import type { Arena } from '../../commands/kit/kit'
import type { CreatureId } from '../../rules/position'
import type { View } from '../../rules/view'
import type { Gesture } from '../desk/gesture'
import { inBoardOrder, offersOf, positionOf } from './offers'

/** What Arena's default hands have in common. */
export const WAYS: HandWays<Arena, typeof COMMANDS.commands, View, Gesture> = {
  set: COMMANDS,
  offersOf,
  positionOf,
  inBoardOrder,
  gestureOf({ subject, hex }) {
    const creature = subject as CreatureId
    if (hex === undefined) return { name: 'CreaturePicked', creature }
    return subject === undefined ? { name: 'HexPicked', hex } : { name: 'WayAsked', creature, hex }
  },
  heldBy(gesture) {
    if (gesture.name === 'HexPicked') return { hex: gesture.hex }
    if (gesture.name === 'CreaturePicked') return { subject: gesture.creature }
    return gesture.name === 'WayAsked' ? { subject: gesture.creature, hex: gesture.hex } : null
  },
}
