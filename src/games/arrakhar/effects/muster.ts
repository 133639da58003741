import { castDraft, type Draft, isDraft } from 'immer'
import { reading } from '@/engine/kernel/draft'
import type { HexId } from '@/engine/kernel/hex'
import { onceFor } from '@/engine/basics/once'
import { interned } from '@/engine/basics/interned'
import type { UnitType } from '../tables/units'
import { boardOf } from '../queries/board'
import { unitInPlay } from '../queries/stacking'
import type { Position, Settings, Unit, UnitId } from '../state/position'

/** Puts new units into a hex, numbered on from the last of their type; they are listed last. */
export function addUnits(
  draft: Draft<Position>,
  type: UnitType,
  hex: HexId,
  count: number,
): readonly UnitId[] {
  const { units, numbered, settings } = reading(draft)
  const on = asOnMap(settings, hex)
  const added = Array.from({ length: count }, (_, nth): Unit => ({
    id: unitIdOf(type)(numbered[type] + nth + 1),
    type,
    hex: on,
  }))
  draft.numbered[type] += count
  if (isDraft(draft)) draft.units = castDraft([...units, ...added])
  else draft.units.push(...added)
  return added.map((unit) => unit.id)
}

/** The id of the nth unit of a type, from 1: see `interned`. */
const unitIdOf = onceFor((type: UnitType) => onceFor((nth: number) => interned(`${type}-${nth}` as UnitId)))

/** A hex number as the map itself holds it, wherever the one given came from: see `interned`. */
function asOnMap(settings: Settings, hex: HexId): HexId {
  const { grid } = boardOf(settings)
  return grid.ids[grid.indexOf(hex)] ?? hex
}

/** Puts units into another hex; their place in the listing stays. */
export function relocate(draft: Draft<Position>, ids: readonly UnitId[], hex: HexId): void {
  const { settings, units: before } = reading(draft)
  const to = asOnMap(settings, hex)
  if (!isDraft(draft)) {
    // A plain copy is the caller's own: its units are written as they stand, without a new list.
    for (const id of ids) castDraft(unitInPlay(draft, id)).hex = to
    return
  }
  draft.units = castDraft(before.map((unit) => (ids.includes(unit.id) ? { ...unit, hex: to } : unit)))
}

/** Takes units out of play: what they were, for the pile they go to. Spells cast by or on them go with them. */
export function remove(draft: Draft<Position>, ids: readonly UnitId[]): readonly Unit[] {
  const { units, cast, haste } = reading(draft)
  draft.units = castDraft(units.filter((unit) => !ids.includes(unit.id)))
  draft.cast = cast.filter((id) => !ids.includes(id))
  draft.haste = Object.fromEntries(Object.entries(haste).filter(([id]) => !ids.includes(id as UnitId)))
  return units.filter((unit) => ids.includes(unit.id))
}
