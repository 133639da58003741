import type { BoardCounter, BoardStack } from '@/board/board-props'
import type { HexId } from '@/engine/kernel/hex'
import type { Ghost, MovePlan } from '@/engine/table/move-plan'
import { filterStable } from '../commands/hand'

/** A counter where it stands. */
export interface Standing extends Pick<BoardStack, 'hex' | 'layer'> {
  readonly counter: BoardCounter
}

/** The counters of a board by their ids. */
export type Standings = ReadonlyMap<string, Standing>

/** What is planned, and the counters in hand, by their ids. */
export interface Planned {
  readonly plan: MovePlan
  readonly held: readonly string[]
}

/** Where each counter stands. */
export function standingsOn(stacks: readonly BoardStack[]): Standings {
  return new Map(
    stacks.flatMap(({ hex, layer, counters }) =>
      counters.map((counter) => [counter.id, { hex, ...(layer && { layer }), counter }] as const),
    ),
  )
}

/** Those of some counters that stand on the board. */
export function standingOf(standings: Standings, counters: readonly string[]): readonly Standing[] {
  return counters.flatMap((id) => standings.get(id) ?? [])
}

/** The hexes in which some counters stand, each once. */
export function hexesOf(standings: Standings, counters: readonly string[]): readonly HexId[] {
  return [...new Set(standingOf(standings, counters).map(({ hex }) => hex))]
}

/** What is left of a plan: counters that are gone or have arrived are not led any more. The same plan where all is left. */
export function settledPlan(plan: MovePlan, standings: Standings): MovePlan {
  const ghosts = plan.ghosts.flatMap((ghost) => settledGhost(ghost, standings) ?? [])
  const isSame = ghosts.length === plan.ghosts.length && ghosts.every((one, nth) => one === plan.ghosts[nth])
  return isSame ? plan : { ...plan, ghosts }
}

function settledGhost(ghost: Ghost, standings: Standings): Ghost | undefined {
  const counters = filterStable(ghost.counters, (id) => {
    const standing = standings.get(id)
    return standing !== undefined && standing.hex !== ghost.goal
  })
  if (counters.length === 0) return undefined
  const [hex, ...others] = hexesOf(standings, counters)
  const passed = hex === undefined || others.length > 0 ? -1 : ghost.via.lastIndexOf(hex)
  if (counters === ghost.counters && passed < 0) return ghost
  return { ...ghost, counters, via: ghost.via.slice(passed + 1) }
}

/**
 * What a hex means to a plan. What is in hand is led there, on from where it was led before, or let go where that is. With
 * nothing in hand, counters that stand there are taken, first those that are not led anywhere; else ghosts are taken away.
 */
export function planAt({ plan, held }: Planned, standings: Standings, hex: HexId): Planned {
  if (held.length > 0) {
    const end = ghostOf(plan, held)?.goal
    const isThere = end === undefined ? hexesOf(standings, held).includes(hex) : end === hex
    return isThere ? { plan, held: [] } : { plan: settledPlan(ledTo(plan, held, hex), standings), held }
  }
  const here = [...standings].flatMap(([id, standing]) => (standing.hex === hex ? id : []))
  const free = here.filter((id) => !plan.ghosts.some(({ counters }) => counters.includes(id)))
  if (here.length > 0) return { plan, held: free.length > 0 ? free : here }
  const ghosts = filterStable(plan.ghosts, ({ goal }) => goal !== hex)
  return { plan: ghosts === plan.ghosts ? plan : { ...plan, ghosts }, held }
}

/** The plan without one of its ghosts. */
export function withoutGhost(plan: MovePlan, ghost: Ghost): MovePlan {
  return { ...plan, ghosts: plan.ghosts.filter((other) => other !== ghost) }
}

/** The ghost of exactly these counters. */
export function ghostOf(plan: MovePlan, held: readonly string[]): Ghost | undefined {
  return plan.ghosts.find(
    ({ counters }) => counters.length === held.length && held.every((id) => counters.includes(id)),
  )
}

/** The plan with some counters led on to a hex; no counter is led to two places. */
function ledTo(plan: MovePlan, held: readonly string[], goal: HexId): MovePlan {
  const before = ghostOf(plan, held)
  const others = plan.ghosts.flatMap((ghost): readonly Ghost[] => {
    const counters = filterStable(ghost.counters, (id) => !held.includes(id))
    return counters.length === 0 ? [] : [{ ...ghost, counters }]
  })
  const via = before ? [...before.via, before.goal] : []
  return { ...plan, ghosts: [...others, { counters: held, via, goal }] }
}
