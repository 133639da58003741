import { groupedBy } from '@/engine/basics/grouped'
import { bestOf } from '@/engine/bot/weigh'
import { at, type HexId } from '@/engine/kernel/hex'
import { pathTo, reachFrom } from '@/engine/kernel/path'
import { STACKING_LIMIT } from '../tables/units'
import type { Unit } from '../state/position'
import { pointsLeft } from '../queries/movement-reach'
import { mayTakeFrom, mayTakeIn } from '../queries/wand-carrying'
import { fearedLoss } from './danger'
import { passage, type Plan, settle, standing, type Walk } from './plan'
import { hexAt, indexOf, isClear, type Scene } from './scene'

/** What each hex nearer to an entry hex is worth to whoever carries the wand. */
const A_HEX_NEARER = 0.7
/** What each companion is worth: the wand falls when all are gone. */
const A_COMPANION = 0.8

type Group = readonly [Unit, ...Unit[]]

interface Carriage {
  readonly group: Group
  readonly path: readonly HexId[]
  readonly to: number
  readonly worth: number
}

/** Carries the wand out of the valley if that can be done now, else as near to an entry hex as seems wise (AR-12.2). */
export function carried(plan: Plan): readonly Walk[] {
  const { scene } = plan
  const { wand } = scene.position
  if (scene.side !== 'wizard' || wand.hidden) return []
  const from = indexOf(scene, wand.hex)
  if (at(scene.enemy.count, from) > 0) return []
  const carriages = groupsOf(scene).flatMap((group) => carriagesOf(plan, group, from))
  const best = bestOf(carriages, ({ worth }) => worth, 0)
  if (!best) return []
  // What drew everybody to the wand draws them to where it will be.
  for (const goal of plan.pull.goals) if (goal.index === from) goal.index = best.to
  return best.group.map((unit) => {
    const start = indexOf(scene, unit.hex)
    plan.count[start] = at(plan.count, start) - 1
    if (isClear(scene, best.to)) settle(plan, unit.type, standing(best.to))
    return { unit, path: best.path, takeWandAt: wand.hex }
  })
}

/** Units of one type and hex that have the same points, as many as may stay together. */
function groupsOf({ position, own }: Scene): readonly Group[] {
  const alike = groupedBy(own.units, (unit) => `${unit.hex} ${unit.type} ${pointsLeft(position, unit)}`)
  return [...alike.values()].map(([first, ...others]) => [first, ...others.slice(0, STACKING_LIMIT - 1)])
}

function carriagesOf(plan: Plan, group: Group, wand: number): readonly Carriage[] {
  const { position, field } = plan.scene
  const { grid, terrain } = field.board
  const [first] = group
  const points = pointsLeft(position, first)
  const start = indexOf(plan.scene, first.hex)
  const take = start === wand ? mayTakeFrom : mayTakeIn
  const ids = group.map(({ id }) => id)
  if (!take(position, ids)) return []
  const inside = passage(plan.scene)
  const there = reachFrom(grid, start, points, inside)
  const spent = at(there.steps, wand)
  if (spent < 0 || spent >= points) return []
  const onward = reachFrom(grid, wand, points - spent, (index) =>
    terrain[index] === 'entry' ? 'into' : inside(index),
  )
  return onward.found.flatMap((to) => {
    const worth = worthOf(plan, group, { wand, to })
    const path = [...pathTo(there, wand), ...pathTo(onward, to)].map((index) => hexAt(plan.scene, index))
    return worth === undefined ? [] : [{ group, path, to, worth }]
  })
}

/** What carrying is worth against leaving the wand where it lies; undefined where the group cannot stay. */
function worthOf(
  { scene, danger, style, count, typeAt }: Plan,
  group: Group,
  { wand, to }: { readonly wand: number; readonly to: number },
): number | undefined {
  const [{ type }] = group
  if (!isClear(scene, to)) return Infinity
  const others = at(count, to)
  if (others + group.length > STACKING_LIMIT || (others > 0 && typeAt[to] !== type)) return undefined
  const { toEntry } = scene.field
  const nearer = at(toEntry, wand) - at(toEntry, to)
  const feared = fearedLoss(scene, danger, type, { index: to, others: group.length - 1 })
  return nearer * A_HEX_NEARER * style.drive + group.length * A_COMPANION - style.caution * feared * 0.7
}
