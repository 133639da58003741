import { onceForEach } from '@/engine/basics/once'
import type { Atlas } from '../tables/atlas'
import { ROUGH, TYPES } from '../tables/terrain'
import type { BlockType } from '../tables/vocabulary'

/** Steps from one hex to all by index; infinite where there is no way. */
type Steps = Float64Array

/** What a hex counts in which a block must stop. */
const STOP = 2

/** Steps that blocks of a type need, by where they begin; those that were asked for. */
const KNOWN = onceForEach((_atlas: Atlas) => new Map<string, Steps>())

/** How far it is for blocks of a type from a hex to all others, nobody being in the way. */
export function stepsFrom(atlas: Atlas, type: BlockType, from: number): Steps {
  const known = KNOWN(atlas)
  const key = `${type} ${from}`
  const before = known.get(key)
  if (before) return before
  const steps = measured(atlas, type, from)
  known.set(key, steps)
  return steps
}

/** Rings of equal distance: a step counts one or two. */
function measured(atlas: Atlas, type: BlockType, from: number): Steps {
  const steps = new Float64Array(atlas.field.ids.length).fill(Infinity)
  steps[from] = 0
  const rings: number[][] = [[from]]
  for (let far = 0; far < rings.length; far++)
    for (const index of rings[far] ?? [])
      if (steps[index] === far)
        for (let nth = 0; nth < 6; nth++) {
          const next = atlas.field.neighbors[6 * index + nth] ?? -1
          const cost = next < 0 ? Infinity : costOf(atlas, type, index, { nth, next })
          if (far + cost >= (steps[next] ?? 0)) continue
          steps[next] = far + cost
          ;(rings[far + cost] ??= []).push(next)
        }
  return steps
}

interface Crossed {
  readonly nth: number
  readonly next: number
}

function costOf({ sides, terrain }: Atlas, type: BlockType, index: number, { nth, next }: Crossed): number {
  const side = sides[index]?.[nth]
  const { lane, nativeTerrain, nativeSide } = TYPES[type]
  if (lane === 'air') return 1
  if (!side || !(lane === 'land' ? side.isLand : side.isWater)) return Infinity
  if (lane === 'water' || side.hasRoad) return 1
  const ground = terrain[next] ?? 'sea'
  const isRough = ROUGH.has(ground) && ground !== nativeTerrain
  return isRough || (side.feature !== null && side.feature !== nativeSide) ? STOP : 1
}
