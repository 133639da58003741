import type { TerrainClass } from '../content/names'
import { amount, hexIn } from './field'
import { groundFor, type Piece, type Scene } from './scene'
import { hexesApart } from '@/engine/hex'

/** Steps of a hex from which there is no way. */
const NO_WAY = 60
/** Turns after which nobody counts any more. */
export const NEVER = 30

/** Steps on the ground from each hex to a goal for a class, whoever stands there; `NO_WAY` where there is none. */
function stepsTo(scene: Scene, goal: number, terrain: TerrainClass): Uint8Array {
  const key = `${goal} ${terrain}`
  const before = scene.steps.get(key)
  if (before) return before
  const { field } = scene
  const ground = groundFor(scene, terrain)
  const steps = new Uint8Array(field.size).fill(NO_WAY)
  steps[goal] = 0
  let edge = [goal]
  for (let step = 1; edge.length > 0; step++) {
    const next: number[] = []
    for (const from of edge)
      for (const to of field.around[from] ?? []) {
        if (amount(steps, to) <= step || amount(ground, to) === 0) continue
        steps[to] = step
        next.push(to)
      }
    edge = next
  }
  scene.steps.set(key, steps)
  return steps
}

/** How far a piece would be from a goal hex if it stood in a space, in steps of its own: flown or walked. */
export function stepsFrom(scene: Scene, piece: Piece, space: number, goal: number): number {
  const hex = hexIn(scene.field, space)
  const walked = piece.move > 0 ? walkedFrom(scene, piece, hex, goal) : NO_WAY
  if (!piece.flight || piece.flight.speed === 0) return walked
  const pace = Math.max(1, piece.move)
  return Math.min(walked, (hexesApart(scene.field.board, hex, goal) * pace) / piece.flight.speed)
}

/** A hex that the piece cannot leave by walking, or that has no way, counts by what is around it. */
function walkedFrom(scene: Scene, { terrain }: Piece, hex: number, goal: number): number {
  return amount(stepsTo(scene, goal, terrain), hex)
}

/** Turns that a piece needs from a space to a goal hex; 0 where it is there. */
export function turnsFrom(scene: Scene, piece: Piece, space: number, goal: number): number {
  if (space === goal) return 0
  const steps = stepsFrom(scene, piece, space, goal)
  if (steps >= NO_WAY) return NEVER
  return Math.max(1, Math.ceil(steps / Math.max(1, piece.move)))
}
