import type { Point } from '@/engine/kernel/hex'

import { closedPath } from '../../geometry'
import type { Spot } from '../../art'
import { jitterOf } from '../chance'
import { meadow, stipple } from '../paper'
import { stamped } from '../scattered'
import { type House, houseLines, housesAt, townOf } from './houses'
import { type Motif, type Place, ring, spread, step } from './spread'

const SEED = 240_000

/** The houses of a town, the far ones first. */
const HOUSES: readonly Place[] = [
  [-15, -14],
  [13, -15],
  [-24, 0],
  [23, -1],
  [-22, 14],
  [21, 14],
  [-10, 24],
  [8, 26],
]

export const CITY: Motif = {
  draw: (spot) => townOf(housesOf(spot), { x: spot.center.x, y: spot.center.y + 8 }),
  strokes: (spot) => ({ fine: housesOf(spot).map(houseLines).join('') }),
}

function housesOf(spot: Spot): readonly House[] {
  const jitter = jitterOf(spot.index + SEED)
  return housesAt(spread(spot, HOUSES, jitter), jitter)
}

const TOWER = 'v-28h-1.5v-4.5h3v2h3v-2h3v2h3v-2h3v4.5h-1.5v28z'
const CURTAIN = 'v-17h4v-2.5h4v2.5h4.5v-2.5h6v2.5h4.5v-2.5h4v2.5h4v17z'
const KEEP = 'v-19h-1.5v-4.5h4v2.5h4v-2.5h5v2.5h4v-2.5h4v4.5h-1.5v19h-3.5v2.5h-4v-2.5h-4v2.5h-4v-2.5z'
const FLAG = 'l6 2l-6 2z'

/** Stones and shade of its walls: where each stroke begins, and how it goes on. */
const MASONRY: readonly (readonly [x: number, y: number, steps: string])[] = [
  [-25, 13, 'h3m-2 4h3m-4-21h3'],
  [18, 13, 'h3m-2 4h3m-4-21h3'],
  [-13, 9, 'h4m-2 4h3m15-5h4m-1 5h3'],
  [-6, -13, 'h3m1 8h-3'],
  [-18.2, -6, 'v25m1.4-25v25'],
  [24.8, -6, 'v25m1.4-25v25'],
  [6, -17, 'v15m1.6-15v15'],
]

/** A curtain wall between two towers, and a keep behind it. */
export const CASTLE: Motif = {
  draw({ center: { x, y } }) {
    const at = (dx: number, dy: number, steps: string) => stamped({ x: x + dx, y: y + dy }, steps)
    const flags = [at(0, -27, FLAG), at(-21.5, -19, FLAG), at(21.5, -19, FLAG)]
    return {
      stone: at(-27.5, 20, TOWER) + at(15.5, 20, TOWER) + at(-15.5, 20, CURTAIN) + at(-9.2, 1, KEEP),
      roofs: flags.join(''),
      dark:
        at(-5, 20, 'v-7a5 5 0 0 1 10 0v7z') +
        at(-22.5, 2, 'v-5h2v5z') +
        at(20.5, 2, 'v-5h2v5z') +
        at(-1.2, -9, 'v-5h2.4v5z'),
      shade: at(-19.5, 20, 'v-28h4v28z') + at(23.5, 20, 'v-28h4v28z') + at(4.5, 1, 'v-19h4.7v19z'),
      outlines: at(0, -20.5, 'v-6.5') + at(-21.5, -12.5, 'v-6.5') + at(21.5, -12.5, 'v-6.5'),
    }
  },
  strokes: ({ center, index }) => ({
    fine: MASONRY.map(([x, y, steps]) => stamped({ x: center.x + x, y: center.y + y }, steps)).join(''),
    tufts: meadow(center, index),
  }),
}

/** Broken columns: the middle of each foot, and how high it still stands. */
const COLUMNS: readonly (readonly [x: number, y: number, high: number])[] = [
  [-23, 0, 16],
  [24, 3, 21],
  [-21, 17, 12],
  [17, 20, 15],
  [-4, 25, 9],
]

interface Column {
  readonly foot: Point
  readonly high: number
}

function columnsOf(spot: Spot): readonly Column[] {
  const jitter = jitterOf(spot.index + SEED)
  const feet = spread(
    spot,
    COLUMNS.map(([x, y]) => [x, y]),
    jitter,
  )
  return feet.map((foot, nth) => ({ foot, high: (COLUMNS[nth]?.[2] ?? 0) * jitter(0.85, 1.1) }))
}

function columnOf({ foot, high }: Column): string {
  const broken = `${step('v', 5 - high)}l2-3l2 2l3-2.5${step('v', high - 1.5)}`
  return stamped(foot, `m-5 0v-2.5h1.5${broken}h1.5v2.5z`)
}

function columnShade({ foot, high }: Column): string {
  return stamped(foot, `m1-2.5${step('v', 3 - high)}l2.5-1.5${step('v', high - 1.5)}z`)
}

/** Its flutes, and the shade beside it. */
function columnLines({ foot, high }: Column): string {
  return stamped(foot, `m-1.5-3.5${step('v', 7 - high)}m2.5 0${step('v', high - 7)}m4.5 3.5h4m-4-1.5h3`)
}

