import { type HexId, hexesApart } from '@/engine/kernel/hex'
import type { State } from '../state/state'
import type { Atlas, HexsideFacts } from '../tables/atlas'
import type { Kind } from '../tables/kinds'
import { printedOf } from '../tables/kinds'
import { ROUGH, TYPES } from '../tables/terrain'
import type { SideFeature, Terrain } from '../tables/vocabulary'

/** What lies between two hexes; undefined where they are not side by side. */
export function sideBetween({ field, sides }: Atlas, from: HexId, to: HexId): HexsideFacts | undefined {
  const [index, other] = [field.indexOf(from), field.indexOf(to)]
  if (index < 0 || other < 0) return undefined
  for (let nth = 0; nth < 6; nth++) if (field.neighbors[6 * index + nth] === other) return sides[index]?.[nth]
  return undefined
}

export function hexesAround({ field }: Atlas, hex: HexId): readonly HexId[] {
  return (field.around[field.indexOf(hex)] ?? []).flatMap((index) => field.ids[index] ?? [])
}

/** The way that goes straight to a hex, whatever lies between; to its own, the first step of any. */
export function straightWay(atlas: Atlas, from: HexId, to: HexId): readonly HexId[] {
  const { field } = atlas
  if (from === to) return hexesAround(atlas, from).slice(0, 1)
  const left = (hex: HexId) => hexesApart(field, field.indexOf(hex), field.indexOf(to))
  const path: HexId[] = []
  for (let at = from; at !== to;) {
    const next = hexesAround(atlas, at).find((hex) => left(hex) < left(at)) ?? to
    path.push(next)
    at = next
  }
  return path
}

export function terrainIn({ field, terrain }: Atlas, hex: HexId): Terrain {
  return terrain[field.indexOf(hex)] ?? 'sea'
}

export function isCoastal({ field, coastal }: Atlas, hex: HexId): boolean {
  return coastal[field.indexOf(hex)] === true
}

/** How many hexsides of a hex carry something. */
export function sidesWith({ field, sides }: Atlas, hex: HexId, feature: SideFeature): number {
  return (sides[field.indexOf(hex)] ?? []).filter((side) => side?.feature === feature).length
}

/** What of a way into a hex stops those who are not native to it (MV-6, HX-3). */
export interface Rough {
  readonly terrain: Terrain | null
  readonly feature: SideFeature | null
}

/**
 * The same of a crossing by land: a road takes all of it away where no enemy waits (MV-7), a bridge what is on the
 * hexside (SP-4.11).
 */
export function roughOf(
  atlas: Atlas,
  { to, side }: { readonly to: HexId; readonly side: HexsideFacts | undefined },
  ways: { readonly isByRoad: boolean; readonly isBridged: boolean },
): Rough {
  if (ways.isByRoad) return { terrain: null, feature: null }
  const terrain = terrainIn(atlas, to)
  return {
    terrain: ROUGH.has(terrain) ? terrain : null,
    feature: ways.isBridged ? null : (side?.feature ?? null),
  }
}

/** Whether a kind is native to all that a crossing has (TM-8, HX-4). */
export function isNativeTo(kind: Kind, { terrain, feature }: Rough): boolean {
  const { nativeTerrain, nativeSide } = TYPES[printedOf(kind).type]
  return (terrain === null || terrain === nativeTerrain) && (feature === null || feature === nativeSide)
}

/** Whether a hexside of a wizard’s hex has been bridged for this phase (SP-4.11). */
export function isBridged({ magic }: Pick<State, 'magic'>, from: HexId, to: HexId): boolean {
  return magic.some(
    (one) => one.kind === 'bridge' && one.side.includes(from) && one.side.includes(to) && from !== to,
  )
}
