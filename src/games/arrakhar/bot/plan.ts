import type { Random } from '@/engine/kernel/dice'
import { at, type HexId } from '@/engine/kernel/hex'
import type { Passage } from '@/engine/kernel/path'
import { STACKING_LIMIT, type UnitType } from '../tables/units'
import type { Unit } from '../state/position'
import { FIRST_TURN } from '../queries/haste-range'
import type { Danger } from './danger'
import type { Goal, Pull } from './goals'
import type { Post } from './posts'
import { isClear, type Scene } from './scene'
import type { Style } from './style'
import { planAttack, planFire, type Targets } from './targets'

/** A plan in the making: where everybody would stand, and what is planned against whom. */
export interface Plan {
  readonly scene: Scene
  readonly style: Style
  readonly random: Random
  readonly danger: Danger
  readonly pull: Pull
  readonly posts: readonly Post[]
  readonly targets: Targets
  /** Own units by hex index as they stand with the moves planned so far. */
  readonly count: Uint8Array
  readonly typeAt: (UnitType | undefined)[]
}

/** Where one unit goes, and the wand with it. */
export interface Walk {
  readonly unit: Unit
  readonly path: readonly HexId[]
  readonly takeWandAt: HexId | null
}

/** Never into mountains, enemies or entry hexes: whoever leaves without the wand is lost (AR-1.3). */
export function passage(scene: Scene): (index: number) => Passage {
  const { enemy } = scene
  return (index) => (at(enemy.count, index) === 0 && isClear(scene, index) ? 'through' : 'never')
}

/** Where a unit would stand, whom it would strike from there, by index, or -1, and what draws it. */
export interface Choice {
  readonly index: number
  readonly fire: number
  readonly attack: number
  readonly goal: Goal | undefined
  readonly post: Post | undefined
}

/** A unit that does no more than stand in a hex. */
export function standing(index: number): Choice {
  return { index, fire: -1, attack: -1, goal: undefined, post: undefined }
}

/** Whether one more of a type may stay in a hex: own stacking, and the limit of the first turn (AR-7.6, AR-7.7). */
export function mayStand(
  { scene, count, typeAt }: Plan,
  type: UnitType,
  index: number,
  isStart: boolean,
): boolean {
  if (isStart && !isClear(scene, index)) return true
  const others = at(count, index)
  if (others >= STACKING_LIMIT || (others > 0 && typeAt[index] !== type)) return false
  const { side, position, field } = scene
  return side === 'wizard' || position.turn !== FIRST_TURN || at(field.board.nearEntry, index) === 0
}

/** Notes where a unit will stand and what it is going to do there. */
export function settle(plan: Plan, type: UnitType, { index, fire, attack, goal, post }: Choice): void {
  plan.count[index] = at(plan.count, index) + 1
  plan.typeAt[index] = type
  if (fire >= 0) planFire(plan.scene, plan.targets, fire)
  if (attack >= 0) planAttack(plan.scene, plan.targets, type, attack)
  if (goal) goal.assigned += 1
  if (post) post.casters += 1
}
