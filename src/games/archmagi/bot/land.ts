import type { HexId } from '@/engine/kernel/hex'
import { has } from '../queries/filters'
import { hexesIn, isHomeAt, isOfClass } from '../queries/ground'
import { canStayAs } from '../queries/stay'
import { homeOf, traitsOf } from '../queries/traits'
import type { State, Unit } from '../state/state'
import type { HexClass } from '../tables/vocabulary'
import type { Facts } from './facts'

/** What is worked out of the land, for as long as nobody finds more of it. */
interface Land {
  readonly homes: Map<string, readonly number[]>
  readonly classes: Readonly<Record<HexClass, Map<HexId, boolean>>>
}

const LANDS = new WeakMap<object, Land>()

function landOf({ ground }: State): Land {
  const known = LANDS.get(ground.terrain)
  if (known) return known
  const land: Land = { homes: new Map(), classes: { land: new Map(), water: new Map() } }
  LANDS.set(ground.terrain, land)
  return land
}

/** The hexes that are home to those of a terrain, by their numbers. */
export function homesIn(state: State, home: string): readonly number[] {
  const { homes } = landOf(state)
  const known = homes.get(home)
  if (known) return known
  const hexes = hexesIn(state).flatMap((hex, at) => (isHomeAt(state, home, hex) ? [at] : []))
  homes.set(home, hexes)
  return hexes
}

function isOf(state: State, hex: HexId, wanted: HexClass): boolean {
  const known = landOf(state).classes[wanted]
  const answer = known.get(hex) ?? isOfClass(state, hex, wanted)
  known.set(hex, answer)
  return answer
}

/** Whether a unit could be in a hex; what is lent is asked for only where there may be any. */
export function couldStay(state: State, unit: Unit, { traits, isSea }: Facts, hex: HexId): boolean {
  if (state.effects.length > 0 || unit.artifacts.length > 0 || unit.riding !== null)
    return canStayAs(state, traitsOf(state, unit), homeOf(unit), hex)
  if (has(traits, 'flying')) return true
  if (isSea) return isOf(state, hex, 'water')
  return has(traits, 'swimmer') || isOf(state, hex, 'land')
}
