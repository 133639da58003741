import type { Point } from '@/engine/kernel/hex'
import type { DrawingInk } from '@/engine/rulebook/rulebook'

import { between, closedPath, openPath, tenth } from '../geometry'

export interface DrawnArrow {
  readonly shaft: string
  readonly head: string
}

/** Pixels from the center of its hex at which an arrow begins, and before the other's at which it ends. */
const LEAVING = 11
const STOPPING = 6
/** Arrows between the same two hexes lie beside each other. */
const BESIDE = 11
const CIRCLE = 30
/** A circle around a hex that has one lies within it. */
const WITHIN = 8

/** How heads are shaped, beside their color: in half widths across and lengths behind the tip. */
type Head = (tip: Point, ahead: Point) => string

/** A straight arrow from center to center; `nth` sets those between the same two hexes apart. */
export function drawnArrow(ink: DrawingInk | 'draft', from: Point, to: Point, nth: number): DrawnArrow {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const ahead = { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
  const aside = (point: Point) => behind(point, ahead, { back: 0, across: nth * BESIDE })
  const start = aside(between(from, to, LEAVING / length))
  const tip = aside(between(to, from, STOPPING / length))
  const neck = behind(tip, ahead, { back: NECKS[ink], across: 0 })
  return { shaft: openPath([start, neck]), head: HEADS[ink](tip, ahead) }
}

/** A circle around the center of a hex, within those already there. */
export function drawnCircle(center: Point, nth: number): string {
  return disc(center, Math.max(CIRCLE - nth * WITHIN, WITHIN))
}

/** A plate with words on it: its middle and its size. */
export interface WrittenPlace extends Point {
  readonly width: number
  readonly height: number
}

/** Below the center of a hex, so that its counters stay in sight; further ones follow below. */
export function writtenAt({ x, y }: Point, text: string, nth: number): WrittenPlace {
  const { height, letter, padding, below } = PLATE
  return { x, y: y + below + nth * height, width: text.length * letter + padding, height }
}

/** In pixels: a letter is one of the widest that are usual at the size of these words. */
const PLATE = { height: 36, letter: 14, padding: 20, below: 52 }

/** Where the shaft ends, behind the tip. */
const NECKS: Readonly<Record<DrawingInk | 'draft', number>> = {
  green: 15,
  red: 9,
  blue: 22,
  yellow: 14,
  draft: 15,
}

const triangle: Head = (tip, ahead) =>
  closedPath([
    tip,
    behind(tip, ahead, { back: 19, across: 11 }),
    behind(tip, ahead, { back: 19, across: -11 }),
  ])

const HEADS: Readonly<Record<DrawingInk | 'draft', Head>> = {
  green: triangle,
  // A barb, notched behind.
  red: (tip, ahead) =>
    closedPath([
      tip,
      behind(tip, ahead, { back: 24, across: 12 }),
      behind(tip, ahead, { back: 13, across: 0 }),
      behind(tip, ahead, { back: 24, across: -12 }),
    ]),
  blue: (tip, ahead) =>
    closedPath([
      tip,
      behind(tip, ahead, { back: 13, across: 9 }),
      behind(tip, ahead, { back: 26, across: 0 }),
      behind(tip, ahead, { back: 13, across: -9 }),
    ]),
  yellow: (tip, ahead) => disc(behind(tip, ahead, { back: 8, across: 0 }), 9),
  draft: triangle,
}

function behind(
  { x, y }: Point,
  ahead: Point,
  { back, across }: { readonly back: number; readonly across: number },
): Point {
  return { x: x - ahead.x * back - ahead.y * across, y: y - ahead.y * back + ahead.x * across }
}

function disc({ x, y }: Point, radius: number): string {
  const arc = `a${radius} ${radius} 0 1 0`
  return `M${tenth(x - radius)} ${tenth(y)}${arc} ${radius * 2} 0${arc} ${-radius * 2} 0Z`
}
