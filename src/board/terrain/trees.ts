import type { Point } from '@/engine/kernel/hex'

import { jitterOf } from './chance'
import { scattered, stamped } from './scattered'

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
  tree: 'm-1 4.5q1.6-6 .6-11.5q-4.2-3-8.2 1.4q.6-5 6-5.2q-3-3-6.4-1.4q3-4.4 8-.4q4-5 8.6-1q-4-.4-6.2 2.2q5.4-.6 6.4 4.4q-3.6-3.4-7-.4q1.2 5.900-.4 11.900z',
  shade: 'm.8 4.500q1.600-6 .4-11.900q3.400-3 7 .4q-1-5-6.400-4.400q-1.600.8-1.800 4.400z',
}

/** What grows in a wood: seven trees in ten are of one sort, and how far they stand apart. */
export interface Growth {
  readonly often: TreeKind
  readonly seldom: TreeKind
  readonly step: Point
}

/** A tree and where it stands. */
interface Tree {
  readonly foot: Point
  readonly kind: TreeKind
}

/** The trees of a wood; which they are and where they stand is told by the hex's number. */
export function treesOf(center: Point, index: number, { often, seldom, step }: Growth): readonly Tree[] {
  const jitter = jitterOf(index + SEED)
  const trees = scattered({ x: center.x, y: center.y + 4 }, step, jitter).map((foot) => ({
    foot,
    kind: jitter(0, 1) < 0.7 ? often : seldom,
  }))
  return trees.filter(({ foot }) => !hidesNumber({ x: foot.x - center.x, y: foot.y - center.y }))
}

/** Whether a tree that stands there would grow over the hex's printed number. */
function hidesNumber({ x, y }: Point): boolean {
  return y < -13 && Math.abs(x) < 12
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
