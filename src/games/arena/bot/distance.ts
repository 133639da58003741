import type { TerrainClass } from '../tables/names'
import { amount, hexIn } from './field'
import { groundFor, type Piece, type Scene } from './scene'
import { hexesApart } from '@/engine/kernel/hex'

/** Steps of a hex from which there is no way. */
const NO_WAY = 60
/** Steps that a detour round an enemy may take more, at most. */
const MOST_DETOUR = 4
/** Turns after which nobody counts any more. */
export const NEVER = 30

/** Steps on the ground from each hex to a goal for a class, whoever stands there; `NO_WAY` where there is none. */
function stepsTo(scene: Scene, goal: number, terrain: TerrainClass): Uint8Array {
  return kept(scene, `${goal} ${terrain}`, () => spread(scene, goal, terrain, () => 1))
}

/** The same to the enemy's king hex for own pieces, which go round strong enemies. */
function stepsRound(scene: Scene, terrain: TerrainClass): Uint8Array {
  const { enemy } = scene
  const entering = (hex: number) => 1 + Math.min(MOST_DETOUR, Math.ceil(amount(enemy.power, hex) / 2))
  return kept(scene, terrain, () => spread(scene, enemy.king, terrain, entering))
}

function kept({ steps }: Scene, key: string, make: () => Uint8Array): Uint8Array {
  const before = steps.get(key)
  if (before) return before
  const made = make()
  steps.set(key, made)
  return made
}

/** Steps from each hex to a goal, hexes that are dear to enter counted as more. */
function spread(
  scene: Scene,
  goal: number,
  terrain: TerrainClass,
  entering: (hex: number) => number,
): Uint8Array {
  const { field } = scene
  const ground = groundFor(scene, terrain)
  const steps = new Uint8Array(field.size).fill(NO_WAY)
  steps[goal] = 0
  let edge = [goal]
  while (edge.length > 0) {
    const next: number[] = []
    for (const from of edge) {
      // Whoever comes from further off enters this hex, the goal aside.
      const step = amount(steps, from) + (from === goal ? 1 : entering(from))
      for (const to of field.around[from] ?? []) {
        if (amount(steps, to) <= step) continue
        steps[to] = step
        // Whoever stands where it cannot go may walk out (AA-9.9), but nobody comes by that way.
        if (amount(ground, to) === 1) next.push(to)
      }
    }
    edge = next
  }
  return steps
}

/** How far a piece would be from a goal hex if it stood in a space, in steps of its own: flown or walked. */
export function stepsFrom(scene: Scene, piece: Piece, space: number, goal: number): number {
  const hex = hexIn(scene.field, space)
  const walked = piece.move > 0 ? amount(stepsTo(scene, goal, piece.terrain), hex) : NO_WAY
  return Math.min(walked, flownFrom(scene, piece, hex, goal))
}

/** How far an own piece would be from the enemy's king hex if it stood in a space, going round strong enemies. */
export function stepsPast(scene: Scene, piece: Piece, space: number): number {
  const hex = hexIn(scene.field, space)
  const walked = piece.move > 0 ? amount(stepsRound(scene, piece.terrain), hex) : NO_WAY
  return Math.min(walked, flownFrom(scene, piece, hex, scene.enemy.king))
}

function flownFrom({ field }: Scene, { flight, move }: Piece, hex: number, goal: number): number {
  if (!flight || flight.speed === 0) return NO_WAY
  return (hexesApart(field.board, hex, goal) * Math.max(1, move)) / flight.speed
}

/** Turns that a piece needs from a space to a goal hex; 0 where it is there. */
export function turnsFrom(scene: Scene, piece: Piece, space: number, goal: number): number {
  if (space === goal) return 0
  const steps = stepsFrom(scene, piece, space, goal)
  if (steps >= NO_WAY) return NEVER
  return Math.min(NEVER, Math.max(1, Math.ceil(steps / Math.max(1, piece.move))))
}
