import type { Point } from '@/engine/kernel/hex'

import type { BoardCounter, BoardStack } from '../board-props'
import { HALF } from '../layers/counter-shape'
import { facingIn } from '../layers/facing'
import { inkLayersOfFacing, type LayerPlace } from '../layers/facing-ink-layers'
import { type FigurePrints, type InkLayer, inkLayersOfNumber } from '../layers/ink-layers'
import { inkLayersOfFigure } from './figure-ink-layers'
import { areAlike } from './same'
import { slotsFor } from './slots'

/** Sheets of a field's counters, from below. */
export const SHEETS = ['ground', 'groundRiders', 'air', 'airRiders'] as const
export type HexPrints = Readonly<Record<(typeof SHEETS)[number], readonly InkLayer[]>>

/** The counters of one hex, layer by layer. */
export function inkLayersOfHex(stacks: readonly BoardStack[], center: Point): HexPrints {
  const [ground, air] = (['ground', 'air'] as const).map((layer) =>
    stacks.find((stack) => (stack.layer ?? 'ground') === layer),
  )
  const isShared = Boolean(ground?.counters.length && air?.counters.length)
  const below = inkLayersOfLayer(ground, { center, layer: 'ground', isShared })
  const above = inkLayersOfLayer(air, { center, layer: 'air', isShared })
  return { ground: below.body, groundRiders: below.riders, air: above.body, airRiders: above.riders }
}

/** Counters that look the same in everything. */
interface Kind {
  readonly counter: BoardCounter
  readonly count: number
}

function alike(counters: readonly BoardCounter[]): readonly Kind[] {
  const kinds: { counter: BoardCounter; count: number }[] = []
  for (const counter of counters) {
    const kind = kinds.find((one) => areAlike(faceOf(one.counter), faceOf(counter)))
    if (kind) kind.count += 1
    else kinds.push({ counter, count: 1 })
  }
  return kinds
}

/** All of a counter but who it is. */
function faceOf({ id: _, label: __, ...face }: BoardCounter): Omit<BoardCounter, 'id' | 'label'> {
  return face
}

function inkLayersOfLayer(stack: BoardStack | undefined, place: LayerPlace): FigurePrints {
  if (!stack) return { body: [], riders: [] }
  const isFlying = place.layer === 'air'
  const facing = facingIn(stack)
  return facing
    ? inkLayersOfFacing(facing, place, (counter, at) => inkLayersOfFigure(counter, { ...at, isFlying }))
    : inkLayersOfKinds(alike(stack.counters), place)
}

/** Where the number of more covers no figure: on the right of four counters, between its numbers. */
function beside({ x, y }: Point): Point {
  return { x: x + 31, y: y - 5 }
}

function inkLayersOfKinds(kinds: readonly Kind[], { center, layer, isShared }: LayerPlace): FigurePrints {
  const slots = slotsFor(kinds.length, layer, isShared)
  const more = kinds.slice(slots.length).reduce((sum, { count }) => sum + count, 0)
  const figures = slots.map(({ x, y, scale }, nth): FigurePrints => {
    const kind = kinds[nth]
    if (!kind) return { body: [], riders: [] }
    const at = { x: center.x + x, y: center.y + y }
    const corner = { x: at.x + HALF * scale * 0.85, y: at.y - HALF * scale * 0.5 }
    const below = { ...corner, y: at.y + HALF * scale }
    const isLast = nth === slots.length - 1
    const { body, riders } = inkLayersOfFigure(kind.counter, { at, scale, isFlying: layer === 'air' })
    return {
      body: [
        ...body,
        ...(kind.count > 1 ? inkLayersOfNumber(String(kind.count), corner, scale) : []),
        ...(isLast && more > 0
          ? inkLayersOfNumber(`+${more}`, isShared ? below : beside(center), scale)
          : []),
      ],
      riders,
    }
  })
  return {
    body: figures.flatMap(({ body }) => body),
    riders: figures.flatMap(({ riders }) => riders),
  }
}
