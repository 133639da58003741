import type { Problem } from '@/engine/kernel/refusal'
import { UNIT_TYPES, UNITS } from '../../tables/units'
import { isNearEntry } from '../../queries/board'
import { countOf, unusedOf } from '../../queries/counts'
import { isOwn, isSetUp, nowIn } from '../../queries/guards'
import type { Position, GivenPosition } from '../../state/position'
import { FIRST_TURN } from '../../queries/haste-range'
import { sideOf, unitOf } from '../../queries/stacking'
import { fault, repeated } from './fault'

/** Units and counters that play could not have left so: who is there, gone, turned over and hasted. */
export function rosterFaults(file: GivenPosition, position: Position): readonly Problem[] {
  return [
    ...presentFaults(position),
    ...firstTurnFaults(file, position),
    ...leftFaults(file),
    ...counterFaults(position),
    ...castFaults(position),
    ...hasteFaults(position),
  ]
}

function presentFaults({ now, units, ending }: Position): readonly Problem[] {
  if (isSetUp(now.segment)) return setUpUnitFaults(now.segment, units)
  if (ending || units.some(({ type }) => sideOf(type) === 'wizard')) return []
  return [fault('units', "the wizard's side has no unit and has lost; give it one", 'AR-12.7')]
}

/**
 * On the first game-turn nobody of the sorcerer's side is near an entry hex, except in passing: it was not placed
 * there, orcs do not come there, nobody has fought yet, and no movement ends there (AR-3.5, AR-5.4, AR-7.7).
 */
function firstTurnFaults({ units }: GivenPosition, position: Position): readonly Problem[] {
  if (position.turn !== FIRST_TURN || isSetUp(position.now.segment)) return []
  const spent = position.side === 'sorcerer' ? nowIn(position, 'movement')?.spent : undefined
  const near = position.units.filter(
    ({ id, type, hex }) =>
      sideOf(type) === 'sorcerer' && isNearEntry(position, hex) && (spent?.[id] ?? 0) === 0,
  )
  return [...new Set(near.map(({ hex }) => hex))].map((hex) =>
    fault(
      `units.${units.findIndex((unit) => unit.hex === hex)}.hex`,
      `${hex} is within two hexes of an entry hex; on the first game-turn put the unit farther away`,
      'AR-7.7',
    ),
  )
}

function setUpUnitFaults(segment: string, units: Position['units']): readonly Problem[] {
  return units.some(({ type }) => segment !== 'wizardPlacement' || type !== 'sorcerer')
    ? [fault('units', 'only sorcerers stand on the board before play, once they are placed', 'AR-3.5')]
    : []
}

function leftFaults({ left }: GivenPosition): readonly Problem[] {
  return left.flatMap(({ type }, nth) =>
    sideOf(type) === 'sorcerer'
      ? [fault(`left.${nth}.type`, `no ${type} leaves the valley; the wizard's side may`, 'AR-1.3')]
      : [],
  )
}

/** Twenty of a type over board, pool, losses and box; orcs come back from the losses (AR-1.4, AR-5.2). */
function counterFaults(position: Position): readonly Problem[] {
  const { eliminated, secrets } = position
  const lost = countOf(eliminated, 'orc')
  return [
    ...UNIT_TYPES.filter((type) => unusedOf(position, type) < 0).map((type) =>
      fault('eliminated', `with those in play more than 20 of ${type}; leave some out`, 'AR-1.4'),
    ),
    ...(secrets.recycledOrcs > lost
      ? [fault('recycledOrcs', `must be ${lost} or less, as so many orcs are eliminated`, 'AR-5.2')]
      : []),
  ]
}

function castFaults(position: Position): readonly Problem[] {
  const { cast, now } = position
  if (cast.length > 0 && (isSetUp(now.segment) || now.segment === 'wanderingOrcs'))
    return [fault('cast', 'nobody has cast yet in this phase; leave it out', 'AR-5.5')]
  return [
    ...repeated('cast', cast),
    ...cast.flatMap((id, nth) => {
      const unit = unitOf(position, id)
      if (!unit) return []
      if (UNITS[unit.type].spells.length === 0)
        return [fault(`cast.${nth}`, `${id} casts no spells; leave it out`, 'AR-5.5')]
      return isOwn(position, unit)
        ? []
        : [fault(`cast.${nth}`, `${id} does not cast in this phase; leave it out`, 'AR-5.5')]
    }),
  ]
}

/** Haste is for the wizard's side alone, with the bonuses that the table gives (AR-9.3, AR-9.4). */
function hasteFaults(position: Position): readonly Problem[] {
  const bonuses: readonly number[] = position.settings.tables.haste
  return Object.entries(position.haste).flatMap(([id, bonus]) => {
    const unit = unitOf(position, id)
    if (!unit) return []
    if (position.side === 'sorcerer' || sideOf(unit.type) === 'sorcerer' || nowIn(position, 'hauntCheck'))
      return [
        fault(`haste.${id}`, "haste is for units of the wizard's side, in its phase; leave it out", 'AR-9.4'),
      ]
    return bonuses.includes(bonus)
      ? []
      : [fault(`haste.${id}`, `must be one of ${[...new Set(bonuses)].join(', ')}`, 'AR-9.3')]
  })
}
