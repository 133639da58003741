import type { Point } from '@/engine/kernel/hex'

import { tenth } from '../../geometry'
import type { Paths } from '../../art'
import { jitterOf } from '../chance'
import { scattered } from './scattered'

const SEED = 110_000
const STEP = { x: 14.5, y: 13.5 }

/** Leafy trees and a fir: the crown from where its trunk stands, and the side of it that lies in shade. */
const KINDS = [
  {
    tree: 'm-1.2 4.5v-4h-3a3.6 3.6 0 0 1-1-6.2a5.2 5.2 0 0 1 10-1.2a3.8 3.8 0 0 1 .4 7.4h-4v4z',
    shade: 'm1.2.5q4.6-3.6 3-8.6a3.8 3.8 0 0 1 1.6 8.6z',
  },
  {
    tree: 'm-1 4.5v-3.6h-4.4l3.4-4.4h-2.4l2.8-4h-1.6l3.2-5.4l3.2 5.4h-1.6l2.8 4h-2.4l3.4 4.4h-4.4v3.6z',
    shade: 'm0 .9l.6-14l2.4 4.8h-1.2l2.4 4h-2l3 4.6z',
  },
] as const

interface Tree {
  readonly foot: Point
  readonly kind: (typeof KINDS)[number]
}

/** The trees of a wood; which they are and where they stand is told by the hex's number. */
export function treesOf(center: Point, index: number): readonly Tree[] {
  const jitter = jitterOf(index + SEED)
  const trees = scattered({ x: center.x, y: center.y + 4 }, STEP, jitter).map((foot) => ({
    foot,
    kind: KINDS[jitter(0, 1) < 0.7 ? 0 : 1],
  }))
  return trees.filter(({ foot }) => !hidesNumber({ x: foot.x - center.x, y: foot.y - center.y }))
}

/** Whether a tree that stands there would grow over the hex's printed number. */
function hidesNumber({ x, y }: Point): boolean {
  return y < -13 && Math.abs(x) < 12
}

/** A wood as it stands at once. */
export function trees(center: Point, index: number): Paths {
  const wood = treesOf(center, index)
  const drawn = (part: 'tree' | 'shade') =>
    wood.map(({ foot, kind }) => `M${tenth(foot.x)} ${tenth(foot.y)}${kind[part]}`).join('')
  return { trees: drawn('tree'), treeShade: drawn('shade') }
}

/** A few strokes of shade beside each tree, on the ground to its lower right. */
export function treeHatch(center: Point, index: number): string {
  return treesOf(center, index)
    .map(({ foot }) => `M${tenth(foot.x + 1.6)} ${tenth(foot.y + 4.6)}h5m-3.6-1.5h4.6m-3-1.5h3.4`)
    .join('')
}
