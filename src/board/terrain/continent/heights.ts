import type { Point } from '@/engine/kernel/hex'

import type { Spot } from '../../art'
import { jitterOf } from '../chance'
import { mountainPeaks } from '../mountain'
import { tufts } from '../paper'
import { peakHatch, peaksOf, slopes } from '../peaks'
import { stamped } from '../scattered'
import { type Motif, type Place, spread, step } from './spread'

const SEED = 220_000

/** Peaks are drawn for a hex that lies flat; in one on its corner they stand a little higher. */
const peaksIn = ({ grid, center: { x, y }, index }: Spot) =>
  mountainPeaks({ x, y: grid.orientation === 'pointy' ? y - 3 : y }, index)

export const MOUNTAIN: Motif = {
  draw: (spot) => peaksOf(peaksIn(spot)),
  strokes: (spot) => ({ slopes: slopes(spot), ...peakHatch(peaksIn(spot), spot.index) }),
}

/** The feet of hills, the far ones first. */
const HILLS: readonly Place[] = [
  [-14, -9],
  [14, -11],
  [-17, 7],
  [14, 7],
  [0, 24],
]

interface Hill {
  readonly foot: Point
  readonly width: number
  readonly height: number
}

function hillsOf(spot: Spot): readonly Hill[] {
  const jitter = jitterOf(spot.index + SEED)
  return spread(spot, HILLS, jitter).map((foot) => ({
    foot,
    width: jitter(26, 30),
    height: jitter(11, 14),
  }))
}

/** A hill's outline from its left foot to its right one. */
function crestOf({ foot, width: w, height: h }: Hill): string {
  const rise = step('c', w * 0.14, -h * 0.35, w * 0.28, -h, w / 2, -h)
  return stamped({ x: foot.x - w / 2, y: foot.y }, rise + step('s', w * 0.36, h * 0.65, w / 2, h))
}

/** Its right flank, from below the top down. */
function flankOf({ foot, width: w, height: h }: Hill): string {
  const down = step('c', w * 0.125, h * 0.213, w * 0.223, h * 0.605, w * 0.321, h * 0.85)
  const back = step('h', -w * 0.2) + step('q', -w * 0.1, -h * 0.4, -w * 0.121, -h * 0.85)
  return stamped({ x: foot.x + w * 0.179, y: foot.y - h * 0.85 }, `${down}${back}z`)
}

/** Strokes down its slopes: how far from the top they begin, in shares of half its width, and how long they are. */
const HACHURES: readonly (readonly [from: number, long: number])[] = [
  [-0.62, 0.24],
  [-0.38, 0.2],
  [0.34, 0.32],
  [0.52, 0.42],
  [0.7, 0.5],
  [0.85, 0.42],
]

function hachuresOf({ foot, width: w, height: h }: Hill): string {
  return HACHURES.map(([from, long]) => {
    const at = { x: foot.x + (from * w) / 2, y: foot.y - h * (1 - Math.abs(from) ** 1.8) + 0.5 }
    return stamped(at, step('q', from * 1.2, h * long * 0.4, from * 1.4, h * long))
  }).join('')
}

/** Rounded hills. */
export const HILL_COUNTRY: Motif = {
  draw(spot) {
    const hills = hillsOf(spot)
    return {
      mounds: hills.map((hill) => `${crestOf(hill)}z`).join(''),
      shade: hills.map(flankOf).join(''),
      outlines: hills.map(crestOf).join(''),
    }
  },
  strokes: (spot) => ({
    fine: hillsOf(spot).map(hachuresOf).join(''),
    tufts: tufts(spot.center, spot.index),
  }),
}

/** A cone with streams of lava, and smoke over it. */
export const VOLCANO: Motif = {
  draw({ center, index }) {
    const jitter = jitterOf(index + SEED)
    const at = { x: center.x + jitter(-1.5, 1.5), y: center.y }
    return {
      basalt: stamped(at, 'm-29 21q17-6 21-31q8 3.5 16 0q4 25 21 31q-29 5-58 0z'),
      shade: stamped(at, 'm3-8.2l5-1.8q4 25 21 31q-8 1.4-16 2q-8-14-10-31.2z'),
      lava:
        stamped(at, 'm-8-10q8-4 16 0q-8 3.5-16 0z') +
        stamped(at, 'm-4-8.5q1.5 8-3 13q-3 4-2.5 10l3.5-1q0-4 2.5-8q4-5 3-14z') +
        stamped(at, 'm2-8q3 7 7 11q3 4 3 11l-3.5-1q.5-5-3-9q-4-5-6-12z'),
      smoke: stamped(
        at,
        'm0-13q-4-3 0-5.5q-1-4.5 4-4.5q2-4.5 7.5-2.5q5.5-1 6.5 3q4.5 1.5 1.5 5q1 4-5 3.5q-3 3.5-7 1q-4 3-7.5 0z',
      ),
    }
  },
  strokes: ({ center }) => ({
    fine: stamped(
      center,
      'm-17 13l-5 5m9-11l-4 9m9-11l-3 12m20-6l5 11m-2-16l7 12m-4-14l7 11m-29-36q2-2 4 0m2-3q2.5-2 5 .5m2 5q2-2 4 0',
    ),
  }),
}

