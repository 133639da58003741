import type { Point } from '@/engine/kernel/hex'

import { type Side, SIDES } from '@/widgets/side'

import type { BoardCounter, BoardStack } from '../board-props'

/** One side of a stack. */
export interface Faction {
  readonly side: Side
  readonly counters: readonly BoardCounter[]
  /** How many they are with all who sit on them. */
  readonly size: number
  /** What they and their support add up to; undefined where nothing is added up. */
  readonly strength: number | undefined
}

/** A stack in which several sides are, and those of none that lie beside them. */
export interface Facing {
  readonly factions: readonly Faction[]
  readonly bystanders: readonly BoardCounter[]
}

/** The sides of a stack against each other; undefined where there are not two of them. */
export function facingIn({ counters, support }: Omit<BoardStack, 'hex'>): Facing | undefined {
  const of = (side: BoardCounter['side']) => counters.filter((counter) => counter.side === side)
  const sides = SIDES.filter((side) => of(side).length > 0)
  if (sides.length < 2) return undefined
  return {
    factions: sides.map((side) => factionOf(side, of(side), support?.[side])),
    bystanders: of('none'),
  }
}

function factionOf(side: Side, counters: readonly BoardCounter[], support = 0): Faction {
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
  /** Where its number stands, beside the signs of all sides. */
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

/**
 * Stacks side by side, the first side's at the left; those at the ends lean away from the others. More than two that
 * have their hex to themselves lie in two rows, and in half of it they are as much smaller.
 */
export function facingSlots(
  layer: 'ground' | 'air',
  isShared: boolean,
  sides: number,
): readonly FacingSlot[] {
  if (sides > 2 && !isShared)
    return (['air', 'ground'] as const).flatMap((row) => facingSlots(row, true, 2)).slice(0, sides)
  const place = isShared ? PLACES.shared : PLACES.alone
  const share = 2 / sides
  const scale = place.scale * share
  const y = place.y + (isShared ? ROWS[layer] : 0)
  const hasRoomAside = isShared && sides === 2
  return Array.from({ length: sides }, (_, nth) => {
    const way = 2 * nth - (sides - 1)
    const x = place.x * share * way
    return {
      at: { x, y },
      scale,
      rim: { x: 3 * Math.sign(way) * scale, y: -3 * scale },
      number: hasRoomAside ? { x: x + 22 * scale * way, y: y - 8 * scale } : { x, y: y - 26 * scale },
      plate: { x, y: y + place.plate },
      plateScale: place.plateScale * share,
    }
  })
}

/** Where those of no side lie, above all stacks. */
export function bystanderSlot(slots: readonly FacingSlot[]): Point & { readonly scale: number } {
  const top = Math.min(...slots.map(({ at, scale }) => at.y - 30 * scale))
  return { x: 0, y: top, scale: BYSTANDER }
}
