import type { HexId } from '@/engine/kernel/hex'
import type { FireballKind } from '../../tables/tables'
import { STACKING_LIMIT, TYPES_OF } from '../../tables/units'
import { isOwn } from '../guards'
import type { Position, Unit, UnitId } from '../../state/position'
import { fireballTargetsOf } from '../fireball-range'
import { hasteTargetsOf } from '../haste-range'
import { isOnBoard, stackIn } from '../stacking'

/** A haste that could be designated: on the board a hex, in an entry hex the units. */
export interface Haste {
  readonly caster: UnitId
  readonly hex?: HexId
  readonly units?: readonly UnitId[]
}

/** Haste on each stack in reach; in an entry hex on the first units of each type. */
export function hastesOf(position: Position): readonly Haste[] {
  return position.units
    .filter((unit) => unit.type === 'wizard')
    .flatMap((wizard) =>
      hasteTargetsOf(position, wizard.id).flatMap((hex) => hastesBy(position, wizard, hex)),
    )
}

/** The castings of a wizard at one hex. */
export function hastesBy(position: Position, wizard: Unit, hex: HexId): readonly Haste[] {
  if (isOnBoard(position, wizard)) return [{ caster: wizard.id, hex }]
  const waiting = stackIn(position, hex)
  return TYPES_OF.wizard.flatMap((type) => {
    const units = waiting.filter((unit) => unit.type === type).slice(0, STACKING_LIMIT)
    return units.length > 0 ? [{ caster: wizard.id, units: units.map((unit) => unit.id) }] : []
  })
}

/** Every fireball of a kind, of every caster. */
export function firesOf(
  position: Position,
  kind: FireballKind,
): readonly { readonly caster: UnitId; readonly hex: HexId }[] {
  return position.units
    .filter((unit) => isOwn(position, unit))
    .flatMap(({ id: caster }) => fireballTargetsOf(position, caster, kind).map((hex) => ({ caster, hex })))
}
