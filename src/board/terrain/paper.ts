import type { Point } from '@/engine/kernel/hex'

import { tenth, type Size } from '../geometry'
import { jitterOf } from './chance'

/** Tufts of grass in every third hex or so, three blades each. */
export function tufts({ x, y }: Point, index: number): string {
  const jitter = jitterOf(index + 5000)
  const count = Math.floor(jitter(-2.6, 3.4))
  let blades = ''
  for (let nth = 0; nth < count; nth++) {
    const foot = `M${tenth(x + jitter(-25, 25))} ${tenth(y + jitter(-16, 26))}`
    blades += `${foot}l-2.6 -3.6${foot}l.2 -5.2${foot}l2.8 -3.4`
  }
  return blades
}

/** Grass grows thicker where land is green. */
export function meadow(center: Point, index: number): string {
  return [0, 1000, 2000, 3000].map((patch) => tufts(center, index + patch)).join('')
}

/** Dots of stipple, as strokes of no length with round ends. */
export function stipple({ x, y }: Point, index: number): string {
  const jitter = jitterOf(index + 9000)
  let dots = ''
  for (let nth = 0; nth < 6; nth++) dots += `M${tenth(x + jitter(-27, 27))} ${tenth(y + jitter(-26, 26))}h0`
  return dots
}

/** Fibers of the paper over an area. */
export function fibers(area: Size & Point, seed: number, count: number): string {
  const jitter = jitterOf(seed + 40_000)
  let drawn = ''
  for (let nth = 0; nth < count; nth++) {
    const x = area.x + jitter(0, area.width)
    const y = area.y + jitter(0, area.height)
    drawn += `M${tenth(x)} ${tenth(y)}q${tenth(jitter(-4, 4))} ${tenth(jitter(-4, 4))} ${tenth(jitter(-9, 9))} ${tenth(jitter(-5, 5))}`
  }
  return drawn
}
