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
  tree:
    'm-.7 4.5q1.6-8 .3-15.5h1q1.2 8-.1 15.5zm.7-15.5q2-5.5 7.5-4.5q-3.5 1-7.5 4.5zq5-3 8.5 1.5q-4.5-1.5-8.5-1.5z' +
    'q4.500.5 5.5 6q-2.5-4-5.5-6zq-2-5.5-7.5-4.5q3.5 1 7.5 4.5zq-5-3-8.5 1.5q4.5-1.5 8.5-1.5zq-4.500.5-5.5 6q2.5-4 5.5-6zq-1.5-4 .5-7q2 3-.5 7z',
  shade:
    'm0-11q5-3 8.5 1.5q-4.5-1.5-8.5-1.5zq4.500.5 5.5 6q-2.5-4-5.5-6zm.2 15.5q1.2-8 .1-15.5h.3q1.2 8-.1 15.5z',
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
