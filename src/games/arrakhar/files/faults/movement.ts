import type { Problem } from '@/engine/kernel/refusal'
import { UNITS } from '../../tables/units'
import { nowIn } from '../../queries/guards'
import type { FormerUnit, Position, ProgressOf, Unit, UnitId, GivenPosition } from '../../state/position'
import { isOnBoard, sideOf, unitOf } from '../../queries/stacking'
import { fault, repeated } from './fault'

/** What a movement segment could not have come to: points spent, and the wand's carriers (AR-7, AR-12). */
export function movementFaults(file: GivenPosition, position: Position): readonly Problem[] {
  const now = nowIn(position, 'movement')
  if (!now) return []
  return [
    ...Object.entries(now.spent).flatMap(([id, spent]) => spentFaults(position, id, spent)),
    ...(file.now.segment === 'movement' ? wandFaults(file.now, position) : []),
    ...carrierFaults(position, now),
    ...Object.entries(now.metAtWand).flatMap(([id, met]) => metFaults(position, now, id as UnitId, met)),
  ]
}

/** Whoever has left the valley this turn has moved, and may have carried. */
function moverOf(position: Position, id: string): Unit | FormerUnit | undefined {
  return unitOf(position, id) ?? position.left.find((unit) => unit.id === id)
}

function spentFaults(position: Position, id: string, spent: number): readonly Problem[] {
  const path = `moved.${id}`
  const unit = moverOf(position, id)
  if (!unit) return [fault(path, `there is no unit ${id}`)]
  if (sideOf(unit.type) !== position.side)
    return [fault(path, `${id} does not move in this phase; leave it out`, 'AR-5.6')]
  const standing = unitOf(position, id)
  if (standing && spent > 0 && !isOnBoard(position, standing))
    return [fault(path, `${id} waits in an entry hex and has not moved; leave it out`, 'AR-7.5')]
  const most = UNITS[unit.type].movement + (position.haste[unit.id] ?? 0)
  // The haste of those who have left is gone with them.
  return standing && spent > most
    ? [fault(path, `must be ${most} or less, its movement points`, 'AR-7.1')]
    : []
}

function wandFaults(
  { carriers: { wandMoved, carriers }, metAtWand }: Extract<GivenPosition['now'], { segment: 'movement' }>,
  { wand, side }: Position,
): readonly Problem[] {
  const told = [
    ...(wandMoved === true ? ['wandMoved'] : []),
    ...(carriers === undefined ? [] : ['carriers']),
    ...(Object.keys(metAtWand).length > 0 ? ['metAtWand'] : []),
  ]
  if (wand.hidden || side === 'sorcerer')
    return told.map((key) =>
      fault(key, 'nobody can have come to the wand or moved it; leave it out', 'AR-12.2'),
    )
  if (wandMoved === false && carriers !== undefined)
    return [fault('wandMoved', 'must be true, as there are carriers', 'AR-12.2')]
  return []
}

function carrierFaults(position: Position, { carriers }: ProgressOf<'movement'>): readonly Problem[] {
  const ids = carriers ?? []
  return [
    ...repeated('carriers', ids),
    ...ids.flatMap((id, nth) => ofWizardSide(position, `carriers.${nth}`, id)),
  ]
}

function ofWizardSide(position: Position, path: string, id: UnitId): readonly Problem[] {
  const unit = moverOf(position, id)
  if (!unit) return [fault(path, `there is no unit ${id}`)]
  return sideOf(unit.type) === 'wizard' ? [] : [fault(path, `${id} never comes to the wand`, 'AR-12.4')]
}

function metFaults(
  position: Position,
  { carriers, spent }: ProgressOf<'movement'>,
  id: UnitId,
  met: readonly UnitId[],
): readonly Problem[] {
  const path = `metAtWand.${id}`
  const { wand } = position
  if (carriers) return [fault(path, 'the wand has been moved; leave it out', 'AR-12.3')]
  const unit = unitOf(position, id)
  if (!unit) return [fault(path, `there is no unit ${id}`)]
  if (wand.hidden || unit.hex !== wand.hex || (spent[id] ?? 0) === 0)
    return [fault(path, `${id} has not come to the wand this turn; leave it out`, 'AR-12.3')]
  return [
    ...repeated(path, met),
    ...met.flatMap((other, nth) => ofWizardSide(position, `${path}.${nth}`, other)),
    ...(met.includes(id) ? [fault(path, `${id} does not meet itself`, 'AR-12.3')] : []),
  ]
}