/** A circle of standing stones: the middle of each foot, the far ones first. */
const CIRCLE: readonly Place[] = [
  [-12, -9],
  [12, -10],
  [-23, 1],
  [23, 0],
  [-21, 17],
  [21, 17],
  [-8, 27],
  [8, 28],
]

interface Menhir {
  readonly foot: Point
  readonly width: number
  readonly height: number
  readonly slant: number
}

function stonesOf(spot: Spot): readonly Menhir[] {
  const jitter = jitterOf(spot.index + SEED)
  return spread(spot, CIRCLE, jitter).map((middle) => {
    const [width, height, slant] = [jitter(7, 9.5), jitter(14, 20), jitter(-1.5, 1.5)]
    return { foot: { x: middle.x - width / 2, y: middle.y }, width, height, slant }
  })
}

function stoneOf({ foot, width: w, height: h, slant }: Menhir): string {
  const up = step('l', slant + w * 0.1, -h * 0.85) + step('l', w * 0.35, -h * 0.15)
  return stamped(foot, `${up}${step('l', w * 0.4, h * 0.12)}${step('l', w * 0.15 - slant, h * 0.88)}z`)
}

function stoneShade({ foot, width: w, height: h, slant }: Menhir): string {
  const up = step('m', w * 0.55, 0) + step('l', slant, -h * 0.86)
  return stamped(foot, `${up}${step('l', w * 0.3, -h * 0.02)}${step('l', w * 0.15 - slant, h * 0.88)}z`)
}

/** Cracks in it, and the shade that it throws. */
function stoneLines({ foot, width: w, height: h, slant }: Menhir): string {
  const cracks = `${step('m', slant + w * 0.3, -h * 0.62)}l1.5 1.5l-.5 2${step('m', 0, h * 0.12)}l1.2 2.5`
  return stamped(foot, cracks) + stamped({ x: foot.x + w, y: foot.y }, 'h4.5m-3.5-1.5h4m-2.8-1.5h2.5')
}

export const TORS: Motif = {
  draw(spot) {
    const stones = stonesOf(spot)
    return { stone: stones.map(stoneOf).join(''), shade: stones.map(stoneShade).join('') }
  },
  strokes: (spot) => ({
    fine: stonesOf(spot).map(stoneLines).join(''),
    tufts: tufts(spot.center, spot.index),
  }),
}

/** The mouths of caves in a crag: the middle of each threshold, its width and height. */
const MOUTHS: readonly (readonly [x: number, y: number, width: number, height: number])[] = [
  [-16, 17, 14, 17],
  [13, 19, 17, 20],
  [-1, -3, 11, 12],
]

/** A crag with the mouths of caves in it. */
export const CAVES: Motif = {
  draw({ center, index }) {
    const jitter = jitterOf(index + SEED)
    const mouths = MOUTHS.map(([x, y, w, h]) => {
      const sill = { x: center.x + x - w / 2 + jitter(-1.5, 1.5), y: center.y + y }
      return stamped(
        sill,
        `${step('q', 0, -h * jitter(0.85, 1), w / 2, -h * 0.85)}${step('t', w / 2, h * 0.85)}z`,
      )
    })
    return {
      crag: stamped(
        center,
        'm-30 17l3-12l5-4l2-9l7-4l4-9l7 3l5-5l6 4l4 8l6 2l3 8l5 5l3 13l-10 3l-9 2h-22l-10-2z',
      ),
      shade: stamped(center, 'm3-23l6 4l4 8l6 2l3 8l5 5l3 13l-10 3l-9 2h-5l4-12l-3-9l-5-7l3-8l-4-5z'),
      dark: mouths.join(''),
    }
  },
  strokes: ({ center }) => ({
    fine: stamped(
      center,
      'm-9-20l2 5l-3 5l2 4m-12-3l3 4l-2 6m-6 0l3 4m28-28l2 6l-2 4m6 0l3 4l-1 5m7-4l1 5l4 3m-11-5l3 3l-1 4m-20-2l3 3l-2 5l3 6m22-11l2 3m-35-24l1 3m4 28l2 6',
    ),
  }),
}
