import type { TerrainClass } from '../tables/names'
import { amount, hexIn } from './field'
import { type Gait, groundFor, isBarred, type Scene } from './scene'
import { hexesApart } from '@/engine/kernel/hex'

/** Steps of a hex from which there is no way. */
const NO_WAY = 60
/** Steps that a detour round an enemy may take more, at most. */
const MOST_DETOUR = 4
/** Turns after which nobody counts any more. */
export const NEVER = 30

/** A hex that ways lead to, and whether they go round strong enemies. */
interface Goal {
  readonly hex: number
  readonly isWary: boolean
}

/** Steps on the ground from each hex to a goal for a class; `NO_WAY` where there is none. */
function stepsTo(scene: Scene, { hex: goal, isWary }: Goal, terrain: TerrainClass): Uint8Array {
  const key = `${goal} ${isWary} ${terrain}`
  const before = scene.steps.get(key)
  if (before) return before
  const { field, enemy } = scene
  const detour = (hex: number) => Math.min(MOST_DETOUR, Math.ceil(amount(enemy.power, hex) / 2))
  const ground = groundFor(scene, terrain)
  const steps = new Uint8Array(field.size).fill(NO_WAY)
  steps[goal] = 0
  let edge = [goal]
  while (edge.length > 0) {
    const next: number[] = []
    for (const from of edge) {
      // Whoever comes from further off enters this hex, the goal aside.
      const step = amount(steps, from) + 1 + (isWary && from !== goal ? detour(from) : 0)
      for (const to of openAround(scene, from)) {
        if (amount(steps, to) <= step) continue
        steps[to] = step
        // Whoever stands where it cannot go may walk out (AA-9.9), but nobody comes by that way.
        if (amount(ground, to) === 1) next.push(to)
      }
    }
    edge = next
  }
  scene.steps.set(key, steps)
  return steps
}

/** The hexes around one that no wall parts from it (AA-22.16). */
function openAround(scene: Scene, from: number): readonly number[] {
  const around = scene.field.board.around[from] ?? []
  return scene.isBarred ? around.filter((to) => !isBarred(scene, from, to, 'ground')) : around
}

/** How far a piece would be from a goal hex if it stood in a space, in steps of its own: flown or walked. */
export function stepsFrom(scene: Scene, gait: Gait, space: number, goal: number): number {
  return nearest(scene, gait, space, { hex: goal, isWary: false })
}

/** How far an own piece would be from the enemy's king hex if it stood in a space, going round strong enemies. */
export function stepsPast(scene: Scene, gait: Gait, space: number): number {
  return nearest(scene, gait, space, { hex: scene.enemy.king, isWary: true })
}

function nearest(scene: Scene, gait: Gait, space: number, goal: Goal): number {
  const { terrain, move, flight } = gait
  const hex = hexIn(scene.field, space)
  const walked = move > 0 ? amount(stepsTo(scene, goal, terrain), hex) : NO_WAY
  if (!flight || flight.speed === 0) return walked
  const flown = scene.storms.size > 0 ? flownRound(scene, gait, hex, goal.hex) : 0
  if (flown >= NO_WAY) return walked
  const far = hexesApart(scene.field.board, hex, goal.hex)
  return Math.min(walked, (Math.max(far, flown) * Math.max(1, move)) / flight.speed)
}

/**
 * Hexes of a flight round storms (AA-4.10). Whoever can walk does so out from under a storm, and from beside one to a
 * goal beneath it; that costs a turn, as much as a whole flight.
 */
function flownRound(scene: Scene, { move, flight }: Gait, from: number, goal: number): number {
  const turn = move > 0 ? (flight?.speed ?? 0) : NO_WAY
  const key = `air ${goal} ${turn}`
  const flown = scene.steps.get(key) ?? flightsTo(scene, goal, turn)
  scene.steps.set(key, flown)
  return amount(flown, from)
}

function flightsTo({ field, storms }: Scene, goal: number, turn: number): Uint8Array {
  const flown = new Uint8Array(field.size).fill(NO_WAY)
  flown[goal] = 0
  let edge = [goal]
  while (edge.length > 0) {
    const next: number[] = []
    for (const from of edge)
      for (const to of field.board.around[from] ?? []) {
        const step = Math.min(NO_WAY, amount(flown, from) + (storms.has(from) || storms.has(to) ? turn : 1))
        if (amount(flown, to) <= step) continue
        flown[to] = step
        if (!storms.has(to)) next.push(to)
      }
    edge = next
  }
  return flown
}

/** Turns that a piece needs from a space to a goal hex; 0 where it is there. */
export function turnsFrom(scene: Scene, gait: Gait, space: number, goal: number): number {
  if (space === goal) return 0
  const steps = stepsFrom(scene, gait, space, goal)
  if (steps >= NO_WAY) return NEVER
  return Math.min(NEVER, Math.max(1, Math.ceil(steps / Math.max(1, gait.move))))
}
