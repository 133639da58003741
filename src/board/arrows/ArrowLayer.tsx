import { memo } from 'react'

import type { HexField } from '@/engine/kernel/hex'

import type { BoardArrow } from '../board-props'
import { centerOf } from '../geometry'
import { arrowShape } from './arrow-shape'
import styles from '../marks.module.css'

export interface ArrowLayerProps {
  readonly grid: HexField
  readonly arrows: readonly BoardArrow[]
}

/** What stands designated, from hex to hex; over the counters, since neighbors leave no room between. */
export const ArrowLayer = memo(function ArrowLayer({ grid, arrows }: ArrowLayerProps) {
  return (
    <g>
      {arrows.map((arrow, nth) => {
        const from = grid.indexOf(arrow.from)
        const to = grid.indexOf(arrow.to)
        if (from < 0 || to < 0 || from === to) return null
        const twins = arrows.slice(0, nth).filter(({ from, to }) => from === arrow.from && to === arrow.to)
        const { shaft, head } = arrowShape(centerOf(grid, from), centerOf(grid, to), twins.length)
        return (
          <g key={arrow.id} className={styles[`arrow--${arrow.kind}`]}>
            <path className={styles['arrow-casing']} d={shaft + head} />
            <path className={styles['arrow-shaft']} d={shaft} />
            <path className={styles['arrow-head']} d={head} />
          </g>
        )
      })}
    </g>
  )
})
