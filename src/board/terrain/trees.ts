import type { Point } from '@/engine/kernel/hex'

import { jitterOf } from './chance'
import { hidesNumber, scattered, stamped, type Within } from './scattered'

const SEED = 110_000

/** A sort of tree: its crown and trunk from where that stands, and the side of it that lies in shade. */
export interface TreeKind {
  readonly tree: string
  readonly shade: string
}

export const BROADLEAF: TreeKind = {
  tree: 'm-1.2 4.5v-4h-3a3.6 3.6 0 0 1-1-6.2a5.2 5.2 0 0 1 10-1.2a3.8 3.8 0 0 1 .4 7.4h-4v4z',
  shade: 'm1.2.5q4.6-3.6 3-8.6a3.8 3.8 0 0 1 1.6 8.6z',
}

export const FIR: TreeKind = {
  tree: 'm-1 4.5v-3.6h-4.4l3.4-4.4h-2.4l2.8-4h-1.6l3.2-5.4l3.2 5.4h-1.6l2.8 4h-2.4l3.4 4.4h-4.4v3.6z',
  shade: 'm0 .9l.6-14l2.4 4.8h-1.2l2.4 4h-2l3 4.6z',
}

export const PALM: TreeKind = {
  tree: 'm-.7 4.5q1.6-8 .2-15.5q-3 0-6 5q0-7 6-6q-4-4-9-1q3-6 9 0q3-7 9-3q-5-.6-8 3.5q6-2 9 2.5q-5-2-8-.5q5 0 4.5 7q-2-5-5-7q1.2 8-.2 15.5z',
  shade: 'm.6 4.5q1.4-8-.4-16q3.5-2 9.3 0q-2-4-9-2q1 2 1.5 3q3.5 2 4.5 7q.5-6-4.5-7.5q0 7-.7 15.5z',
}

/** What grows in a wood: seven trees in ten are of one sort, how far they stand apart, and where in a hex. */
export interface Growth {
  readonly often: TreeKind
  readonly seldom: TreeKind
  readonly step: Point
  readonly isWithin?: Within
}

/** A tree and where it stands. */
interface Tree {
  readonly foot: Point
  readonly kind: TreeKind
}

/** From its foot up. */
const TREE_HEIGHT = 14

/** The trees of a wood; which they are and where they stand is told by the hex's number. */
export function treesOf(center: Point, index: number, growth: Growth): readonly Tree[] {
  const { often, seldom, step, isWithin } = growth
  const jitter = jitterOf(index + SEED)
  const trees = scattered({ x: center.x, y: center.y + 4 }, step, jitter, isWithin).map((foot) => ({
    foot,
    kind: jitter(0, 1) < 0.7 ? often : seldom,
  }))
  return trees.filter(({ foot }) => !hidesNumber(foot, center, TREE_HEIGHT))
}

/** Trees, or what of them lies in shade. */
export function drawnTrees(trees: readonly Tree[], part: keyof TreeKind): string {
  return trees.map(({ foot, kind }) => stamped(foot, kind[part])).join('')
}

/** A few strokes of shade beside each tree, on the ground to its lower right. */
export function treeHatch(trees: readonly Tree[]): string {
  return trees
    .map(({ foot: { x, y } }) => stamped({ x: x + 1.6, y: y + 4.6 }, 'h5m-3.6-1.5h4.6m-3-1.5h3.4'))
    .join('')
}