/** What an arch has become, and the blocks that fell from it. */
const ARCH = 'v-15q0-10 11-10l3 2l-1.5 2l1.5 2.5q-8-.5-8 6.5v12zm18.5 0v-9l2-2.5l1.5 2l2-1.5v11z'
const ARCH_SHADE = 'm4 0v-13q0-7 8-6.5l-1-2.5q-4 0-6.5 2.5t-2.5 6.5v13zm18 0v-10l1-1v11z'
const BLOCKS = 'm4 12l8-3l3 3l-8 4zm-10 0l4-2l3 2l-1.5 3.5h-4.5zm18 10l4-1.5l2.5 2.5l-5 2z'

export const RUINS: Motif = {
  draw(spot) {
    const columns = columnsOf(spot)
    const arch = { x: spot.center.x - 12, y: spot.center.y }
    return {
      stone: columns.map(columnOf).join('') + stamped(arch, ARCH) + stamped(spot.center, BLOCKS),
      shade: columns.map(columnShade).join('') + stamped(arch, ARCH_SHADE),
    }
  },
  strokes: (spot) => ({
    fine: columnsOf(spot).map(columnLines).join(''),
    tufts: meadow(spot.center, spot.index),
  }),
}

/** Fine strokes on the steps of a temple, in its gable and on its columns. */
const STEPS = 'm-24 14h48m-51 4h54'
const GABLE_LINES = 'm-19-13l13-6m12 0l13 6m-44 4h50'
const FLUTES = 'm-21-5v14m8.8-14v14m8.8-14v14m8.8-14v14m8.8-14v14m8.8-14v14'

const COLUMN = 'm-2.8 0v-2h.8v-15h-.8v-2h5.6v2h-.8v15h.8v2z'

export const TEMPLE: Motif = {
  draw({ center: { x, y } }) {
    const at = (dx: number, dy: number, steps: string) => stamped({ x: x + dx, y: y + dy }, steps)
    const columns = [-22, -13.2, -4.4, 4.4, 13.2, 22].map((dx) => at(dx, 12, COLUMN))
    return {
      shade: at(-22, 12, 'v-19h44v19z'),
      marble: [
        at(-28, -11, 'l28-13l28 13z'),
        at(-26, -11, 'h52v4h-52z'),
        ...columns,
        at(-27, 12, 'h54v4h-54z'),
        at(-30, 16, 'h60v4.5h-60z'),
      ].join(''),
      gold: at(0, -19.5, 'a3 3 0 1 0 .01 0z'),
    }
  },
  strokes: ({ center, index }) => ({
    fine: stamped(center, STEPS) + stamped(center, GABLE_LINES) + stamped(center, FLUTES),
    stipple: stipple(center, index),
  }),
}

const SMITHY = {
  stone: 'm-17 0v-9l8-6.5l8 6.5h18v9zm26-11.5v-9h5v9z',
  roofs: 'm-9-15.5h18l8 6.5h-18z',
  shade: 'm-1 0v-9h18v9z',
  dark: 'm-12 0v-5a3 3 0 0 1 6 0v5z',
  smoke: 'm9.5-21q-2.5-3 .8-4.5q0-3.5 4-2.5q3-2 4.5 1q4-.5 3.5 2.5q3 2-1 3.5q-1.5 2.5-4.5.5q-3 2-7.3-.5z',
}

/** A smithy with a chimney, and wheels as large as it. */
export const WORKSHOP: Motif = {
  draw({ center, index }) {
    const jitter = jitterOf(index + SEED)
    const house = { x: center.x - 1 + jitter(-1, 1), y: center.y - 2 }
    const wheels = [
      gear({ x: center.x - 16, y: center.y + 11 }, { radius: 11, teeth: 9, turn: jitter(0, 0.7) }),
      gear({ x: center.x + 15, y: center.y + 12 }, { radius: 9.5, teeth: 8, turn: jitter(0, 0.7) }),
      gear({ x: center.x + 1, y: center.y + 24 }, { radius: 7.5, teeth: 7, turn: jitter(0, 0.7) }),
    ]
    return {
      stone: stamped(house, SMITHY.stone),
      roofs: stamped(house, SMITHY.roofs),
      shade: stamped(house, SMITHY.shade),
      dark: stamped(house, SMITHY.dark),
      smoke: stamped(house, SMITHY.smoke),
      cogs: wheels.join(''),
    }
  },
  strokes: ({ center }) => ({
    fine: stamped(center, 'm3-9h3m4 0h3m-8 3h3m4 0h3m-15-7h12m-17-4h14'),
  }),
}

interface Gear {
  readonly radius: number
  readonly teeth: number
  readonly turn: number
}

/** A toothed wheel with a hole for its axle. */
function gear({ x, y }: Point, { radius, teeth, turn }: Gear): string {
  const rim = Array.from({ length: teeth * 4 }, (_, nth) => {
    const angle = turn + ((nth + 0.5) / (teeth * 4)) * 2 * Math.PI
    const reach = nth % 4 < 2 ? radius : radius * 0.76
    return { x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach }
  })
  return closedPath(rim) + ring({ x, y }, radius * 0.34, radius * 0.34)
}
