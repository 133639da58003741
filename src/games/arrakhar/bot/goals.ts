import { type HexId, neighborsOf } from '@/engine/kernel/hex'
import { UNITS, type UnitType } from '../tables/units'
import { typeSummonedAt } from '../queries/summon-choices'
import { beliefsOf, sitesOf } from './beliefs'
import { stepsBetween, stepsToNearest } from './field'
import { castsFire, indexOf, isClear, type Scene } from './scene'
import type { Style } from './style'
import { WORTH } from './worth'

/** A place that draws units. */
export interface Goal {
  /** Moves with the wand when that is carried. */
  index: number
  /** Worth of being there. */
  readonly arrival: number
  /** Worth of each hex nearer to it. */
  readonly slope: number
  /** Units already on their way, which make it draw others less. */
  assigned: number
  /** Units that the place has use for. */
  readonly room: number
}

/** Beyond so many hexes a goal draws no more. */
const HORIZON = 26
/** Hexes in which the enemy counts as coming for a haunt. */
const ALARM = 11

/** The goals of the side to move, and what merely meeting the enemy is worth, by index. */
export interface Pull {
  readonly goals: readonly Goal[]
  readonly hunting: Float32Array
}

/** What draws the units of a type. */
export function pullOf(scene: Scene, style: Style): Pull {
  return { goals: goalsOf(scene, style), hunting: huntingGround(scene, style.hunt) }
}

/** The worth of standing in a hex for the places that draw a unit; `goal` is the one that draws it most. */
export function pullAt(
  scene: Scene,
  { goals, hunting }: Pull,
  type: UnitType,
  index: number,
): { readonly worth: number; readonly goal: Goal | undefined } {
  let worth = (hunting[index] ?? 0) * (castsFire(type) ? 0.6 : 1)
  let best: Goal | undefined
  for (const goal of goals) {
    const distance = stepsBetween(scene.field, index, goal.index)
    if (distance > HORIZON) continue
    const needed = 1 / (1 + goal.assigned / goal.room)
    const drawn = (HORIZON - distance) * goal.slope * needed + (distance === 0 ? goal.arrival * needed : 0)
    if (drawn > worth) [worth, best] = [drawn, goal]
  }
  return { worth, goal: best }
}

function goalsOf(scene: Scene, { drive, guard }: Style): readonly Goal[] {
  const goals = scene.side === 'wizard' ? wizardGoals(scene) : sorcererGoals(scene, guard)
  return goals.map(({ index, arrival, slope, room }) => ({
    index,
    arrival: arrival * drive,
    slope: slope * drive,
    assigned: 0,
    room,
  }))
}

/** A place as it draws those who are neither driven nor dull, nobody being on the way yet. */
type Place = Omit<Goal, 'assigned'>

function wizardGoals(scene: Scene): readonly Place[] {
  const { wand } = scene.position
  if (!wand.hidden) return [{ index: indexOf(scene, wand.hex), arrival: 5, slope: 0.4, room: 6 }]
  return beliefsOf(scene.position).map(({ index, chance }) => ({
    index,
    arrival: 1.5 + 7 * chance,
    slope: 0.12 + 0.35 * chance,
    room: 4,
  }))
}

function sorcererGoals(scene: Scene, guard: number): readonly Place[] {
  const { field, enemy, position } = scene
  const { wand, secrets } = position
  if (!wand.hidden) {
    const index = indexOf(scene, wand.hex)
    return [{ index, arrival: 6, slope: 0.35, room: 6 }, ...waysOut(scene, index)]
  }
  return sitesOf(position).map(({ haunt, index }) => {
    const alarm = stepsToNearest(field, index, enemy.units) <= ALARM ? 1 : 0.2
    const isWands = secrets.wandHaunt === haunt
    const summons = Math.min(1, secrets.pool[typeSummonedAt(haunt)] / 4) * 0.6
    const keeps = isWands ? 2.5 * guard : 0.6 + summons
    return { index, arrival: keeps * alarm, slope: 0.05 * keeps * alarm, room: isWands ? 4 : 2 }
  })
}

/** The clear hexes beside the entry hexes to which the wand is likeliest to be carried. */
function waysOut(scene: Scene, wand: number): readonly Place[] {
  const { grid, entryHexes } = scene.field.board
  return entryHexes
    .map((hex) => grid.indexOf(hex))
    .filter((entry) => stepsBetween(scene.field, wand, entry) <= 16)
    .flatMap((entry) => neighborsOf(grid, entry).filter((index) => isClear(scene, index)))
    .map((index) => ({ index, arrival: 2.5, slope: 0.12, room: 1 }))
}

/** For each hex how much it is worth to be near the enemy: the nearer the better, and better near the dear. */
function huntingGround({ field, enemy, own }: Scene, hunt: number): Float32Array {
  const ground = new Float32Array(field.size)
  if (own.units.length === 0) return ground
  const met = new Set<HexId>()
  for (const { hex, type } of enemy.units) {
    // One of each stack says it.
    if (met.has(hex)) continue
    met.add(hex)
    const from = field.board.grid.indexOf(hex)
    const slope = 0.035 * hunt * (1 + WORTH[type] / 4) * (UNITS[type].attacks ? 1 : 1.3)
    for (let index = 0; index < field.size; index++) {
      const worth = (HORIZON - stepsBetween(field, from, index)) * slope
      if (worth > (ground[index] ?? 0)) ground[index] = worth
    }
  }
  return ground
}
