import type { Point } from '@/engine/kernel/hex'

import { between, tenth } from '../../geometry'
import type { Spot } from '../../art'
import { jitterOf } from '../chance'
import { sidesWhere } from '../waters'

const SEED = 130_000

/**
 * The middle line of a river in its hex: through it from side to side. Where it only begins it comes from the
 * side across, and where no river is near it goes from left to right, so that its hex is not taken for grass.
 */
export function riverbed(spot: Spot): string {
  const { center } = spot
  const bend = bendOf(spot)
  const [first = leftOf(spot), second = { x: 2 * center.x - first.x, y: 2 * center.y - first.y }, ...others] =
    mouthsOf(spot)
  // It leaves straight across its hexsides, so that it meets the river of the next hex without a seam.
  const slant = { x: (second.x - first.x) * 0.18, y: (second.y - first.y) * 0.18 }
  const through = [
    written('M', first),
    written('C', between(first, center, 0.5), { x: bend.x - slant.x, y: bend.y - slant.y }, bend),
    written('S', between(second, center, 0.5), second),
  ]
  return [...through, ...others.map((end) => written('M', end) + written('L', bend))].join('')
}

/** The middles of the sides that it runs through; where it only fills a lake comes after its own course. */
function mouthsOf(spot: Spot): readonly Point[] {
  const course = sidesWhere(spot, (look) => look === 'river' || look === 'king')
  const lakes = sidesWhere(spot, (look) => look === 'water')
  return [...course, ...lakes].map(middleOf)
}

function leftOf(spot: Spot): Point {
  const middles = sidesWhere(spot, () => true).map(middleOf)
  return middles.reduce((left, one) => (one.x < left.x ? one : left))
}

function middleOf([from, to]: readonly [Point, Point]): Point {
  return between(from, to, 0.5)
}

/** Where a river bends: not quite in the middle. */
export function bendOf({ center, index }: Spot): Point {
  const jitter = jitterOf(index + SEED)
  return { x: center.x + jitter(-3, 3), y: center.y + (index % 2 ? 1 : -1) * jitter(4, 9) }
}

function written(command: string, ...points: readonly Point[]): string {
  return command + points.map(({ x, y }) => `${tenth(x)} ${tenth(y)}`).join(' ')
}
