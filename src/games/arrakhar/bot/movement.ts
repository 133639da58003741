import type { Random } from '@/engine/kernel/dice'
import { at, type HexId } from '@/engine/kernel/hex'
import { pathTo, reachFrom } from '@/engine/kernel/path'
import { UNITS, type UnitType } from '../tables/units'
import type { CommandOf } from '../commands'
import type { Unit, UnitId } from '../state/position'
import { pointsLeft } from '../queries/movement-reach'
import { carried } from './carry'
import { dangerOf, fearedLoss } from './danger'
import { pullAt, pullOf } from './goals'
import { bestPost, blocking, postsOf } from './posts'
import { type Choice, mayStand, passage, type Plan, settle, type Walk } from './plan'
import { castsFire, hexAt, indexOf, isClear, type Scene } from './scene'
import type { Style } from './style'
import { bestAttack, bestFire, targetsOf } from './targets'

/** The moves of a movement segment, each legal after the ones before (AR-7); what stays put has none. */
export function plannedMoves(scene: Scene, style: Style, random: Random): readonly CommandOf<'move'>[] {
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
  if (endsGame(scene, walks)) return together(walks)
  const busy = new Set(walks.map(({ unit }) => unit.id))
  const others = scene.own.units.filter(({ id }) => !busy.has(id))
  for (const unit of inOrder(scene, others)) {
    const walk = walkOf(plan, unit)
    if (walk) walks.push(walk)
  }
  return together(walks)
}

/** Whether the wand is carried out of the valley: nothing comes after that (AR-12.6). */
function endsGame(scene: Scene, walks: readonly Walk[]): boolean {
  return walks.some(({ path }) => !isClear(scene, scene.field.board.grid.indexOf(path.at(-1) ?? '')))
}

/** Those nearest to the enemy first: they make room, and what they strike need not be struck by others. */
function inOrder({ field, enemy }: Scene, units: readonly Unit[]): readonly Unit[] {
  const { grid } = field.board
  const near = new Map<HexId, number>()
  for (const { hex } of units) {
    if (near.has(hex)) continue
    const row = grid.indexOf(hex) * field.size
    let least = Infinity
    for (const { hex: there } of enemy.units)
      least = Math.min(least, field.steps[row + grid.indexOf(there)] ?? 0)
    near.set(hex, least)
  }
  return units.toSorted((one, other) => (near.get(one.hex) ?? 0) - (near.get(other.hex) ?? 0))
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

function bestStand(plan: Plan, type: UnitType, indices: readonly number[]): Choice {
  let best: Choice = { index: indices[0] ?? -1, fire: -1, attack: -1, goal: undefined }
  let highest = -Infinity
  for (const index of indices) {
    if (!mayStand(plan, type, index, index === indices[0])) continue
    const { worth, choice } = judged(plan, type, index)
    if (worth <= highest) continue
    highest = worth
    best = choice
  }
  return best
}

function judged(plan: Plan, type: UnitType, index: number): { worth: number; choice: Choice } {
  const { scene, style, targets, danger, pull, posts, count, random } = plan
  const onBoard = isClear(scene, index)
  const fire = onBoard && castsFire(type) ? bestFire(scene, targets, index) : NO_TARGET
  const attack = onBoard && UNITS[type].attacks ? bestAttack(scene, targets, type, index) : NO_TARGET
  const feared = onBoard ? fearedLoss(scene, danger, type, { index, others: at(count, index) }) : 0
  const drawn = pullAt(scene, pull, type, index)
  const post = type === 'sorcerer' ? bestPost(scene, posts, index).worth : 0
  const strike = fire.gain + attack.gain + post
  const whim = style.whim > 0 ? (random.below(1024) / 1024) * style.whim : 0
  return {
    worth: strike + drawn.worth - blocking(posts, type, index) - style.caution * feared + whim,
    choice: { index, fire: fire.target, attack: attack.target, goal: drawn.goal },
  }
}

const NO_TARGET = { target: -1, gain: 0 } as const

/** Walks of one type from one hex on one path as moves of a group (AR-7.8). */
function together(walks: readonly Walk[]): readonly CommandOf<'move'>[] {
  const groups = new Map<string, { units: UnitId[]; walk: Walk }>()
  for (const walk of walks) {
    const { unit, path, takeWandAt } = walk
    const key = `${unit.type} ${unit.hex} ${path.join()} ${takeWandAt ?? ''}`
    const group = groups.get(key)
    if (group) group.units.push(unit.id)
    else groups.set(key, { units: [unit.id], walk })
  }
  return [...groups.values()].map(({ units, walk: { path, takeWandAt } }) => ({
    type: 'move',
    units,
    path,
    takeWandAt,
  }))
}
