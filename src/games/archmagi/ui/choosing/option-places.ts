import type { Json } from '@/engine/kernel/game'
import type { HexId } from '@/engine/kernel/hex'
import { unitById } from '../../queries/units'
import type { View } from '../../queries/view'
import type { StackRef, UnitId } from '../../state/terms'
import { sightOf } from '../board/sight'

type Place = (view: View, value: Json) => HexId | undefined

const ofUnit: Place = (view, value) => unitById(sightOf(view), value as UnitId)?.hex

/** A hex of the map, or whoever is given something. */
const ofHexOrUnit: Place = (view, value) =>
  typeof value === 'string' && Object.hasOwn(view.ground.terrain, value)
    ? (value as HexId)
    : ofUnit(view, value)

/** Several stacks together stand in no one hex. */
const ofStacks: Place = (_view, value) => {
  const [only, ...others] = value as unknown as readonly StackRef[]
  return others.length === 0 ? only?.hex : undefined
}

/** Where each part of a command stands on the board, by its name. */
const PLACES: Readonly<Record<string, Place>> = {
  ...{ hex: ofHexOrUnit, to: ofHexOrUnit },
  path: (_view, value) => (value as readonly HexId[]).at(-1),
  stack: (_view, value) => (value as unknown as StackRef).hex,
  stacks: ofStacks,
  side: (_view, value) => (value as readonly HexId[])[1],
  ...{ unit: ofUnit, caster: ofUnit, victim: ofUnit, carrier: ofUnit },
  ...{ sacrifice: ofUnit, with: ofUnit, from: ofUnit },
}

/** Where something that can be chosen stands on the board. */
export function hexOfOption(view: View, at: string, value: Json | undefined): HexId | undefined {
  if (value === undefined || value === null) return undefined
  return PLACES[at.split('.').at(-1) ?? at]?.(view, value)
}
