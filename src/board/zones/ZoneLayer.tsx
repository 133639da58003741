import { memo, type SVGProps, useId, useMemo } from 'react'
import { classNames } from '@/widgets/class-names'

import type { BoardZone } from '../board-props'
import { centerOf, closedPath, type LaidGrid } from '../geometry'
import { lettering } from '../layers/lettering'
import { ZONE_DRAWINGS } from './zone-drawings'
import { insetOutline, type Outline, zoneOutlines } from './zone-outline'
import styles from './zones.module.css'

export interface ZoneLayerProps {
  readonly grid: LaidGrid
  readonly zones: readonly BoardZone[]
  /** A sheet of the board's size. */
  readonly sheet: SVGProps<SVGSVGElement>
}

/** Areas shown on request, under the counters; figures, and outlines of what is known by single hexes, above them. */
export const ZoneLayer = memo(function ZoneLayer({ grid, zones, sheet }: ZoneLayerProps) {
  const above = zones.filter((zone) => isPlaced(zone) || zone.figures)
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
      {above.length > 0 ? (
        <svg {...sheet} style={ABOVE}>
          {above.map((zone) => (
            <g key={zone.id} className={classNames(styles['zone-around'], styles[`zone--${zone.kind}`])}>
              {isPlaced(zone) ? <ZoneLine grid={grid} zone={zone} /> : null}
              <ZoneFigures grid={grid} zone={zone} />
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

/** Small enough for two figures side by side in a hex. */
const FIGURE_SIZE = 12.5

/** The figures of a zone as one outline; what they say stands beside the board in words. */
const ZoneFigures = memo(function ZoneFigures({ grid, zone: { kind, figures = [] } }: ZoneProps) {
  const { figure } = ZONE_DRAWINGS[kind]
  const outline = figures
    .flatMap(({ hex, text }) => {
      const index = grid.indexOf(hex)
      if (index < 0) return []
      const { x, y } = centerOf(grid, index)
      return lettering(text, { x: x + figure.x, y: y + figure.y }, FIGURE_SIZE)
    })
    .join('')
  return outline === '' ? null : (
    <path
      className={styles['zone-figures']}
      data-figures={figures.map(({ hex, text }) => `${hex}:${text}`).join(' ')}
      d={outline}
    />
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
