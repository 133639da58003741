import { memo } from 'react'

import type { HexField } from '@/engine/kernel/hex'

import type { TerrainArt } from '../art'
import { centerOf } from '../geometry'
import styles from '../map.module.css'

export interface NameLayerProps {
  readonly grid: HexField
  readonly names: NonNullable<TerrainArt['names']>
}

/** From a hex's center down to the line of its name, which runs between its counters and those of the hexes below. */
const DROP = 36

/** Names on the map, above whose its hexes are; those of hexes that are not drawn are left out. */
export const NameLayer = memo(function NameLayer({ grid, names }: NameLayerProps) {
  return (
    <g className={styles['map-names']}>
      {names.map(({ hex, text }) => {
        const index = grid.indexOf(hex)
        if (index < 0) return null
        const { x, y } = centerOf(grid, index)
        return (
          <text key={hex} x={x} y={y + DROP}>
            {text}
          </text>
        )
      })}
    </g>
  )
})
