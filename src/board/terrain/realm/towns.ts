import type { Paths } from '../../art'
import { jitterOf } from '../chance'
import { houseLines, housesAt, townOf, type House } from '../continent/houses'
import { type Place, ring, spread } from '../continent/spread'
import { stamped, stampedAll } from '../scattered'
import { dryGround } from './coast'
import type { MarkedSpot, TownMark } from './land-marks'

const SEED = 330_000

/** Where houses stand, those of every town first. */
const HOUSES: readonly Place[] = [
  [-23, 2],
  [22, 8],
  [-17, -13],
  [16, -14],
  [-20, 17],
  [20, 19],
  [0, -13],
]
/** How many a town has that is worth 1, 2 or 3. */
const SIZES = [3, 5, 7]
/** The line on which a town's name stands, and how wide a letter of it is. */
const NAME = { y: 32.5, letter: 6.3, gap: 5 }
const COIN = { size: 3.3, step: 5 }
const ANCHOR = 'm0-4.6a1.5 1.5 0 1 1-.01 0m0 3v7m-2.4-5.4h4.8m-6.4 2.4q.4 3.2 4 3.4q3.6-.2 4-3.4'

/** The houses of the town in a hex, and what it is worth beside its name: a coin each, and an anchor for a port. */
export function townIn(spot: MarkedSpot, town: TownMark): Paths {
  const { x, y } = spot.center
  const half = (town.name.length * NAME.letter) / 2 + NAME.gap
  const coins = Array.from({ length: town.gold }, (_, nth) => x - half - nth * COIN.step)
  const church = town.gold > 1 ? { x: x + 2, y: y + 8 } : undefined
  const houses = housesOf(spot, town)
  return {
    ...townOf(houses, church),
    townLines: houses.map(houseLines).join(''),
    coins: coins.map((at) => ring({ x: at, y: y + NAME.y }, COIN.size, COIN.size)).join(''),
    anchor: town.isPort ? stamped({ x: x + half + 1, y: y + NAME.y }, ANCHOR) : '',
  }
}

function housesOf(spot: MarkedSpot, { gold }: TownMark): readonly House[] {
  const { center } = spot
  const jitter = jitterOf(spot.place + SEED)
  const isDry = dryGround(spot)
  const feet = spread(spot, HOUSES, jitter).filter(
    ({ x, y }) => isDry(x - center.x - 6, y - center.y) && isDry(x - center.x + 6, y - center.y - 3),
  )
  return housesAt(
    feet.slice(0, SIZES[gold - 1]).toSorted((one, other) => one.y - other.y),
    jitter,
  )
}

/** Where the stones of a henge stand, the far ones first. */
const STONES: readonly Place[] = [
  [-9, -11],
  [9, -11],
  [-24, -3],
  [24, -3],
  [-25, 13],
  [25, 13],
  [-9, 25],
  [9, 25],
]
const STONE = 'm-3.4 0l.5-10.5q3-1.5 5.6.2l.8 10.3z'
const STONE_SHADE = 'm.6 0l.3-11l1.8.6l.8 10.4z'
/** Lies on two stones that stand beside each other. */
const LINTEL = 'm-13.5-10.2l.4-3.6h26.2l.4 3.8z'

/** A ring of standing stones around a hex's middle. */
export function hengeIn({ center: { x, y } }: MarkedSpot): Paths {
  const feet = STONES.map(([across, down]) => ({ x: x + across, y: y + down }))
  return {
    stone: stampedAll(feet, STONE) + stamped({ x, y: y - 11 }, LINTEL) + stamped({ x, y: y + 25 }, LINTEL),
    shade: stampedAll(feet, STONE_SHADE),
  }
}
