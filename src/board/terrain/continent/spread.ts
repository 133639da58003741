import type { Point } from '@/engine/kernel/hex'

import { tenth } from '../../geometry'
import type { Paths, Spot } from '../../art'
import type { Jitter } from '../chance'
import { stamped } from '../scattered'

/** What a look has on its ground: what stands there at once, and what is so fine that it is set last. */
export interface Motif {
  /** Lies in green land, which has several tones; else it has a ground of its own. */
  readonly isGreen?: true
  readonly draw?: (spot: Spot) => Paths
  readonly strokes?: (spot: Spot) => Paths
}

/** A place beside a hex's center. */
export type Place = readonly [x: number, y: number]

/** Places in a hex, each a little off; in every other hex they are mirrored. */
export function spread({ center }: Spot, places: readonly Place[], jitter: Jitter): readonly Point[] {
  const mirrored = jitter(0, 1) < 0.5 ? 1 : -1
  return places.map(([x, y]) => ({
    x: center.x + mirrored * x + jitter(-1.8, 1.8),
    y: center.y + y + jitter(-1.2, 1.2),
  }))
}

/** A step of path data. */
export function step(letter: string, ...numbers: readonly number[]): string {
  return letter + numbers.map(tenth).join(' ')
}

/** An ellipse around a point. */
export function ring({ x, y }: Point, across: number, down: number): string {
  const half = (way: number) => `${step('a', across, down)} 0 1 0${step(' ', way * 2 * across)} 0`
  return `${stamped({ x: x - across, y }, half(1) + half(-1))}z`
}
