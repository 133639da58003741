import type { HexId } from '@/engine/hex'
import { goOn, IDLE, refused } from '@/table/desk/answer'
import { refuse } from '../../rules/refuse'
import type { View } from '../../rules/view'
import type { Answer, Gesture } from './gesture'
import { type Hand, markAll } from './hand'
import { nobodysHexRefusal } from './idle-hex'
import { actorHexes, actorsIn, hexOfCreature, offersBy } from './offers'

/** Equip and Mount (AA-6, AA-7). */
export const EQUIP_HAND: Hand = {
  hexesToAct: actorHexes,
  answer: answerEquip,
  settled: settledEquip,
  marks: (view, gesture) => [
    ...markAll(hexesHeld(view, gesture), 'selected'),
    ...markAll(actorHexes(view), 'choice'),
  ],
}

function answerEquip(view: View, gesture: Gesture, hex: HexId): Answer {
  if (hexesHeld(view, gesture).includes(hex)) return goOn(IDLE)
  const [only, ...others] = actorsIn(view, hex)
  if (!only)
    return refused(
      nobodysHexRefusal(view, hex, { abandoned: 'AA-6.11' }) ??
        refuse('AA-6.2', 'Nobody there can take, put down, mount or dismount.'),
    )
  return goOn(others.length > 0 ? { name: 'HexPicked', hex } : { name: 'CreaturePicked', creature: only.id })
}

function hexesHeld(view: View, gesture: Gesture): readonly HexId[] {
  if (gesture.name === 'HexPicked') return [gesture.hex]
  const hex = gesture.name === 'CreaturePicked' ? hexOfCreature(view, gesture.creature) : undefined
  return hex === undefined ? [] : [hex]
}

/** A creature that has nothing left to do makes room for the others of its hex. */
function settledEquip(view: View, gesture: Gesture): Gesture {
  if (gesture.name === 'HexPicked') return actorsIn(view, gesture.hex).length > 0 ? gesture : IDLE
  if (gesture.name !== 'CreaturePicked') return IDLE
  if (offersBy(view, gesture.creature).length > 0) return gesture
  const hex = hexOfCreature(view, gesture.creature)
  return hex !== undefined && actorsIn(view, hex).length > 0 ? { name: 'HexPicked', hex } : IDLE
}
