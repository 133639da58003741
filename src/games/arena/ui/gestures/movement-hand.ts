import type { BoardZone, HexMark, MarkKind } from '@/board/board-props'
import { hexOfCreature } from '../../queries/spaces'
import type { HexId } from '@/engine/kernel/hex'
import type { Refusal } from '@/engine/kernel/refusal'
import { goOn, IDLE, playThen, refused } from '@/table/desk/answer'
import type { Clause } from '../../clauses'
import { creatureOf } from '../../queries/creatures'
import { standstillRefusal } from '../../queries/mobility'
import type { CreatureId } from '../../state/position'
import { refuse } from '../../refuse'
import type { View } from '../../state/view'
import { type Answer, creatureOfGesture, type Gesture, type Hand } from '../desk/gesture'
import { markAll } from '@/table/commands/hand'
import { actorHexes, actorsIn, heldMarks, inBoardOrder, nextIn } from './offers'
import { creaturesInHex, nobodysHexRefusal } from './idle-hex'
import { type Move, type Way, waysOf, waysTo, wishedWay } from './ways'

/** Movement (AA-9, AA-10). */
export const MOVEMENT_HAND: Hand = {
  hexesToAct: actorHexes,
  answer: answerMovement,
  settled: (view, gesture) => {
    const unit = creatureOfGesture(gesture)
    return unit !== undefined && waysOf(view, unit).length > 0 ? gesture : IDLE
  },
  marks: movementMarks,
  zones: (view, gesture) => {
    const unit = creatureOfGesture(gesture)
    return unit === undefined ? [] : reachZones(view, unit)
  },
}

function answerMovement(view: View, gesture: Gesture, hex: HexId): Answer {
  const unit = creatureOfGesture(gesture)
  if (unit === undefined) return pickIn(view, hex)
  const isOwn = hexOfCreature(view, unit) === hex
  const [way, ...others] = waysTo(view, unit, hex)
  if (!way) return isOwn ? goOn(nextIn(view, hex, unit)) : wayless(view, unit, hex)
  if (others.length === 0 && !isOwn) return playThen([way.command])
  // A second click on the hex whose way is asked goes on to the next unit.
  const isAsked = gesture.name === 'WayAsked' && gesture.hex === hex
  return goOn(isAsked ? nextIn(view, hex, unit) : { name: 'WayAsked', creature: unit, hex })
}

/** Other units are taken in hand; else the rules say why, by the way that the unit would most likely have gone. */
function wayless(view: View, id: CreatureId, hex: HexId): Answer {
  if (actorsIn(view, hex).length > 0) return pickIn(view, hex)
  const unit = creatureOf(view, id)
  return refused(refuse('AA-9.2', 'That hex is out of reach.'), unit ? wishedWay(view, unit, hex) : null)
}

function pickIn(view: View, hex: HexId): Answer {
  return actorsIn(view, hex).length > 0
    ? goOn(nextIn(view, hex))
    : refused(nobodysHexRefusal(view, hex) ?? noMoveRefusal(view, hex))
}

/** Why none of one's own in a hex moves: asked of a unit that has not moved yet, if there is one (AA-9.1, AA-9.8). */
function noMoveRefusal(view: View, hex: HexId): Refusal<Clause> {
  const { active: seat } = view
  const leaders = creaturesInHex(view, hex).filter(({ controller, on }) => controller === seat && on === null)
  const unit = leaders.find(({ moved }) => !moved) ?? leaders[0]
  const refusal = unit && standstillRefusal({ table: view, seat }, unit)
  return refusal ?? refuse('AA-9.2', 'No unit there has a hex to go to.')
}

function movementMarks(view: View, gesture: Gesture): readonly HexMark[] {
  const unit = creatureOfGesture(gesture)
  if (unit === undefined) return markAll(actorHexes(view), 'choice')
  const ways = waysOf(view, unit)
  return [
    ...heldMarks(view, gesture),
    ...markAll(gesture.name === 'WayAsked' ? [gesture.hex] : [], 'selected'),
    ...inBoardOrder(
      view,
      ways.map(({ hex }) => hex),
    ).map((hex) => markOf(ways.filter((way) => way.hex === hex))),
  ]
}

/** A hex with a fight is a target, one over which the unit would die is forbidden; on foot the points left are told. */
function markOf(ways: readonly Way[]): HexMark {
  const walk = ways.find(({ by }) => by === 'foot')
  const hex = ways[0]?.hex as HexId
  const mark = { hex, kind: kindOf(ways) }
  return walk ? { ...mark, text: String(walk.left) } : mark
}

function kindOf(ways: readonly Way[]): MarkKind {
  if (ways.every(({ isDeadly }) => isDeadly)) return 'forbidden'
  return ways.some(({ fights }) => fights) ? 'target' : 'reach'
}

/** Reach on foot and through the air, apart (AA-9.6). */
function reachZones(view: View, unit: CreatureId): readonly BoardZone[] {
  const ways = waysOf(view, unit)
  const hexesBy = (id: Move['type']) => [
    ...new Set(ways.filter(({ command }) => command.type === id).map(({ hex }) => hex)),
  ]
  const zones: readonly BoardZone[] = [
    { id: 'walk', kind: 'reach', hexes: hexesBy('walk'), label: 'Within reach on foot' },
    { id: 'fly', kind: 'able', hexes: hexesBy('fly'), label: 'Within reach through the air' },
  ]
  return zones.filter(({ hexes }) => hexes.length > 0)
}
