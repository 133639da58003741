import type { HexId } from '@/engine/kernel/hex'
import { present } from '@/engine/kernel/refusal'
import { castleIn, castlesFree } from '../queries/builds'
import { inPool } from '../queries/pool'
import { cityNamed } from '../queries/control'
import type { Block, Build } from '../state/state'
import type { Side } from '../tables/seats'
import { type Scene, seen, tell, written } from './scene'

/** Places what a seat has committed to build (BD-2 to BD-7, CS-2). */
export function placeBuilds(scene: Scene, side: Side): void {
  const { draft } = scene
  const builds: readonly Build[] = seen(scene).seats[side].builds ?? []
  draft.seats[side].builds = null
  const shown = new Map<HexId | 'edge', { count: number; grown: number }>()
  for (const build of builds) {
    const { at, isNew } = place(scene, side, build)
    const { count, grown } = shown.get(at) ?? { count: 0, grown: 0 }
    shown.set(at, { count: count + (isNew ? 1 : 0), grown: grown + (isNew ? 0 : 1) })
  }
  for (const [at, { count, grown }] of shown)
    tell(scene, { type: 'builtThere', seat: side, at, count, grown })
}

function place(
  scene: Scene,
  side: Side,
  build: Build,
): { readonly at: HexId | 'edge'; readonly isNew: boolean } {
  const state = seen(scene)
  const id = build.build === 'cadre' ? build.at : build.city
  const city = id === 'edge' ? undefined : cityNamed(state, id)
  const at = city?.hex ?? 'edge'
  const standing = build.build === 'castle' && city ? castleIn(state, side, city) : undefined
  const free: Block | undefined =
    build.build === 'castle' ? castlesFree(state, side, build.kind)[0] : inPool(state, side, build.kind)[0]
  const block = written(scene, present(standing ?? free, build.kind).id)
  block.at = at
  block.strength += 1
  const { kind, strength } = block
  tell(scene, { type: 'built', seat: side, block: block.id, kind, at, strength })
  return { at, isNew: standing === undefined }
}
