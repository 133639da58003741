import { isOwn } from '../guards'
import type { Position, Unit } from '../../state/position'
import { STACKING_LIMIT } from '../../tables/units'
import { pointsLeft, reachedBy } from '../movement-reach'
import { type Move, wandOffer } from '../wand-carrying'
import { type Stack, stacksOf } from '../stacking'

/**
 * For each stack one of each kind of unit, and as many as may stay together, to each hex where they may
 * stay, by one shortest path; with and without the wand where both are possible.
 */
export function movesOf(position: Position): readonly Move[] {
  const own = position.units.filter((unit) => isOwn(position, unit) && pointsLeft(position, unit) > 0)
  return stacksOf({ units: own }).flatMap((stack) =>
    groupsIn(position, stack).flatMap((group) => movesBy(position, group)),
  )
}

function groupsIn(position: Position, { units }: Stack): readonly (readonly Unit[])[] {
  const alike = new Map<string, Unit[]>()
  for (const unit of units) {
    const kind = `${unit.type} ${pointsLeft(position, unit)}`
    const group = alike.get(kind)
    if (group) group.push(unit)
    else alike.set(kind, [unit])
  }
  return [...alike.values()].flatMap((group) => {
    const together = group.slice(0, STACKING_LIMIT)
    return together.length > 1 ? [together.slice(0, 1), together] : [together]
  })
}

function movesBy(position: Position, group: readonly Unit[]): readonly Move[] {
  const units = group.map((unit) => unit.id)
  const moves: Move[] = []
  for (const { path, staysLegal } of reachedBy(position, group)) {
    if (!staysLegal) continue
    moves.push({ units, path, takeWandAt: null })
    const offer = wandOffer(position, units, path)
    if (offer !== null) moves.push({ units, path, takeWandAt: offer })
  }
  return moves
}
