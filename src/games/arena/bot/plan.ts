import type { Random } from '@/engine/kernel/dice'
import { type AreaFire, areaFireOn, moveRisk } from './area-fire'
import { turnsFrom } from './distance'
import { turnsToTake } from './evaluate'
import { amount } from './field'
import { sceneForRaiders } from './raid'
import { type Reach, reachOf } from './reach'
import type { Piece, Scene } from './scene'
import type { Style } from './style'
import { bearingOf, threatOf } from './threat'

/** A piece and where it is to go. */
export interface Order {
  readonly piece: Piece
  /** Empty where it may not move now. */
  readonly reach: Reach
  /** Where it will be. */
  to: number
  /** Whether nothing shall change it any more. */
  isFixed: boolean
  /** How many turns off the own king hex it may be. */
  leash: number
}

/** An enemy on its way to the own king hex. */
export interface Raider {
  readonly at: number
  readonly power: number
  /** Turns that it needs. */
  readonly turns: number
  /** What it could bring there in its next turn, shots too. */
  readonly now: number
}

/** A Movement phase being planned. */
export interface Plan {
  readonly scene: Scene
  readonly style: Style
  readonly random: Random
  readonly orders: readonly Order[]
  /** What the enemy could bring against each space in its next turn. */
  readonly threat: Float64Array
  readonly raiders: readonly Raider[]
  /** Own turns, this one among them, after which the enemy's king hex could be taken. */
  readonly rush: number
  /** Own Power and creatures by space, as planned. */
  readonly power: Float64Array
  readonly count: Float64Array
  /** Undefined where the enemy throws none. */
  readonly fire: AreaFire | undefined
}

/** A plan in which nobody moves; `mayMove` says who may. */
export function planFor(
  scene: Scene,
  style: Style,
  random: Random,
  mayMove: (piece: Piece) => boolean,
): Plan {
  const raided = sceneForRaiders(scene)
  return {
    scene,
    style,
    random,
    orders: scene.own.pieces.map((piece) => ({
      piece,
      reach: mayMove(piece) ? reachOf(scene, piece) : new Map(),
      to: piece.at,
      isFixed: false,
      leash: Infinity,
    })),
    threat: threatOf(scene, scene.enemy.pieces),
    raiders: scene.enemy.pieces.map((piece) => raiderOf(raided, piece)),
    rush: turnsToTake(scene, [scene.own, scene.enemy], true),
    power: scene.own.power.slice(),
    count: scene.own.count.slice(),
    fire: areaFireOn(scene),
  }
}

/** Whoever is alone on the king hex wins, however weak. */
const LEAST_RAID = 0.5

/** Those who bar its way may move off: what has one turn to go is reckoned to get there. */
function raiderOf(scene: Scene, piece: Piece): Raider {
  const { king } = scene.own
  const power = Math.max(piece.power, LEAST_RAID)
  const turns = turnsFrom(scene, piece, piece.at, king)
  const afar = bearingOf(scene, piece)(king)
  return { at: piece.at, power, turns, now: turns <= 1 ? Math.max(power, afar) : afar }
}

/** Sends a piece somewhere. */
export function send({ power, count, fire }: Plan, order: Order, to: number): void {
  const { piece } = order
  if (fire) {
    moveRisk(fire, piece, order.to, -1)
    moveRisk(fire, piece, to, 1)
  }
  power[order.to] = amount(power, order.to) - piece.power
  count[order.to] = amount(count, order.to) - piece.count
  power[to] = amount(power, to) + piece.power
  count[to] = amount(count, to) + piece.count
  order.to = to
}

/** Sends a piece somewhere for good. */
export function fix(plan: Plan, order: Order, to: number): void {
  send(plan, order, to)
  order.isFixed = true
}

/** Whether a piece can be in a space when this Movement phase ends. */
export function canBeAt({ piece, reach }: Order, space: number): boolean {
  return piece.at === space || reach.has(space)
}

/** A chance amount of a style's whim. */
export function swayed({ style, random }: Plan): number {
  return style.whim === 0 ? 0 : (style.whim * random.below(1000)) / 1000
}

/** Whether a space is within a piece's leash. */
export function isWithinLeash({ scene }: Plan, { piece, leash }: Order, space: number): boolean {
  return leash === Infinity || turnsFrom(scene, piece, space, scene.own.king) <= leash
}
