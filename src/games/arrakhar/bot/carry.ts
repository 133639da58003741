import { at, type HexId } from '@/engine/kernel/hex'
import { pathTo, reachFrom } from '@/engine/kernel/path'
import { STACKING_LIMIT } from '../tables/units'
import type { Unit } from '../state/position'
import { pointsLeft } from '../queries/movement-reach'
import { mayTakeFrom, mayTakeIn } from '../queries/wand-carrying'
import { fearedLoss } from './danger'
import { passage, type Plan, settle, type Walk } from './plan'
import { hexAt, indexOf, isClear, type Scene } from './scene'

/** What each hex nearer to an entry hex is worth to whoever carries the wand. */
const A_HEX_NEARER = 0.7
/** What each companion is worth: the wand falls when all are gone. */
const A_COMPANION = 0.8

interface Carriage {
  readonly group: readonly Unit[]
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
  const best = carriages.reduce<Carriage | undefined>(
    (before, next) => (before && before.worth >= next.worth ? before : next),
    undefined,
  )
  if (!best || best.worth <= 0) return []
  return best.group.map((unit) => {
    const start = indexOf(scene, unit.hex)
    plan.count[start] = at(plan.count, start) - 1
    if (isClear(scene, best.to))
      settle(plan, unit.type, { index: best.to, fire: -1, attack: -1, goal: undefined })
    // What drew everybody to the wand draws them to where it will be.
    for (const goal of plan.pull.goals) if (goal.index === from) goal.index = best.to
    return { unit, path: best.path, takeWandAt: hexAt(scene, from) }
  })
}

/** Units of one type and hex that have the same points, as many as may stay together. */
function groupsOf({ position, own }: Scene): readonly (readonly Unit[])[] {
  const alike = new Map<string, Unit[]>()
  for (const unit of own.units) {
    const key = `${unit.hex} ${unit.type} ${pointsLeft(position, unit)}`
    const group = alike.get(key)
    if (!group) alike.set(key, [unit])
    else if (group.length < STACKING_LIMIT) group.push(unit)
  }
  return [...alike.values()]
}

function carriagesOf(plan: Plan, group: readonly Unit[], wand: number): readonly Carriage[] {
  const { scene } = plan
  const [first] = group
  if (!first) return []
  const { grid } = scene.field.board
  const points = pointsLeft(scene.position, first)
  const start = indexOf(scene, first.hex)
  const ids = group.map(({ id }) => id)
  if (!(start === wand ? mayTakeFrom : mayTakeIn)(scene.position, ids)) return []
  const there = reachFrom(grid, start, points, passage(scene))
  const spent = start === wand ? 0 : at(there.steps, wand)
  if (spent < 0 || spent >= points) return []
  const onward = reachFrom(grid, wand, points - spent, passageOut(scene))
  const before = start === wand ? [] : pathTo(there, wand)
  return [...onward.found].flatMap((to) => {
    const worth = worthOf(plan, group, { wand, to })
    const path = [...before, ...pathTo(onward, to)].map((index) => hexAt(scene, index))
    return worth === undefined ? [] : [{ group, path, to, worth }]
  })
}

function passageOut(scene: Scene) {
  const inside = passage(scene)
  return (index: number) => (scene.field.board.terrain[index] === 'entry' ? 'into' : inside(index))
}

/** What carrying is worth against leaving the wand where it lies; undefined where the group cannot stay. */
function worthOf(
  plan: Plan,
  group: readonly Unit[],
  { wand, to }: { wand: number; to: number },
): number | undefined {
  const { scene, danger, style, count, typeAt } = plan
  const [first] = group
  if (!first) return undefined
  if (!isClear(scene, to)) return Infinity
  const others = at(count, to)
  if (others + group.length > STACKING_LIMIT || (others > 0 && typeAt[to] !== first.type)) return undefined
  const { toEntry } = scene.field
  const nearer = at(toEntry, wand) - at(toEntry, to)
  const feared = fearedLoss(scene, danger, first.type, { index: to, others: group.length - 1 })
  return nearer * A_HEX_NEARER * style.drive + group.length * A_COMPANION - style.caution * feared * 0.7
}
