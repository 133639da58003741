import { memo, useId, useMemo } from 'react'

import type { BoardZone } from '../board-props'
import { closedPath, type LaidGrid } from '../geometry'
import { ZONE_DRAWINGS } from './zone-drawings'
import { insetOutline, zoneOutlines } from './zone-outline'

import './zones.css'

export interface ZoneLayerProps {
  readonly grid: LaidGrid
  readonly zones: readonly BoardZone[]
}

/** Areas shown on request, under the counters. */
export const ZoneLayer = memo(function ZoneLayer({ grid, zones }: ZoneLayerProps) {
  return (
    <g className="zones">
      {zones.map((zone) => (
        <Zone key={zone.id} grid={grid} zone={zone} />
      ))}
    </g>
  )
})

interface ZoneProps {
  readonly grid: LaidGrid
  readonly zone: BoardZone
}

const Zone = memo(function Zone({ grid, zone: { kind, hexes } }: ZoneProps) {
  const pattern = `zone${useId()}`
  const { size, turn, path, inset } = ZONE_DRAWINGS[kind]
  const lines = useMemo(
    () =>
      zoneOutlines(
        grid,
        hexes.map((hex) => grid.indexOf(hex)).filter((index) => index >= 0),
      ),
    [grid, hexes],
  )
  const area = lines.map(closedPath).join('')
  const outline = lines.map((line) => closedPath(insetOutline(line, inset))).join('')
  return (
    <g className={`zone zone--${kind}`}>
      <pattern
        id={pattern}
        width={size}
        height={size}
        patternUnits="userSpaceOnUse"
        patternTransform={`rotate(${turn})`}
      >
        <path className="zone-pattern" d={path} />
      </pattern>
      <path className="zone-tint" d={area} />
      <path d={area} fill={`url(#${pattern})`} />
      <path className="zone-casing" d={outline} />
      <path className="zone-line" d={outline} />
    </g>
  )
})
