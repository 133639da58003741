import { at } from '@/engine/kernel/hex'
import { HAUNT_IDS, UNITS, type UnitType } from '../tables/units'
import { typeSummonedAt } from '../queries/summon-choices'
import { beliefsOf } from './beliefs'
import { FAR, stepsBetween } from './field'
import { castsFire, indexOf, type Scene } from './scene'
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
  return goals.map((goal) => ({ ...goal, slope: goal.slope * drive, arrival: goal.arrival * drive }))
}

function wizardGoals(scene: Scene): readonly Goal[] {
  const { position } = scene
  if (!position.wand.hidden)
    return [{ index: indexOf(scene, position.wand.hex), arrival: 5, slope: 0.4, assigned: 0, room: 6 }]
  return beliefsOf(position).map(({ haunt, chance }) => ({
    index: indexOf(scene, position.haunts[haunt] ?? ('' as never)),
    arrival: 1.5 + 7 * chance,
    slope: 0.12 + 0.35 * chance,
    assigned: 0,
    room: 4,
  }))
}

function sorcererGoals(scene: Scene, guard: number): readonly Goal[] {
  const { position } = scene
  if (!position.wand.hidden) {
    const wand = indexOf(scene, position.wand.hex)
    return [{ index: wand, arrival: 6, slope: 0.35, assigned: 0, room: 6 }, ...waysOut(scene, wand)]
  }
  return HAUNT_IDS.flatMap((haunt) => {
    const hex = position.haunts[haunt]
    if (hex === undefined) return []
    const index = indexOf(scene, hex)
    const alarm = nearestEnemy(scene, index) <= ALARM ? 1 : 0.2
    const isWands = position.secrets.wandHaunt === haunt
    const keeps = isWands ? 2.5 * guard : 0.6 + summonsWorth(scene, typeSummonedAt(haunt))
    return [
      { index, arrival: keeps * alarm, slope: 0.05 * keeps * alarm, assigned: 0, room: isWands ? 4 : 2 },
    ]
  })
}

/** The clear hexes beside the entry hexes to which the wand is likeliest to be carried. */
function waysOut({ field }: Scene, wand: number): readonly Goal[] {
  const { grid, entryHexes, terrain } = field.board
  return entryHexes.flatMap((hex) => {
    const entry = grid.indexOf(hex)
    const distance = stepsBetween(field, wand, entry)
    if (distance > 16) return []
    const beside: number[] = []
    for (let nth = entry * 6; nth < entry * 6 + 6; nth++) {
      const index = at(grid.neighbors, nth)
      if (index >= 0 && terrain[index] === 'clear') beside.push(index)
    }
    return beside.map((index) => ({ index, arrival: 2.5, slope: 0.12, assigned: 0, room: 1 }))
  })
}

function summonsWorth({ position }: Scene, type: UnitType): number {
  return Math.min(1, position.secrets.pool[type] / 4) * 0.6
}

function nearestEnemy({ enemy, field }: Scene, index: number): number {
  let nearest = FAR
  for (const { hex } of enemy.units)
    nearest = Math.min(nearest, stepsBetween(field, field.board.grid.indexOf(hex), index))
  return nearest
}

/** For each hex how much it is worth to be near the enemy: the nearer the better, and better near the dear. */
function huntingGround({ field, enemy, own }: Scene, hunt: number): Float32Array {
  const ground = new Float32Array(field.size)
  if (own.units.length === 0) return ground
  for (const { hex, type } of distinct(enemy.units)) {
    const row = field.board.grid.indexOf(hex)
    const slope = 0.035 * hunt * (1 + WORTH[type] / 4) * (UNITS[type].attacks ? 1 : 1.3)
    for (let index = 0; index < field.size; index++) {
      const distance = stepsBetween(field, row, index)
      const worth = (HORIZON - distance) * slope
      if (worth > (ground[index] ?? 0)) ground[index] = worth
    }
  }
  return ground
}

/** One unit of each stack. */
function distinct(units: Scene['own']['units']): Scene['own']['units'] {
  const seen = new Set<string>()
  return units.filter(({ hex }) => (seen.has(hex) ? false : seen.add(hex)))
}
