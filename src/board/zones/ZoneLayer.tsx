import { memo, useId, useMemo } from 'react'

import type { BoardZone, ZoneKind } from '../board-props'
import { closedPath, type LaidGrid } from '../geometry'
import { insetOutline, zoneOutlines } from './zone-outline'

import './zones.css'

export interface ZoneLayerProps {
  readonly grid: LaidGrid
  readonly zones: readonly BoardZone[]
}

/** A piece of a pattern that is laid over the whole area, and how far in from the hexsides its outline runs. */
interface ZoneDrawing {
  readonly size: number
  readonly turn: number
  readonly path: string
  readonly inset: number
}

/** Every kind is known by its pattern and by the dashes of its outline (zones.css). */
const DRAWINGS: Readonly<Record<ZoneKind, ZoneDrawing>> = {
  reach: { size: 11, turn: 0, path: 'M2.5 3h.01M8 8.5h.01', inset: 1.6 },
  threat: { size: 9, turn: 45, path: 'M0 4.5h9', inset: 4.4 },
  fire: { size: 12, turn: 0, path: 'M0 4q3-4 6 0t6 0M0 10q3-4 6 0t6 0', inset: 7.2 },
  border: { size: 10, turn: 45, path: 'M0 5h10M5 0v10', inset: 2.8 },
  ready: { size: 16, turn: 0, path: 'M4 1.5v5M1.5 4h5M12 9.5v5M9.5 12h5', inset: 5.8 },
  able: { size: 8, turn: 0, path: 'M0 4h8', inset: 8.6 },
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
  const { size, turn, path, inset } = DRAWINGS[kind]
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
