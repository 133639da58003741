import { memo, useMemo, useSyncExternalStore } from 'react'

import type { HexField } from '@/engine/hex'

import type { BoardStack } from '../board-props'
import type { Veil } from '../veil'
import { centerOf } from '../geometry'
import { areSameStack } from './same-stack'
import { Sheet } from './Sheet'
import { printsOfStack } from './stack-prints'
import styles from '../counters.module.css'

export interface CounterLayerProps {
  readonly grid: HexField
  readonly stacks: readonly BoardStack[]
  readonly veil: Veil
}

/** All counters; nothing is printed anew where the stacks look as before. */
export const CounterLayer = memo(function CounterLayer({ grid, stacks, veil }: CounterLayerProps) {
  const hidden = useSyncExternalStore(veil.subscribe, veil.now)
  const prints = useMemo(
    () =>
      stacks.flatMap((stack) => {
        const index = grid.indexOf(stack.hex)
        return index < 0 || hidden.has(stack.hex) ? [] : printsOfStack(stack, centerOf(grid, index))
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
  return areSameStacks && before.grid === after.grid && before.veil === after.veil
}
