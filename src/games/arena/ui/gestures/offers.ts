import type { HexMark } from '@/board/board-props'
import type { HexId } from '@/engine/kernel/hex'
import { subjectOf } from '@/engine/declare/words'
import { IDLE, type Idle } from '@/table/desk/answer'
import { onceForEach } from '@/engine/basics/once'
import { type Command, COMMANDS } from '../../commands'
import { askedSeat } from '../../queries/guards'
import { phaseCommands } from '../../commands/legal'
import type { Creature, CreatureId } from '../../state/position'
import { boardOf, hexOf, hexOfCreature } from '../../queries/spaces'
import { positionOf, type View } from '../../state/view'
import { creatureOfGesture, type CreaturePicked, type Gesture } from '../desk/gesture'

/** Whether the viewer is the seat that is asked, or somebody who may play for it. */
export function mayDecide(view: View): boolean {
  return view.viewer === 'referee' || view.viewer === askedSeat(view)
}

/** Every command of the phase that the viewer may give now, the end of the phase and of the game aside. */
export const offersOf = onceForEach((view: View): readonly Command[] => {
  const seat = askedSeat(view)
  return seat === null || !mayDecide(view) ? [] : phaseCommands(positionOf(view))
})

/** Who acts by a command; of several attackers the first, and nobody where a seat acts. */
export function actorOf(command: Command): CreatureId | undefined {
  if ('attackers' in command) return command.attackers[0]
  const subject = subjectOf(COMMANDS, command)
  return subject?.kind === 'creature' ? (subject.value as CreatureId) : undefined
}

/** What a creature may do now. */
export function offersBy(view: View, creature: CreatureId): readonly Command[] {
  return offersOf(view).filter((command) => actorOf(command) === creature)
}

/** Creatures that may do something now, by number. */
export const actorsOf = onceForEach((view: View): readonly Creature[] => {
  const ids = new Set(offersOf(view).map(actorOf))
  return view.creatures.filter(({ id }) => ids.has(id))
})

/** Those of them in a hex, on its ground first. */
export function actorsIn(view: View, hex: HexId): readonly Creature[] {
  const here = actorsOf(view).filter(({ at }) => at !== null && hexOf(at) === hex)
  return [...here].sort((a, b) => (a.at ?? '').length - (b.at ?? '').length)
}

/** Hexes in board order, each once. */
export function inBoardOrder(view: View, hexes: Iterable<HexId>): readonly HexId[] {
  const wanted = new Set(hexes)
  return boardOf(view).ids.filter((id) => wanted.has(id))
}

/** Hexes of some creatures, in board order. */
export function hexesWith(view: View, creatures: readonly Creature[]): readonly HexId[] {
  return inBoardOrder(
    view,
    creatures.flatMap(({ at }) => (at ? [hexOf(at)] : [])),
  )
}

/** Hexes in which creatures may act, in board order. */
export function actorHexes(view: View): readonly HexId[] {
  return hexesWith(view, actorsOf(view))
}

/** The hex that a gesture is about, or undefined. */
export function hexOfGesture(view: View, gesture: Gesture): HexId | undefined {
  if (gesture.name === 'HexPicked') return gesture.hex
  const creature = gesture.name === 'VehiclePicked' ? gesture.vehicle : creatureOfGesture(gesture)
  return creature === undefined ? undefined : hexOfCreature(view, creature)
}

/** Where what is in hand stands. */
export function heldMarks(view: View, gesture: Gesture): readonly HexMark[] {
  const hex = hexOfGesture(view, gesture)
  return hex === undefined ? [] : [{ hex, kind: 'selected' }]
}

/** Takes those who may act in a hex one after another, and lets go after the last. */
export function nextIn(view: View, hex: HexId, held?: CreatureId): CreaturePicked | Idle {
  const here = actorsIn(view, hex).map(({ id }) => id)
  const creature = here[held === undefined ? 0 : here.indexOf(held) + 1]
  return creature === undefined ? IDLE : { name: 'CreaturePicked', creature }
}
