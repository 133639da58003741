import { at } from '@/engine/kernel/hex'
import { type HauntId, UNITS, type UnitType } from '../tables/units'
import { boardOf } from '../queries/board'
import { underFireFrom } from '../queries/fireball-range'
import { beliefsOf } from './beliefs'
import { killChance } from './chances'
import { isClear, type Scene } from './scene'
import { WORTH } from './worth'

/** What is planned against the enemy so far, by hex index. */
export interface Targets {
  /** What each unit in a hex is worth eliminating. */
  readonly prize: Float32Array
  /** The share of its units that are likely to be left after the fire planned. */
  readonly left: Float32Array
  /** Combat factors planned against it; those with the bonus count double. */
  readonly strength: Float32Array
}

/** Enemies that hold the wand, or bar the wizard from it, matter more than their own worth. */
const ON_THE_WAND = 2.5
const ON_A_HAUNT = 2

/** The enemy as targets, nothing being planned yet. */
export function targetsOf(scene: Scene): Targets {
  const { field, enemy } = scene
  const prize = new Float32Array(field.size)
  const left = new Float32Array(field.size).fill(1)
  const strength = new Float32Array(field.size)
  const stakes = stakesOf(scene)
  for (let index = 0; index < field.size; index++) {
    const type = enemy.typeAt[index]
    if (type === undefined || !isClear(scene, index)) continue
    prize[index] = WORTH[type] * (1 + (stakes.get(index) ?? 0))
  }
  return { prize, left, strength }
}

/** How much more an enemy matters for where it stands. */
function stakesOf({ position, side }: Scene): ReadonlyMap<number, number> {
  const { grid } = boardOf(position.settings)
  if (!position.wand.hidden) return new Map([[grid.indexOf(position.wand.hex), ON_THE_WAND]])
  if (side === 'sorcerer') return new Map()
  const beliefs = beliefsOf(position)
  return new Map(
    beliefs.map(({ haunt, chance }) => [grid.indexOf(hauntHex(position.haunts, haunt)), chance * ON_A_HAUNT]),
  )
}

function hauntHex(haunts: Scene['position']['haunts'], haunt: HauntId): string {
  return haunts[haunt] ?? ''
}

/** The best target of a fireball from a hex, and the worth it eliminates on average. */
export function bestFire(
  scene: Scene,
  { prize, left }: Targets,
  from: number,
  byWand = false,
): { readonly target: number; readonly gain: number } {
  const { enemy, chances, field } = scene
  const burn = byWand ? chances.burnByWand : chances.burn
  let best = -1
  let gain = 0
  for (const target of underFireFrom(field.board, from)) {
    const type = enemy.typeAt[target]
    if (type === undefined || !isClear(scene, target)) continue
    const worth = at(enemy.count, target) * burn[type] * (left[target] ?? 0) * (prize[target] ?? 0)
    if (worth > gain) [best, gain] = [target, worth]
  }
  return { target: best, gain }
}

/** Notes a fireball that is planned. */
export function planFire({ chances, enemy }: Scene, { left }: Targets, target: number): void {
  const type = enemy.typeAt[target]
  if (type !== undefined) left[target] = (left[target] ?? 1) * (1 - chances.burn[type])
}

/** The best target of a unit's attack from a hex, and the worth that its joining eliminates on average. */
export function bestAttack(
  scene: Scene,
  targets: Targets,
  type: UnitType,
  from: number,
): { readonly target: number; readonly gain: number } {
  const { neighbors } = scene.field.board.grid
  let best = -1
  let gain = 0
  for (let nth = from * 6; nth < from * 6 + 6; nth++) {
    const target = at(neighbors, nth)
    if (target < 0 || at(scene.enemy.count, target) === 0 || !isClear(scene, target)) continue
    const worth = attackGain(scene, targets, type, target)
    if (worth > gain) [best, gain] = [target, worth]
  }
  return { target: best, gain }
}

function attackGain({ enemy, chances }: Scene, targets: Targets, type: UnitType, target: number): number {
  const defender = enemy.typeAt[target]
  if (defender === undefined) return 0
  const count = Math.max(1, at(enemy.count, target) * (targets.left[target] ?? 1))
  const defense = UNITS[defender].combat * count
  const before = targets.strength[target] ?? 0
  const killed = (strength: number) => killChance(chances, strength / defense, false) * count
  return (targets.prize[target] ?? 0) * (killed(before + weightOf(type, defender)) - killed(before))
}

/** A unit's combat factor against a type: doubled by the bonus, which is about what a column more is worth. */
function weightOf(type: UnitType, defender: UnitType): number {
  const { combat, bonusAgainst } = UNITS[type]
  return bonusAgainst === defender ? combat * 2 : combat
}

/** Notes a unit's attack that is planned. */
export function planAttack({ enemy }: Scene, { strength }: Targets, type: UnitType, target: number): void {
  const defender = enemy.typeAt[target]
  if (defender !== undefined) strength[target] = (strength[target] ?? 0) + weightOf(type, defender)
}
