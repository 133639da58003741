import { memo, type SVGProps, useId, useMemo } from 'react'
import { classNames } from '@/widgets/class-names'

import type { BoardZone } from '../board-props'
import { closedPath, type LaidGrid } from '../geometry'
import { ZONE_DRAWINGS } from './zone-drawings'
import { insetOutline, type Outline, zoneOutlines } from './zone-outline'
import styles from './zones.module.css'

export interface ZoneLayerProps {
  readonly grid: LaidGrid
  readonly zones: readonly BoardZone[]
  /** A sheet of the board's size. */
  readonly sheet: SVGProps<SVGSVGElement>
}

/** Areas shown on request, under the counters; what is known by single hexes is outlined above them. */
export const ZoneLayer = memo(function ZoneLayer({ grid, zones, sheet }: ZoneLayerProps) {
  const placed = zones.filter(isPlaced)
  return (
    <>
      <svg {...sheet}>
        {zones.map((zone) => (
          <g key={zone.id} className={classNames(styles.zone, styles[`zone--${zone.kind}`])}>
            <ZoneArea grid={grid} zone={zone} />
            {isPlaced(zone) ? null : <ZoneLine grid={grid} zone={zone} />}
          </g>
        ))}
      </svg>
      {placed.length > 0 ? (
        <svg {...sheet} style={ABOVE}>
          {placed.map((zone) => (
            <g key={zone.id} className={classNames(styles['zone-around'], styles[`zone--${zone.kind}`])}>
              <ZoneLine grid={grid} zone={zone} />
            </g>
          ))}
        </svg>
      ) : null}
    </>
  )
})

const ABOVE = { zIndex: 1 }

/** Whether it is about what stands in its hexes, which would hide it. */
function isPlaced({ kind }: BoardZone): boolean {
  return kind === 'ready' || kind === 'able'
}

interface ZoneProps {
  readonly grid: LaidGrid
  readonly zone: BoardZone
}

const ZoneArea = memo(function ZoneArea({ grid, zone: { kind, hexes } }: ZoneProps) {
  const pattern = `zone${useId()}`
  const { size, turn, path } = ZONE_DRAWINGS[kind]
  const area = useOutlines(grid, hexes).map(closedPath).join('')
  return (
    <>
      <pattern
        id={pattern}
        width={size}
        height={size}
        patternUnits="userSpaceOnUse"
        patternTransform={`rotate(${turn})`}
      >
        <path className={styles['zone-pattern']} d={path} />
      </pattern>
      <path className={styles['zone-tint']} d={area} />
      <path d={area} fill={`url(#${pattern})`} />
    </>
  )
})

const ZoneLine = memo(function ZoneLine({ grid, zone: { kind, hexes } }: ZoneProps) {
  const { inset } = ZONE_DRAWINGS[kind]
  const outline = useOutlines(grid, hexes)
    .map((line) => closedPath(insetOutline(line, inset)))
    .join('')
  return (
    <>
      <path className={styles['zone-casing']} d={outline} />
      <path className={styles['zone-line']} d={outline} />
    </>
  )
})

function useOutlines(grid: LaidGrid, hexes: BoardZone['hexes']): readonly Outline[] {
  return useMemo(
    () =>
      zoneOutlines(
        grid,
        hexes.map((hex) => grid.indexOf(hex)).filter((index) => index >= 0),
      ),
    [grid, hexes],
  )
}
