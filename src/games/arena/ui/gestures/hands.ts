import type { BoardArrow, BoardZone, HexMark } from '@/board/board-props'
import type { HexId } from '@/engine/hex'
import { defaultHand } from '@/table/commands/default-hand'
import { IDLE, refused } from '@/table/desk/answer'
import type { Answering } from '@/table/desk/desk'
import { nextHex } from '@/table/desk/next-hex'
import { oneMarkAHex } from '@/table/desk/one-mark-a-hex'
import type { Progress } from '../../rules/position'
import { refuse } from '../../rules/refuse'
import type { View } from '../../rules/view'
import type { Parts } from '../desk/desk'
import { COMBAT_HAND } from './combat-hand'
import type { Answer, Gesture } from '../desk/gesture'
import type { Hand } from './hand'
import { WAYS } from './hand-ways'
import { nobodysHexRefusal } from './idle-hex'
import { MAGIC_HAND } from './magic-hand'
import { MOVEMENT_HAND } from './movement-hand'
import { mayDecide } from './may-decide'
import { hexOfCreature } from './offers'
import { PLACING_HAND } from './placing-hand'
import { waysTo } from './ways'

/** Terrain Change (AA-4). */
const TERRAIN_HAND = defaultHand(WAYS, () =>
  refuse('AA-4.5', 'The points that are left do not pay for a change there.'),
)

/** Equip and Mount (AA-6, AA-7). */
const EQUIP_HAND = defaultHand(
  WAYS,
  (view, hex) =>
    nobodysHexRefusal(view, hex, { abandoned: 'AA-6.11' }) ??
    refuse('AA-6.2', 'Nobody there can take, put down, mount or dismount.'),
)

const HANDS: Readonly<Record<Progress['phase'], Hand | null>> = {
  build: null,
  placeBasic: PLACING_HAND,
  terrain: TERRAIN_HAND,
  equip1: EQUIP_HAND,
  equip2: EQUIP_HAND,
  magic1: MAGIC_HAND,
  magic2: MAGIC_HAND,
  movement: MOVEMENT_HAND,
  combat: COMBAT_HAND,
  over: null,
}

/** What the viewer can do with the board now; null for whoever is not asked. */
function handOf(view: View): Hand | null {
  return mayDecide(view) ? HANDS[view.now.phase] : null
}

/** What a chosen hex means now: a step of the gesture, commands, or the reason why nothing comes of it. */
export function answerHex(view: View, gesture: Gesture, hex: HexId): Answer {
  const hand = handOf(view)
  if (hand) return hand.answer(view, gesture, hex)
  if (view.ending) return refused(refuse('AA-3.7', 'The game is over.'))
  return refused(
    mayDecide(view)
      ? refuse('AA-3.8', 'The armies are still being built.')
      : refuse('AA-3.7', 'The other side has the decision.'),
  )
}

/** How Arena answers to its board and its panels. */
export const ANSWERING: Answering<Parts> = {
  answerHex,
  adjusted: (_view, _gesture, adjustment) => (adjustment.type === 'pick' ? adjustment.gesture : IDLE),
  settled: (view, gesture) =>
    gesture.name === 'Idle' ? IDLE : (handOf(view)?.settled(view, gesture) ?? IDLE),
}

/** What each hex means to the choice at hand; one mark a hex, the most telling first. */
export function marksOf(view: View, gesture: Gesture): readonly HexMark[] {
  return oneMarkAHex(handOf(view)?.marks(view, gesture) ?? [])
}

/** Areas that belong to what is in hand. */
export function zonesOf(view: View, gesture: Gesture): readonly BoardZone[] {
  return handOf(view)?.zones?.(view, gesture) ?? []
}

/** Arrows of shots that are declared and of magic under way. */
export function arrowsOf(view: View, gesture: Gesture): readonly BoardArrow[] {
  return handOf(view)?.arrows?.(view, gesture) ?? []
}

/** Hexes in which something can still be done in this phase, in board order. */
export function hexesToAct(view: View): readonly HexId[] {
  return handOf(view)?.hexesToAct(view) ?? []
}

/** The hex that a gesture is about, or undefined. */
export function hexOfGesture(view: View, gesture: Gesture): HexId | undefined {
  switch (gesture.name) {
    case 'Idle':
      return undefined
    case 'HexPicked':
      return gesture.hex
    case 'CreaturePicked':
    case 'WayAsked':
      return hexOfCreature(view, gesture.creature)
    case 'MagicPicked':
    case 'MagicAimed':
      return hexOfCreature(view, gesture.caster)
    case 'VehiclePicked':
      return hexOfCreature(view, gesture.vehicle)
  }
}

/** The next or the previous hex in which something can be done, round and round; undefined when there is none. */
export function nextHexToAct(view: View, gesture: Gesture, step: 1 | -1): HexId | undefined {
  return nextHex(hexesToAct(view), hexOfGesture(view, gesture), step)
}

/** The way of the unit in hand to a hex, start included: on foot, or else through the air. */
export function pathInHand(view: View, gesture: Gesture, hex: HexId): readonly HexId[] | null {
  if (gesture.name !== 'CreaturePicked' && gesture.name !== 'WayAsked') return null
  const start = hexOfCreature(view, gesture.creature)
  const [way] = waysTo(view, gesture.creature, hex)
  return way && start !== undefined ? [start, ...way.path] : null
}
