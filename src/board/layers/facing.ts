import type { Point } from '@/engine/kernel/hex'

import type { BoardCounter, BoardSide, BoardStack } from '../board-props'

/** One side of a stack. */
export interface Faction {
  readonly side: BoardSide
  readonly counters: readonly BoardCounter[]
  /** How many they are with all who sit on them. */
  readonly size: number
  /** What they and their support add up to; undefined where nothing is added up. */
  readonly strength: number | undefined
}

/** A stack in which both sides are, and those of neither that lie beside them. */
export interface Facing {
  readonly factions: readonly [Faction, Faction]
  readonly bystanders: readonly BoardCounter[]
}

/** The sides of a stack against each other; undefined where no two are in it. */
export function facingIn({ counters, support }: Omit<BoardStack, 'hex'>): Facing | undefined {
  const of = (side: BoardCounter['side']) => counters.filter((counter) => counter.side === side)
  const [first, second] = [of('first'), of('second')]
  if (first.length === 0 || second.length === 0) return undefined
  return {
    factions: [factionOf('first', first, support?.first), factionOf('second', second, support?.second)],
    bystanders: of('none'),
  }
}

function factionOf(side: BoardSide, counters: readonly BoardCounter[], support = 0): Faction {
  const strength = strengthOf(counters)
  return {
    side,
    counters,
    size: counters.reduce((sum, { riders = [] }) => sum + 1 + riders.length, 0),
    strength: strength === undefined ? undefined : strength + support,
  }
}

/** What some counters add up to; undefined where none of them tells. */
export function strengthOf(counters: readonly BoardCounter[]): number | undefined {
  const told = counters.flatMap(({ strength }) => strength ?? [])
  return told.length === 0 ? undefined : told.reduce((sum, strength) => sum + strength, 0)
}

/** Where a side's stack lies in its hex, from the center. */
export interface FacingSlot {
  readonly at: Point
  readonly scale: number
  /** Where each counter under the top one shows its rim, from that. */
  readonly rim: Point
  /** Where its number stands, beside the signs of both sides. */
  readonly number: Point
  /** The middle of what tells its strength, and how large that is drawn. */
  readonly plate: Point
  readonly plateScale: number
}

/** A contested layer that has its hex to itself, and one that shares it with the other layer. */
const PLACES = {
  alone: { x: 16, y: -7.5, scale: 0.62, plate: 26, plateScale: 1 },
  shared: { x: 13, y: 0, scale: 0.48, plate: 9.5, plateScale: 0.82 },
}
const ROWS = { ground: 14, air: -14 }
const BYSTANDER = 0.34

/** Two stacks side by side, the first side's at the left; each leans away from the other. */
export function facingSlots(layer: 'ground' | 'air', isShared: boolean): readonly [FacingSlot, FacingSlot] {
  const { x, y, scale, plate, plateScale } = isShared ? PLACES.shared : PLACES.alone
  const row = isShared ? ROWS[layer] : 0
  const slot = (way: -1 | 1): FacingSlot => ({
    at: { x: x * way, y: row + y },
    scale,
    rim: { x: 3 * way * scale, y: -3 * scale },
    number: isShared
      ? { x: (x + 22 * scale) * way, y: row + y - 8 * scale }
      : { x: x * way, y: row + y - 26 * scale },
    plate: { x: x * way, y: row + y + plate },
    plateScale,
  })
  return [slot(-1), slot(1)]
}

/** Where those of neither side lie, above both stacks. */
export function bystanderSlot(
  layer: 'ground' | 'air',
  isShared: boolean,
): Point & { readonly scale: number } {
  const [{ at, scale }] = facingSlots(layer, isShared)
  return { x: 0, y: at.y - 30 * scale, scale: BYSTANDER }
}
