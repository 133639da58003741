import { memo } from 'react'

import type { HexField, Point } from '@/engine/kernel/hex'

import type { BoardSite } from '../board-props'
import { centerOf, hexPath } from '../geometry'
import { ICON_BOX, placedPath } from './placed-path'
import styles from '../counters.module.css'

export interface SiteLayerProps {
  readonly grid: HexField
  readonly sites: readonly BoardSite[]
}

const PLACE_ART = 37
const TREASURE_ART = 19
/** Lines of the ground on which a place stands, and of the sky behind it. */
const GROUND =
  'M-21 21h42M-17 24h38M-12 27h28M-24 17h5M20 17h4M-29 2h9M-31-2h7M-27-6h6M20-4h9M23 0h8M21 4h7M-20-11h5M16-10h6'
const PLATE = 'M-18-7h36l-4 7.5l4 7.5h-36l4-7.5z'
const GEM = 'M0 -15L13 -7.5V7.5L0 15L-13 7.5V-7.5Z'
const STAR = 'M0 -6.5L1.9 -2L6.5 -1.6L3 1.6L4 6.2L0 3.8L-4 6.2L-3 1.6L-6.5 -1.6L-1.9 -2Z'

/** Places, under the counters. */
export const PlaceLayer = memo(function PlaceLayer({ grid, sites }: SiteLayerProps) {
  return (
    <g>
      {sitesAt(grid, sites, 'place').map(({ site, center }) => (
        <g key={site.code + site.hex}>
          <path className={styles['place-floor']} d={hexPath(center, 0.92, grid.orientation)} />
          <path
            className={styles['place-lines']}
            d={hexPath(center, 0.84, grid.orientation) + placedPath(GROUND, center)}
          />
          <path
            className={styles['place-shade']}
            d={artwork(site, { x: center.x + 1.8, y: center.y + 6 }, PLACE_ART)}
          />
          <path
            className={styles['place-art']}
            d={artwork(site, { x: center.x, y: center.y + 4.5 }, PLACE_ART)}
          />
        </g>
      ))}
      {sitesAt(grid, sites, 'treasure').map(({ site, center }) => (
        <path
          key={site.code + site.hex}
          className={styles['treasure-ground']}
          d={artwork(site, center, PLACE_ART)}
        />
      ))}
    </g>
  )
})

/** The signs of places, readable above a stack, and treasures, which nothing may hide. */
export const SiteSignLayer = memo(function SiteSignLayer({ grid, sites }: SiteLayerProps) {
  return (
    <g>
      {sitesAt(grid, sites, 'place').map(({ site, center }) => (
        <PlaceSign key={site.code + site.hex} site={site} at={{ x: center.x, y: center.y - 28 }} />
      ))}
      {sitesAt(grid, sites, 'treasure').map(({ site, center }) => (
        <Treasure key={site.code + site.hex} site={site} at={center} />
      ))}
    </g>
  )
})

export interface SignProps {
  readonly site: BoardSite
  readonly at: Point
}

function PlaceSign({ site, at }: SignProps) {
  const { x, y } = at
  return (
    <g>
      <path className={styles['place-plate']} d={placedPath(PLATE, at)} />
      <text className={styles['place-code']} x={x} y={y + 4.7}>
        {site.code}
      </text>
      {site.marked && (
        <g className={styles['place-secret']}>
          <circle cx={x + 24} cy={y + 3} r="8.5" />
          <path d={placedPath(STAR, { x: x + 24, y: y + 3 })} />
        </g>
      )}
    </g>
  )
}

/** The sign of a treasure. */
export function Treasure({ site, at: { x, y } }: SignProps) {
  const corner = { x: x + 25, y: y - 17 }
  return (
    <g className={styles.treasure}>
      <circle className={styles['treasure-halo']} cx={x} cy={y} r="33" />
      <circle className={styles['treasure-ring']} cx={x} cy={y} r="30" />
      <path className={styles['treasure-gem']} d={placedPath(GEM, corner)} />
      <path className={styles['treasure-art']} d={artwork(site, corner, TREASURE_ART)} />
    </g>
  )
}

/** A site's artwork around a point. */
function artwork({ icon }: BoardSite, { x, y }: Point, side: number): string {
  return placedPath(icon.path, { x: x - side / 2, y: y - side / 2 }, { scale: side / ICON_BOX })
}

function sitesAt(grid: HexField, sites: readonly BoardSite[], kind: BoardSite['kind']) {
  return sites.flatMap((site) => {
    const index = grid.indexOf(site.hex)
    return site.kind === kind && index >= 0 ? [{ site, center: centerOf(grid, index) }] : []
  })
}
