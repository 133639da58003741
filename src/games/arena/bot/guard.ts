import { sumOf } from '@/engine/bot/weigh'
import { turnsFrom } from './distance'
import { amount } from './field'
import { canBeAt, fix, type Order, type Plan, type Raider } from './plan'
import { amountAfar } from './threat'

/** Goes for the enemy's king hex where that wins at once (AA-23.1); whether it does. */
export function takeKing(plan: Plan): boolean {
  const { scene, orders } = plan
  const goal = scene.enemy.king
  const goers = orders.filter((order) => canBeAt(order, goal))
  if (!goers.some(({ piece }) => piece.holds)) return false
  const power = sumOf(goers, ({ piece }) => piece.power)
  const others = orders.filter((order) => !goers.includes(order))
  const shots = sumOf(others, ({ piece }) => amountAfar(scene.field, piece, piece.at, goal))
  const isEmpty = amount(scene.enemy.count, goal) === 0
  if (!isEmpty && power + shots <= amount(scene.enemy.power, goal)) return false
  for (const order of goers) fix(plan, order, goal)
  for (const order of others)
    if (amountAfar(scene.field, order.piece, order.piece.at, goal) > 0) order.isFixed = true
  return true
}

/**
 * Keeps so much within reach of the own king hex as the enemy could bring there, turn by turn: each defender gets
 * a leash. Who is in a space that is to be beaten brings nothing, and what comes after the enemy's king hex could have
 * fallen comes too late. In the basic game nobody stands on the own king area (AA-24.5): a raider is to be beaten before
 * it gets there, not merely held.
 */
export function keepGuard(plan: Plan, beaten: readonly number[]): void {
  const { scene, style, orders } = plan
  const isBasic = scene.position.settings.ruleset === 'basic'
  const coming = plan.raiders.filter(({ at }) => !beaten.includes(at))
  const near = orders
    .map((order) => ({ order, turns: soonestAfter(plan, order) }))
    .toSorted((one, other) => one.turns - other.turns || one.order.piece.worth - other.order.piece.worth)
  for (const order of orders) order.leash = Infinity
  const horizon = Math.min(style.horizon, plan.rush - 1)
  let kept = 0
  for (let turn = isBasic ? 2 : 1; turn <= horizon; turn++) {
    const brought = sumOf(coming, (raider) => broughtBy(raider, turn))
    const need = isBasic && brought > 0 ? brought + 1 : brought
    for (const { order, turns } of near) {
      if (kept >= need) break
      if (order.leash < Infinity || turns > turn - 1) continue
      order.leash = turn - 1
      kept += order.piece.power
    }
  }
}

function broughtBy({ now, power, turns }: Raider, turn: number): number {
  return turn === 1 ? now : turns <= turn ? power : 0
}

/** How many turns off the own king hex a piece is at least when this phase ends. */
function soonestAfter({ scene }: Plan, { piece, reach, isFixed, to }: Order): number {
  const { king } = scene.own
  if (isFixed) return turnsFrom(scene, piece, to, king)
  const here = turnsFrom(scene, piece, piece.at, king)
  return reach.size === 0 ? here : Math.max(0, here - 1)
}
