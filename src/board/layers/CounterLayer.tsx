import { memo, useMemo, useSyncExternalStore } from 'react'

import type { HexField } from '@/engine/kernel/hex'

import type { BoardStack } from '../board-props'
import type { HiddenHexes } from '../hidden-hexes'
import { centerOf } from '../geometry'
import { areSameStack } from './same-stack'
import { Sheet } from './Sheet'
import { inkLayersOfStack } from './stack-ink-layers'
import styles from '../counters.module.css'

export interface CounterLayerProps {
  readonly grid: HexField
  readonly stacks: readonly BoardStack[]
  readonly hiddenHexes: HiddenHexes
}

/** All counters; nothing is printed anew where the stacks look as before. */
export const CounterLayer = memo(function CounterLayer({ grid, stacks, hiddenHexes }: CounterLayerProps) {
  const hidden = useSyncExternalStore(hiddenHexes.subscribe, hiddenHexes.now)
  const prints = useMemo(
    () =>
      stacks.flatMap((stack) => {
        const index = grid.indexOf(stack.hex)
        return index < 0 || hidden.has(stack.hex) ? [] : inkLayersOfStack(stack, centerOf(grid, index))
      }),
    [grid, stacks, hidden],
  )
  return (
    <g className={styles.counters}>
      <Sheet prints={prints} />
    </g>
  )
}, areSameLayers)

function areSameLayers(before: CounterLayerProps, after: CounterLayerProps): boolean {
  const { stacks } = before
  const areSameStacks =
    stacks === after.stacks ||
    (stacks.length === after.stacks.length &&
      stacks.every((stack, nth) => areSameStack(stack, after.stacks[nth] as BoardStack)))
  return areSameStacks && before.grid === after.grid && before.hiddenHexes === after.hiddenHexes
}
