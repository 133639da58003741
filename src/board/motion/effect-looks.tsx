import { createContext, type ReactNode } from 'react'

import type { HexField, Point } from '@/engine/kernel/hex'

import { centerOf } from '../geometry'
import { Sheet } from '../layers/Sheet'
import { inkLayersOfStack } from '../layers/stack-ink-layers'
import type { SeenStack } from './seen-counter'

/** How counters look that move above a board, and those that stand in for what lies there. */
export interface EffectLooks {
  /** Counters as they lie in a hex, drawn around the origin; always the same function. */
  readonly counters: (stack: SeenStack) => ReactNode
  /** Stacks as they were, at their places on the board. */
  readonly covers: (grid: HexField, stacks: readonly SeenStack[]) => ReactNode
}

const ORIGIN: Point = { x: 0, y: 0 }

/** On a board without a field counters lie in piles. */
export const PILES: EffectLooks = {
  counters: (stack) => <Sheet prints={inkLayersOfStack(stack, ORIGIN)} />,
  covers: (grid, stacks) => (
    <Sheet
      prints={stacks.flatMap((stack) => inkLayersOfStack(stack, centerOf(grid, grid.indexOf(stack.hex))))}
    />
  ),
}

/** How the counters of the effects below look. */
export const CountersLook = createContext(PILES.counters)
