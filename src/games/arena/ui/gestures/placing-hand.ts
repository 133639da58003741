import type { HexId } from '@/engine/kernel/hex'
import { IDLE, playThen, refused } from '@/table/desk/answer'
import type { CommandOf } from '../../commands'
import type { CreatureId } from '../../state/position'
import { refuse } from '../../refuse'
import type { View } from '../../state/view'
import type { Answer, Gesture, Hand } from '../desk/gesture'
import { markAll } from '@/table/commands/hand'
import { actorsOf, inBoardOrder, offersBy } from './offers'

/** Placing creatures in the basic game (AA-24.4). */
export const PLACING_HAND: Hand = {
  hexesToAct: () => [],
  answer: answerPlacing,
  settled: (view, gesture) =>
    gesture.name === 'CreaturePicked' && offersBy(view, gesture.creature).length > 0 ? gesture : IDLE,
  marks: (view, gesture) => markAll(placesFor(view, placedBy(view, gesture)), 'reach'),
}

/** The creature to be placed: the one in hand, or else the first that waits, those with a place before the others. */
export function placedBy(view: View, gesture: Gesture): CreatureId | undefined {
  if (gesture.name === 'CreaturePicked') return gesture.creature
  const waits = view.creatures.find(({ owner, at }) => owner === view.active && at === null)
  return (actorsOf(view)[0] ?? waits)?.id
}

function placesFor(view: View, creature: CreatureId | undefined): readonly HexId[] {
  return inBoardOrder(
    view,
    creature === undefined
      ? []
      : offersBy(view, creature).flatMap((command) => ('hex' in command ? [command.hex] : [])),
  )
}

function answerPlacing(view: View, gesture: Gesture, hex: HexId): Answer {
  const creature = placedBy(view, gesture)
  if (creature === undefined) return refused(refuse('AA-24.4', 'Everybody is placed.'))
  const command: CommandOf<'placeBasic'> = { type: 'placeBasic', seat: view.active, creature, hex }
  return placesFor(view, creature).includes(hex)
    ? playThen([command])
    : refused(refuse('AA-24.4', 'It cannot be placed there.'), command)
}
