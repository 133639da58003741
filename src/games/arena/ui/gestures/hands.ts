import type { HexId } from '@/engine/kernel/hex'
import { lossOf } from '@/engine/declare/words'
import { hexOfCreature } from '../../queries/spaces'
import { defaultHand, type HandWays } from '@/table/commands/default-hand'
import { handsOf } from '@/table/commands/hands'
import { IDLE } from '@/table/desk/answer'
import { type Command, COMMANDS } from '../../commands'
import type { Arena } from '../../commands/kit/kit'
import type { CreatureId, Progress } from '../../state/position'
import { refuse } from '../../refuse'
import { positionOf, type View } from '../../state/view'
import { COMBAT_HAND } from './combat-hand'
import type { Adjustment, Gesture, Hand } from '../desk/gesture'
import { nobodysHexRefusal } from './idle-hex'
import { MAGIC_HAND } from './magic-hand'
import { MOVEMENT_HAND } from './movement-hand'
import { hexOfGesture, inBoardOrder, mayDecide, offersOf } from './offers'
import { PLACING_HAND } from './placing-hand'
import { waysTo } from './ways'

/** What Arena's default hands have in common. */
const WAYS: HandWays<Arena, typeof COMMANDS.commands, View, Gesture> = {
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

const PHASE_HANDS: Readonly<Record<Progress['phase'], Hand | null>> = {
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
  return mayDecide(view) ? PHASE_HANDS[view.now.phase] : null
}

const ANSWERS = handsOf<View, Gesture, Command>({
  handOf,
  nothing(view) {
    if (view.ending) return refuse('AA-3.7', 'The game is over.')
    return mayDecide(view)
      ? refuse('AA-3.8', 'The armies are still being built.')
      : refuse('AA-3.7', 'The other side has the decision.')
  },
  hexOf: hexOfGesture,
  lossOf: (view, command) => lossOf(COMMANDS, view, command),
})

/** What the hands of all phases answer, what the board shows of it, and what a panel's control leads to. */
export const HANDS = {
  ...ANSWERS,
  adjusted: (_view: View, _gesture: Gesture, adjustment: Adjustment): Gesture =>
    adjustment.type === 'pick' ? adjustment.gesture : IDLE,
}

/** The way of the unit in hand to a hex, start included: on foot, or else through the air. */
export function pathInHand(view: View, gesture: Gesture, hex: HexId): readonly HexId[] | null {
  if (gesture.name !== 'CreaturePicked' && gesture.name !== 'WayAsked') return null
  const start = hexOfCreature(view, gesture.creature)
  const [way] = waysTo(view, gesture.creature, hex)
  return way && start !== undefined ? [start, ...way.path] : null
}
