import { bestOf, sumOf } from '@/engine/bot/weigh'
import { turnsFrom } from './distance'
import { amount, hexIn } from './field'
import { keepGuard } from './guard'
import { canBeAt, fix, isWithinLeash, type Order, type Plan } from './plan'
import { hexNow, type Scene } from './scene'
import { amountAfar } from './threat'

/** What of the beaten is worth that must retreat, as a share. */
const SCATTERED = 0.15
/** What it is worth to beat an enemy before the own king hex, by its Power and the turns that it needs. */
const A_MENACE = 2
/** What it is worth to beat one that would be there next turn, where nobody can bar it the king hex. */
const AN_OPEN_KING = 30
/** What it costs a beaten side beside its creature. */
const A_RETREAT = 2

/** A fight that might be sought: who would go there, and who would shoot from where. */
interface Strike {
  readonly target: number
  readonly value: number
  readonly parts: readonly { readonly order: Order; readonly to: number }[]
}

/** Seeks fights that are won by a margin, the best first (AA-11), and leaves a guard against who is not beaten. */
export function seekFights(plan: Plan): void {
  const { scene } = plan
  let left = [...new Set(scene.enemy.pieces.map(({ at }) => at))].sort((one, other) => one - other)
  const beaten: number[] = []
  for (;;) {
    const strikes = left.flatMap((target) => {
      keepGuard(plan, [...beaten, target])
      return strikeAt(plan, target) ?? []
    })
    keepGuard(plan, beaten)
    const best = bestOf(strikes, ({ value }) => value, 0)
    if (!best) return
    for (const { order, to } of best.parts) fix(plan, order, to)
    beaten.push(best.target)
    left = left.filter((target) => target !== best.target)
  }
}

function strikeAt(plan: Plan, target: number): Strike | undefined {
  const { scene, style, orders } = plan
  const shooters = shootersAt(plan, target)
  const shot = sumOf(shooters, ({ gain }) => gain)
  const goers = orders
    .filter((order) => !order.isFixed && canBeAt(order, target) && isWithinLeash(plan, order, target))
    .filter((order) => !shooters.some((shooter) => shooter.order === order))
    .toSorted((one, other) => other.piece.power - one.piece.power)
  const fixed = sumOf(orders, ({ isFixed, to, piece }) => (isFixed && to === target ? piece.power : 0))
  const need = amount(scene.enemy.power, target) + Math.max(1, style.margin)
  const most = goers.reduce((sum, { piece }) => sum + piece.power, fixed)
  if (most + shot < need) return undefined
  const wanted = Math.max(need - shot, amount(plan.threat, target) - amount(scene.enemy.power, target) / 2)
  const chosen = chosenOf(goers, wanted - fixed, need - shot - fixed)
  const parts = [
    ...shooters.map(({ order, from }) => ({ order, to: from })),
    ...chosen.map((order) => ({ order, to: target })),
  ]
  return { target, value: valueOf(plan, target, chosen), parts }
}

/** As many as it takes to hold what is won, or all; nobody where shots alone will do. */
function chosenOf(goers: readonly Order[], wanted: number, needed: number): readonly Order[] {
  const chosen: Order[] = []
  if (needed <= 0) return chosen
  let sum = 0
  for (const order of goers) {
    if (sum >= wanted) break
    if (order.piece.power === 0) continue
    chosen.push(order)
    sum += order.piece.power
  }
  return chosen
}

interface Shooter {
  readonly order: Order
  readonly from: number
  readonly gain: number
}

/** Who could shoot at a space, and from where: best from where most of the own stand. */
function shootersAt(plan: Plan, target: number): readonly Shooter[] {
  return plan.orders.flatMap((order) => {
    const { piece, isFixed } = order
    if (piece.shots.length === 0 || isFixed) return []
    const best = bestOf(standsFor(plan, order, target), ({ from }) => amount(plan.power, from))
    return best && best.gain >= piece.power ? [best] : []
  })
}

/** The spaces without enemies from which a piece could shoot at another. */
function standsFor(plan: Plan, order: Order, target: number): readonly Shooter[] {
  const { piece, reach } = order
  const { field, enemy } = plan.scene
  return [piece.at, ...reach.keys()].flatMap((from) => {
    const gain = amountAfar(field, piece, from, target)
    const isOpen = gain > 0 && amount(enemy.count, from) === 0 && isWithinLeash(plan, order, from)
    return isOpen ? [{ order, from, gain }] : []
  })
}

/** What a fight is worth: the fallen, the scattered, the king hex eased, less what it exposes. */
function valueOf(plan: Plan, target: number, goers: readonly Order[]): number {
  const { scene, style } = plan
  const { enemy } = scene
  const worth = amount(enemy.worth, target)
  const fallen = worth / Math.max(1, amount(enemy.count, target))
  const lost = escapesFrom(scene, target) === 0 ? worth : fallen + SCATTERED * (worth - fallen)
  return style.greed * lost + menaceOf(scene, target) - style.caution * exposureOf(plan, target, goers)
}

/** How near the enemies in a space are to the own king hex. */
function menaceOf(scene: Scene, target: number): number {
  const { own, enemy } = scene
  const isBasic = scene.position.settings.ruleset === 'basic'
  return enemy.pieces.reduce((sum, piece) => {
    if (piece.at !== target) return sum
    const turns = turnsFrom(scene, piece, target, own.king)
    if (turns > 3) return sum
    const isOpen = turns <= 1 && (isBasic || amount(own.power, own.king) < piece.power)
    return sum + (A_MENACE * (piece.power + 1)) / Math.max(1, turns) + (isOpen ? AN_OPEN_KING : 0)
  }, 0)
}

/** Hexes to which a beaten defender can retreat, roughly (AA-15.4). */
function escapesFrom(scene: Scene, target: number): number {
  const { field, own, seat } = scene
  const level = target >= field.size ? field.size : 0
  const near = (field.board.around[hexIn(field, target)] ?? []).filter((hex) => {
    const control = hexNow(scene, hex)?.control ?? null
    return control !== null && control !== seat && amount(own.count, hex + level) === 0
  })
  return near.length + (level > 0 ? 1 : 0)
}

function exposureOf({ scene, threat }: Plan, target: number, goers: readonly Order[]): number {
  if (goers.length === 0) return 0
  const power = sumOf(goers, ({ piece }) => piece.power)
  const worth = sumOf(goers, ({ piece }) => piece.worth)
  const left = amount(threat, target) - amount(scene.enemy.power, target) / 2
  return left <= power ? 0 : worth / goers.length + A_RETREAT
}
