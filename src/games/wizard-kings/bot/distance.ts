import { onceForEach } from '@/engine/basics/once'
import type { Atlas, HexsideFacts } from '../tables/atlas'
import { ROUGH, TYPES } from '../tables/terrain'
import type { BlockType, Terrain } from '../tables/vocabulary'

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
      for (const { next, cost } of steps[index] === far ? crossingsFrom(atlas, type, index) : []) {
        if (far + cost >= (steps[next] ?? 0)) continue
        steps[next] = far + cost
        ;(rings[far + cost] ??= []).push(next)
      }
  return steps
}

/** Hexes beside one that blocks of a type can go to, and what each costs them. */
function crossingsFrom({ field, sides, terrain }: Atlas, type: BlockType, index: number) {
  return Array.from(field.neighbors.subarray(6 * index, 6 * index + 6)).flatMap((next, nth) => {
    const side = sides[index]?.[nth]
    if (next < 0 || !side || !isOpen(type, side)) return []
    return [{ next, cost: isStop(type, side, terrain[next] ?? 'sea') ? STOP : 1 }]
  })
}

function isOpen(type: BlockType, { isLand, isWater }: HexsideFacts): boolean {
  const { lane } = TYPES[type]
  if (lane === 'air') return true
  return lane === 'land' ? isLand : isWater
}

function isStop(type: BlockType, { feature, hasRoad }: HexsideFacts, ground: Terrain): boolean {
  const { lane, nativeTerrain, nativeSide } = TYPES[type]
  if (lane !== 'land' || hasRoad) return false
  return (ROUGH.has(ground) && ground !== nativeTerrain) || (feature !== null && feature !== nativeSide)
}
