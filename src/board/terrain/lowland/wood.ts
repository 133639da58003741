import type { Point } from '@/engine/kernel/hex'

import type { Paths } from '../../art'
import { BROADLEAF, drawnTrees, FIR, type Growth, treesOf } from '../trees'

const MIXED: Growth = { often: BROADLEAF, seldom: FIR, step: { x: 14.5, y: 13.5 } }

/** The trees of a hex of wood: most of them leafy. */
export function woodOf(center: Point, index: number): ReturnType<typeof treesOf> {
  return treesOf(center, index, MIXED)
}

/** A wood as it stands at once. */
export function trees(center: Point, index: number): Paths {
  const wood = woodOf(center, index)
  return { trees: drawnTrees(wood, 'tree'), treeShade: drawnTrees(wood, 'shade') }
}
