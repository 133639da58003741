import type { HexId } from '@/engine/kernel/hex'
import { onceForEach } from '@/engine/basics/once'
import type { Command } from '../../commands'
import { creatureOf } from '../../queries/creatures'
import { holdsEnemy, mayStepInAir, mayStepOnGround } from '../../queries/entry'
import { isDeadly } from '../../queries/flights'
import { pathsFrom } from '../../queries/paths'
import type { Creature, CreatureId, Space } from '../../state/position'
import { airOf, boardOf, groundOf, hexOf } from '../../queries/spaces'
import { flightOf, moveOf } from '../../queries/values'
import type { View } from '../../state/view'
import { offersOf } from './offers'

/** On foot or through the air. */
export type Move = Extract<Command, { readonly path: unknown }>

/** A move of a unit to its end. */
export interface Way {
  readonly command: Move
  /** On foot, through the air to stay there, or through the air to land. */
  readonly by: 'foot' | 'stay' | 'land'
  readonly hex: HexId
  /** Hexes entered, the start left out. */
  readonly path: readonly HexId[]
  /** Points of Move, or of flight speed, that are left over. */
  readonly left: number
  /** Whether it ends among enemies, who stop it and fight (AA-9.3, AA-10.4). */
  readonly fights: boolean
  /** Whether it would be in the air with its flight used up and die where nobody keeps it there (AA-10.8). */
  readonly isDeadly: boolean
}

const waysByUnit = onceForEach((view: View): ReadonlyMap<CreatureId, readonly Way[]> => {
  const ways = new Map<CreatureId, Way[]>()
  for (const command of offersOf(view)) {
    if (!('path' in command)) continue
    const unit = creatureOf(view, command.unit)
    if (!unit?.at) continue
    const known = ways.get(unit.id) ?? []
    ways.set(unit.id, [...known, wayOf(view, unit, unit.at, command)])
  }
  return ways
})

/** Every way of a unit, one for each end (AA-9, AA-10). */
export function waysOf(view: View, unit: CreatureId): readonly Way[] {
  return waysByUnit(view).get(unit) ?? []
}

/** Those that end over or on a hex. */
export function waysTo(view: View, unit: CreatureId, hex: HexId): readonly Way[] {
  return waysOf(view, unit).filter((way) => way.hex === hex)
}

function wayOf(view: View, unit: Creature, at: Space, command: Move): Way {
  const { path } = command
  const hex = path.at(-1) ?? hexOf(at)
  const by = 'land' in command ? (command.land ? 'land' : 'stay') : 'foot'
  const end = by === 'stay' ? airOf(hex) : groundOf(hex)
  const points = by === 'foot' ? moveOf(view, unit) : (flightOf(view, unit)?.speed ?? 0)
  const fights = unit.controller !== null && holdsEnemy(view, end, unit.controller)
  return {
    command,
    by,
    hex,
    path,
    left: points - path.length,
    fights,
    isDeadly: 'land' in command && isDeadly(view, unit, command),
  }
}

/**
 * The move to a hex that a unit cannot reach, so that the rules say why: through the air if it flies, else on foot.
 * It goes around what cannot be entered if there is a way around at all, else straight on; null for a unit that is
 * out of play or nobody's.
 */
export function wishedWay(view: View, unit: Creature, hex: HexId): Move | null {
  const { id, at, controller: seat } = unit
  if (at === null || seat === null) return null
  const flies = flightOf(view, unit) !== null
  const mayStep = (from: HexId, to: HexId) =>
    flies ? mayStepInAir(view, from, to) : mayStepOnGround(view, unit, from, to)
  const path = pathBy(view, hexOf(at), hex, mayStep) ?? pathBy(view, hexOf(at), hex, () => true) ?? []
  return flies ? { type: 'fly', seat, unit: id, path, land: false } : { type: 'walk', seat, unit: id, path }
}

/** A shortest path by steps that are allowed, the last one excepted: it goes into the hex whatever is there. */
function pathBy(
  view: View,
  start: HexId,
  end: HexId,
  mayStep: (from: HexId, to: HexId) => boolean,
): readonly HexId[] | undefined {
  const board = boardOf(view)
  return pathsFrom(board, start, {
    steps: board.ids.length,
    mayStep: (from, to) => to === end || mayStep(from, to),
    mustStop: () => false,
  }).get(end)
}
