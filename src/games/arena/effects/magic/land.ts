import type { Draft } from 'immer'
import { reading } from '@/engine/kernel/draft'
import type { HexId } from '@/engine/kernel/hex'
import { ownOf } from '@/engine/basics/own'
import { present } from '@/engine/kernel/refusal'
import type { Effect } from '../../tables/magic'
import type { Terrain } from '../../tables/names'
import { STORM_TURNS, TERRAIN_STEPS, TOWARD_WATER } from '../../tables/terrain'
import type { Event } from '../../events'
import type { Hex, Position, Space } from '../../state/position'
import { hexOf, isAir } from '../../queries/spaces'
import { areaOf } from '../../queries/magic/areas'
import { passesOver, type EffectContext } from './effect-context'

/** One step of terrain: to what was named, or towards Water (AA-22.18). */
export function stepTerrain(
  { draft, target }: EffectContext,
  { mode }: Extract<Effect, { key: 'terrainStep' }>,
): Event[] | undefined {
  if (target.kind !== 'space') return undefined
  const hex = hexOf(target.space)
  const from = hexIn(draft, hex).terrain
  const to = mode === 'choose' ? target.terrain : TOWARD_WATER[from]
  if (to === undefined || !TERRAIN_STEPS[from].includes(to)) return undefined
  return setTerrain(draft, hex, to)
}

/** All ground of the area that can change becomes of one terrain (AA-22.18). */
export function setArea(work: EffectContext, { to }: Extract<Effect, { key: 'terrainSet' }>): Event[] {
  const ground = spacesMet(work).filter((space) => !isAir(space))
  return ground.flatMap((space) => setTerrain(work.draft, hexOf(space), to))
}

/** A storm where there is none, or none where there were some (AA-22.19). */
export function setStorms(
  work: EffectContext,
  { on }: Extract<Effect, { key: 'storm' }>,
): Event[] | undefined {
  const { draft } = work
  const changing = spacesMet(work)
    .filter(isAir)
    .filter((space) => (hexIn(draft, hexOf(space)).storm === null) === on)
  if (changing.length === 0) return undefined
  return changing.map((space) => {
    const hex = hexOf(space)
    hexIn(draft, hex).storm = on ? draft.turn + STORM_TURNS - 1 : null
    return { type: 'stormSet', hex, on, cost: 0 }
  })
}

function spacesMet({ draft, magic, target }: EffectContext): readonly Space[] {
  if (target.kind !== 'space') return []
  const table = reading(draft)
  return areaOf(table, magic.target, target.space).filter((space) => !passesOver(table, magic, space))
}

function setTerrain(draft: Draft<Position>, id: HexId, to: Terrain): Event[] {
  const hex = hexIn(draft, id)
  const from = hex.terrain
  if (from === 'King' || from === to) return []
  hex.terrain = to
  hex.fresh = true
  return [{ type: 'terrainChanged', hex: id, from, to, cost: 0 }]
}

function hexIn(draft: Draft<Position>, id: HexId): Draft<Hex> {
  return present(ownOf(draft.hexes, id), `hex ${id}`)
}
