import { memo } from 'react'

import type { HexGrid, Point } from '@/engine/hex'

import type { BoardSite } from '../board-props'
import { centerOf, hexPath } from '../geometry'

export interface SiteLayerProps {
  readonly grid: HexGrid
  readonly sites: readonly BoardSite[]
}

const ORIGIN: Point = { x: 0, y: 0 }
const FLOOR = hexPath(ORIGIN, 0.9)
const PLACE_ART = 40 / 512
const STAR = 'M0 -6.5L1.9 -2L6.5 -1.6L3 1.6L4 6.2L0 3.8L-4 6.2L-3 1.6L-6.5 -1.6L-1.9 -2Z'

/** Places, under the counters. */
export const PlaceLayer = memo(function PlaceLayer({ grid, sites }: SiteLayerProps) {
  return (
    <g className="places">
      {sitesAt(grid, sites, 'place').map(({ site, center }) => (
        <g key={site.code + site.hex} transform={`translate(${center.x} ${center.y})`}>
          <path className="place-floor" d={FLOOR} />
          <path
            className="place-art"
            d={site.icon.path}
            transform={`translate(0 3) scale(${PLACE_ART}) translate(-256 -256)`}
          />
        </g>
      ))}
      {sitesAt(grid, sites, 'treasure').map(({ site, center }) => (
        <path
          key={site.code + site.hex}
          className="treasure-ground"
          d={site.icon.path}
          transform={`translate(${center.x} ${center.y}) scale(${PLACE_ART}) translate(-256 -256)`}
        />
      ))}
    </g>
  )
})

/** The signs of places, readable above a stack, and treasures, which nothing may hide. */
export const SiteSignLayer = memo(function SiteSignLayer({ grid, sites }: SiteLayerProps) {
  return (
    <g className="site-signs">
      {sitesAt(grid, sites, 'place').map(({ site, center }) => (
        <g key={site.code + site.hex} transform={`translate(${center.x} ${center.y - 28})`}>
          <PlaceSign site={site} />
        </g>
      ))}
      {sitesAt(grid, sites, 'treasure').map(({ site, center }) => (
        <g key={site.code + site.hex} transform={`translate(${center.x} ${center.y})`}>
          <Treasure site={site} />
        </g>
      ))}
    </g>
  )
})

function PlaceSign({ site }: { readonly site: BoardSite }) {
  return (
    <>
      <path className="place-plate" d="M-14 -6.5h28l-4 13h-20z" />
      <text className="place-code" y="3.9">
        {site.code}
      </text>
      {site.marked && (
        <g className="place-secret" transform="translate(21 3)">
          <circle r="8.5" />
          <path d={STAR} />
        </g>
      )}
    </>
  )
}

function Treasure({ site }: { readonly site: BoardSite }) {
  return (
    <g className="treasure">
      <circle className="treasure-halo" r="33" />
      <circle className="treasure-ring" r="30" />
      <g transform="translate(25 -17)">
        <path className="treasure-gem" d="M0 -15L13 -7.5V7.5L0 15L-13 7.5V-7.5Z" />
        <path
          className="treasure-art"
          d={site.icon.path}
          transform={`scale(${19 / 512}) translate(-256 -256)`}
        />
      </g>
    </g>
  )
}

function sitesAt(grid: HexGrid, sites: readonly BoardSite[], kind: BoardSite['kind']) {
  return sites.flatMap((site) => {
    const index = grid.indexOf(site.hex)
    return site.kind === kind && index >= 0 ? [{ site, center: centerOf(grid, index) }] : []
  })
}
