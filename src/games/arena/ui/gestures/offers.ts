import type { HexId } from '@/engine/kernel/hex'
import { subjectOf } from '@/engine/declare/words'
import { IDLE, type Idle } from '@/table/desk/answer'
import { onceFor } from '@/table/desk/once-for'
import { type Command, COMMANDS } from '../../commands'
import { creatureOf } from '../../queries/creatures'
import { askedSeat } from '../../queries/guards'
import { phaseCommands } from '../../commands/legal'
import type { Creature, CreatureId, Position } from '../../state/position'
import { boardOf, hexOf } from '../../queries/spaces'
import type { View } from '../../state/view'
import type { CreaturePicked } from '../desk/gesture'
import { mayDecide } from './may-decide'

/** A view as the rules take it: what the viewer does not know is empty there, and concerns none of the own commands. */
export function positionOf(view: View): Position {
  const { spells, lists } = view
  return { ...view, secrets: { spells: { west: spells.west ?? [], east: spells.east ?? [] }, lists } }
}

/** Every command of the phase that the viewer may give now, the end of the phase and of the game aside. */
export const offersOf = onceFor((view: View): readonly Command[] => {
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
export const actorsOf = onceFor((view: View): readonly Creature[] => {
  const ids = new Set(offersOf(view).map(actorOf))
  return view.creatures.filter(({ id }) => ids.has(id))
})

/** Those of them in a hex, on its ground first. */
export function actorsIn(view: View, hex: HexId): readonly Creature[] {
  const here = actorsOf(view).filter(({ at }) => at !== null && hexOf(at) === hex)
  return [...here].sort((a, b) => (a.at ?? '').length - (b.at ?? '').length)
}

/** The hex of a creature, or undefined while it is out of play. */
export function hexOfCreature(view: View, id: CreatureId): HexId | undefined {
  const at = creatureOf(view, id)?.at
  return at ? hexOf(at) : undefined
}

/** Hexes in board order, each once. */
export function inBoardOrder(view: View, hexes: Iterable<HexId>): readonly HexId[] {
  const wanted = new Set(hexes)
  return boardOf(view).ids.filter((id) => wanted.has(id))
}

/** Hexes in which creatures may act, in board order. */
export function actorHexes(view: View): readonly HexId[] {
  return inBoardOrder(
    view,
    actorsOf(view).flatMap(({ at }) => (at ? [hexOf(at)] : [])),
  )
}

/** Takes the creatures of a hex one after another, and lets go after the last. */
export function nextOf(creatures: readonly CreatureId[], held?: CreatureId): CreaturePicked | Idle {
  const next = creatures[held === undefined ? 0 : creatures.indexOf(held) + 1]
  return next === undefined ? IDLE : { name: 'CreaturePicked', creature: next }
}
