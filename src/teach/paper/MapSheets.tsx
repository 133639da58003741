import type { CSSProperties } from 'react'
import type { AnyTeaching } from '@/contract/manifest'
import { PAPER_TEXT as TEXT } from './paper-text'
import { OVERLAP, type Tile, type Tiling } from './tiles'
import styles from './paper.module.css'

interface MapSheetsProps {
  readonly game: string
  readonly paper: AnyTeaching['paper']
  readonly view: object
  readonly tiling: Tiling
  /** Of the whole map, in millimeters. */
  readonly width: number
}

/** The map, cut into sheets. */
export function MapSheets({ game, paper, view, tiling, width }: MapSheetsProps) {
  const { lies, columns, rows, tiles } = tiling
  return tiles.map((tile, nth) => (
    <figure key={nth} className={styles.sheet} data-lies={lies}>
      <figcaption className={styles['sheet__words']}>
        <b>{game}</b> {TEXT.sheet(nth + 1, tiles.length)}
        {tiles.length > 1 ? ` (${TEXT.place(tile.column, tile.row)}). ${TEXT.joins}` : ''}
      </figcaption>
      <div className={styles.tile} style={placed(tile, width)}>
        {/* Each sheet shows a part of the same drawing, which is told in words but once. */}
        <div className={styles['tile__map']} aria-hidden={nth > 0}>
          <paper.Map view={view} label={TEXT.mapOf(game)} />
        </div>
        {tile.column > 1 && <Join at="left" />}
        {tile.column < columns && <Join at="right" />}
        {tile.row > 1 && <Join at="top" />}
        {tile.row < rows && <Join at="bottom" />}
      </div>
    </figure>
  ))
}

/** The line that lies on that of the next sheet. */
function Join({ at }: { readonly at: 'left' | 'right' | 'top' | 'bottom' }) {
  return <span className={styles.join} data-at={at} />
}

function placed({ left, top, width, height }: Tile, whole: number): CSSProperties {
  return {
    '--left': `${-left}mm`,
    '--top': `${-top}mm`,
    '--width': `${width}mm`,
    '--height': `${height}mm`,
    '--whole': `${whole}mm`,
    '--join': `${OVERLAP / 2}mm`,
  } as CSSProperties
}
