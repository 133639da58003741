import { bestOf } from '@/engine/bot/weigh'
import type { Random } from '@/engine/kernel/dice'
import type { Command } from '../commands'
import { standstillRefusal } from '../queries/mobility'
import { stepsPast } from './distance'
import { amount, hexIn } from './field'
import { takeKing } from './guard'
import { isWithinLeash, type Order, type Plan, planFor, send, swayed } from './plan'
import { moveAlong } from './reach'
import { hexNow, type Scene } from './scene'
import { seekFights } from './strike'
import type { Style } from './style'

/** How often everybody looks anew at what the others will do. */
const ROUNDS = 2
/** Turns after which a side has lost its patience and fears nothing (AA-23.4). */
const PATIENCE = 36
/** What a hex taken is worth (AA-5.2). */
const A_HEX = 0.15
/** Power beyond which company adds nothing. */
const ENOUGH_COMPANY = 12
/** How much surer a blast is that is being cast than one that may come. */
const UNDER_WAY = 2
/** What breaking its leash costs a piece. */
const ASTRAY = 40

/** All moves of a Movement phase by rules of thumb: to the king hex, on guard, into fights that are won, forward. */
export function plannedMoves(scene: Scene, style: Style, random: Random): readonly Command[] {
  const { position, seat } = scene
  const plan = planFor(
    scene,
    impatient(style, position.turn),
    random,
    ({ leader }) => !standstillRefusal({ table: position, seat }, leader),
  )
  if (!takeKing(plan)) seekFights(plan)
  march(plan)
  return plan.orders.flatMap(({ piece, reach, to }) => {
    const way = to === piece.at ? undefined : reach.get(to)
    return way ? [moveAlong(scene.field, piece, way)] : []
  })
}

/** Games must end: the longer one goes on, the less is feared. */
function impatient(style: Style, turn: number): Style {
  const share = Math.min(1, turn / PATIENCE)
  const horizon = share > 0.7 ? Math.min(1, style.horizon) : style.horizon
  return { ...style, horizon, caution: style.caution * (1 - share), drive: style.drive * (1 + share) }
}

/** Everybody not yet sent goes where it does most good, seeing what the others mean to do. */
function march(plan: Plan): void {
  const free = plan.orders.filter(({ isFixed, reach }) => !isFixed && reach.size > 0)
  if (plan.style.start === 'forward') for (const order of free) send(plan, order, foremost(plan, order))
  for (let round = 0; round < ROUNDS; round++)
    for (const order of free) {
      const best = bestOf(spacesOf(order), (space) => scoreOf(plan, order, space) + swayed(plan))
      send(plan, order, best ?? order.piece.at)
    }
}

/** The space within reach from which the enemy's king hex is nearest. */
function foremost(plan: Plan, order: Order): number {
  const { scene } = plan
  const open = spacesOf(order).filter(
    (space) => amount(scene.enemy.count, space) === 0 && isWithinLeash(plan, order, space),
  )
  return bestOf(open, (space) => -stepsPast(scene, order.piece, space)) ?? order.piece.at
}

/** Where a piece may be when the phase ends. */
function spacesOf({ piece, reach }: Order): readonly number[] {
  return [piece.at, ...reach.keys()]
}

function scoreOf(plan: Plan, order: Order, space: number): number {
  const { scene, style, power } = plan
  const { piece } = order
  const others = amount(power, space) - (order.to === space ? piece.power : 0)
  if (amount(scene.enemy.count, space) > 0 && space !== piece.at) return -ASTRAY
  const steps = stepsPast(scene, piece, space)
  const before = stepsPast(scene, piece, piece.at)
  const astray = isWithinLeash(plan, order, space) ? 0 : ASTRAY
  return (
    style.drive * (before - steps) * (0.4 + 0.3 * piece.power) +
    style.bond * 0.15 * Math.min(ENOUGH_COMPANY, others) -
    style.caution * (feared(plan, order, space, others) + scorched(plan, order, space)) +
    (isOwn(scene, space) ? 0 : A_HEX) -
    astray
  )
}

/** What a piece must fear to lose in a space with others of its side. */
function feared({ threat, count }: Plan, { piece, to }: Order, space: number, others: number): number {
  const danger = amount(threat, space)
  const power = piece.power + others
  if (danger <= power) return 0
  const company = amount(count, space) + (to === space ? 0 : piece.count)
  const share = Math.min(1, 0.4 + (danger - power) / 8)
  return share * (piece.worth / Math.max(1, company) + 0.5 * piece.power + 0.5)
}

/**
 * What a piece stands to lose where a blast is aimed at, and what it adds to the prey of one elsewhere: alone it draws
 * none, and among others the more the dearer they are.
 */
function scorched({ fire }: Plan, { piece, to }: Order, space: number): number {
  if (!fire) return 0
  const risk = fire.riskOf(piece, space)
  const others = amount(fire.risks, space) - (to === space ? risk : 0)
  return UNDER_WAY * fire.aimedAt(piece, space) + (risk * others) / Math.max(1, risk + others)
}

function isOwn(scene: Scene, space: number): boolean {
  return hexNow(scene, hexIn(scene.field, space))?.control === scene.seat
}
