import type { Point } from '@/engine/kernel/hex'
import { halvesText } from '@/engine/basics/figures'
import { classNames } from '@/widgets/class-names'

import type { BoardCounter } from '../board-props'
import { bystanderSlot, type Facing, type Faction, type FacingSlot, facingSlots } from './facing'
import { type FigurePrints, type InkLayer, inkLayersOfNumber, inkLayersOfRim, worded } from './ink-layers'
import { readiestFirst } from './kinds'
import { placedPath } from './placed-path'
import styles from '../counters.module.css'

/** A layer of a hex. */
export interface LayerPlace {
  readonly center: Point
  readonly layer: 'ground' | 'air'
  /** Whether there are counters in the other layer, too. */
  readonly isShared: boolean
}

/** Draws a counter as the board does. */
type Draw = (counter: BoardCounter, place: { readonly at: Point; readonly scale: number }) => FigurePrints

/** The sides of a contested stack, each with its number and its strength, and those of none above them. */
export function inkLayersOfFacing(
  { factions, bystanders }: Facing,
  { center, layer, isShared }: LayerPlace,
  draw: Draw,
): FigurePrints {
  const slots = facingSlots(layer, isShared, factions.length)
  const [bystander] = bystanders
  const { scale, ...aside } = bystanderSlot(slots)
  const figures = [
    ...factions.flatMap((faction, nth) => {
      const slot = slots[nth]
      return slot ? inkLayersOfFaction(faction, center, slot, draw) : []
    }),
    ...(bystander ? [draw(bystander, { at: plus(center, aside), scale })] : []),
  ]
  return {
    body: figures.flatMap(({ body }) => body),
    riders: figures.flatMap(({ riders }) => riders),
  }
}

/** At most this many counters show their rim under the top one. */
const MOST_RIMS = 2

function inkLayersOfFaction(
  { side, counters, size, strength }: Faction,
  center: Point,
  slot: FacingSlot,
  draw: Draw,
): readonly FigurePrints[] {
  const [top, ...below] = readiestFirst(counters)
  if (!top) return []
  const { scale, rim } = slot
  const at = plus(center, slot.at)
  const rims = below.slice(0, MOST_RIMS)
  return [
    {
      body: rims.flatMap((counter, nth) => {
        const steps = rims.length - nth
        return inkLayersOfRim(counter, plus(at, { x: rim.x * steps, y: rim.y * steps }), nth, scale)
      }),
      riders: [],
    },
    draw(top, { at, scale }),
    {
      body: [],
      // Above those who ride.
      riders: [
        ...(size > 1 ? inkLayersOfNumber(String(size), plus(center, slot.number), scale) : []),
        ...(strength === undefined ? [] : inkLayersOfStrength(side, strength, center, slot)),
      ],
    },
  ]
}

/** What tells a strength, its corners as those of the side's counters. */
const PLATES: Readonly<Record<Faction['side'], string>> = {
  first: 'M-13-4.5l4-4h18l4 4v9l-4 4h-18l-4-4z',
  second: 'M-5-8.5h10a8.5 8.5 0 0 1 0 17h-10a8.5 8.5 0 0 1 0-17z',
  third: 'M-13-4.5a4 4 0 0 0 4-4h18a4 4 0 0 0 4 4v9a4 4 0 0 0-4 4h-18a4 4 0 0 0-4-4z',
  fourth: 'M-13-4.5h4v-4h18v4h4v9h-4v4h-18v-4h-4z',
}

function inkLayersOfStrength(
  side: Faction['side'],
  strength: number,
  center: Point,
  { plate, plateScale }: FacingSlot,
): readonly InkLayer[] {
  const at = plus(center, plate)
  const kind = styles[`counter--${side}`]
  return [
    {
      level: 'size',
      ink: classNames(kind, styles['counter-strength']),
      path: placedPath(PLATES[side], at, { scale: plateScale }),
    },
    worded('size-text', classNames(kind, styles['counter-strength__text']), halvesText(strength), {
      at: { x: at.x, y: at.y + 5.4 * plateScale },
      size: 15.5 * plateScale,
    }),
  ]
}

function plus(a: Point, b: Point): Point {
  return { x: a.x + b.x, y: a.y + b.y }
}
