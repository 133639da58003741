import { groupedBy } from '@/engine/basics/grouped'
import type { Random } from '@/engine/kernel/dice'
import { at, type HexId } from '@/engine/kernel/hex'
import { pathTo, reachFrom } from '@/engine/kernel/path'
import { present } from '@/engine/kernel/refusal'
import { UNITS, type UnitType } from '../tables/units'
import type { Command, CommandOf } from '../commands'
import type { Unit } from '../state/position'
import { pointsLeft } from '../queries/movement-reach'
import { carried } from './carry'
import { dangerOf, fearedLoss } from './danger'
import { stepsToNearest } from './field'
import { pullAt, pullOf } from './goals'
import { bestPost, blocking, gainAt, postsOf } from './posts'
import { type Choice, mayStand, passage, type Plan, settle, standing, type Walk } from './plan'
import { castsFire, hexAt, indexOf, isClear, type Scene } from './scene'
import type { Style } from './style'
import { bestAttack, bestFire, NO_STRIKE, targetsOf } from './targets'

/** All moves of a movement segment, each legal after the ones before (AR-7), and its end; what stays put has none. */
export function plannedMoves(scene: Scene, style: Style, random: Random): readonly Command[] {
  const plan: Plan = {
    scene,
    style,
    random,
    danger: dangerOf(scene),
    pull: pullOf(scene, style),
    posts: postsOf(scene),
    targets: targetsOf(scene),
    count: scene.own.count.slice(),
    typeAt: [...scene.own.typeAt],
  }
  const walks = [...carried(plan)]
  // Nothing comes after the wand was carried out of the valley (AR-12.6).
  if (walks.some(({ path }) => !isClear(scene, indexOf(scene, present(path.at(-1), 'an end')))))
    return together(walks)
  const busy = new Set(walks.map(({ unit }) => unit.id))
  const others = scene.own.units.filter(({ id }) => !busy.has(id))
  for (const unit of inOrder(scene, others)) {
    const walk = walkOf(plan, unit)
    if (walk) walks.push(walk)
  }
  return [...together(walks), { type: 'endSegment' }]
}

/** Those nearest to the enemy first: they make room, and what they strike need not be struck by others. */
function inOrder(scene: Scene, units: readonly Unit[]): readonly Unit[] {
  const { field, enemy } = scene
  const away = new Map<HexId, number>()
  for (const { hex } of units)
    if (!away.has(hex)) away.set(hex, stepsToNearest(field, indexOf(scene, hex), enemy.units))
  return units.toSorted((one, other) => (away.get(one.hex) ?? 0) - (away.get(other.hex) ?? 0))
}

function walkOf(plan: Plan, unit: Unit): Walk | undefined {
  const { scene, count } = plan
  const start = indexOf(scene, unit.hex)
  const points = pointsLeft(scene.position, unit)
  count[start] = at(count, start) - 1
  const reach = reachFrom(scene.field.board.grid, start, points, passage(scene))
  const choice = bestStand(plan, unit.type, [start, ...reach.found])
  settle(plan, unit.type, choice)
  if (choice.index === start) return undefined
  const path = pathTo(reach, choice.index).map((step) => hexAt(scene, step))
  return { unit, path, takeWandAt: null }
}

function bestStand(plan: Plan, type: UnitType, indices: readonly [number, ...number[]]): Choice {
  const [start] = indices
  let best = { worth: -Infinity, choice: standing(start) }
  for (const index of indices) {
    if (!mayStand(plan, type, index, index === start)) continue
    const judged = judgedAt(plan, type, index)
    if (judged.worth > best.worth) best = judged
  }
  return best.choice
}

function judgedAt(plan: Plan, type: UnitType, index: number): { worth: number; choice: Choice } {
  const { scene, style, targets, danger, pull, posts, count, random } = plan
  const onBoard = isClear(scene, index)
  const fire = onBoard && castsFire(type) ? bestFire(scene, targets, index) : NO_STRIKE
  const attack = onBoard && UNITS[type].attacks ? bestAttack(scene, targets, type, index) : NO_STRIKE
  const feared = onBoard ? fearedLoss(scene, danger, type, { index, others: at(count, index) }) : 0
  const drawn = pullAt(scene, pull, type, index)
  const post = bestPost(scene, posts, type, index)
  const strike = fire.gain + attack.gain + (post ? gainAt(post) : 0)
  const whim = style.whim > 0 ? (random.below(1024) / 1024) * style.whim : 0
  return {
    worth: strike + drawn.worth - blocking(posts, type, index) - style.caution * feared + whim,
    choice: { index, fire: fire.target, attack: attack.target, goal: drawn.goal, post },
  }
}

/** Walks of one type from one hex on one path as moves of a group (AR-7.8). */
function together(walks: readonly Walk[]): readonly CommandOf<'move'>[] {
  const alike = groupedBy(
    walks,
    ({ unit, path, takeWandAt }) => `${unit.type} ${unit.hex} ${path.join()} ${takeWandAt ?? ''}`,
  )
  return [...alike.values()].map((group) => {
    const [{ path, takeWandAt }] = group
    return { type: 'move', units: group.map(({ unit }) => unit.id), path, takeWandAt }
  })
}
