import type { HexId } from '@/engine/kernel/hex'

import { boardSize, centerOf, type LaidGrid } from '../geometry'
import { type EffectLooks, PILES } from '../motion/effect-looks'
import type { SeenStack } from '../motion/seen-counter'
import { ghostWay } from './ghost-way'
import styles from './ghosts.module.css'
import boardStyles from '../board.module.css'
import countersStyles from '../counters.module.css'

/** Counters as they would stand in a hex, and the ways of those that are led there. */
export interface GhostStack extends SeenStack {
  /** Whether counters stand there already: then the ghost stands a little aside. */
  readonly isOver: boolean
  /** Each from where counters stand now, the hex of the ghost at its end. */
  readonly ways: readonly (readonly [from: HexId, ...next: HexId[]])[]
}

interface GhostSheetProps {
  readonly grid: LaidGrid
  readonly ghosts: readonly GhostStack[]
  /** Piles when left out. */
  readonly looks?: EffectLooks
}

const ASIDE = 9
const RIM = { x: -28, y: -28, width: 56, height: 56, rx: 8 }

/** What is planned lies over the counters: half seen within a dashed rim, an arrow leads to it. */
export function GhostSheet({ grid, ghosts, looks = PILES }: GhostSheetProps) {
  const { width, height } = boardSize(grid)
  const at = (hex: HexId) => centerOf(grid, grid.indexOf(hex))
  return (
    <svg
      className={boardStyles['board__sheet']}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      data-part="ghosts"
    >
      {ghosts
        .flatMap(({ ways }) => ways)
        .map(([from, ...next]) => {
          const { shaft, head } = ghostWay(at(from), next.map(at))
          return (
            <g key={[from, ...next].join(' ')} data-part="ghost-way">
              <path className={styles['ghost-way-casing']} d={shaft + head} />
              <path className={styles['ghost-way-line']} d={shaft} />
              <path className={styles['ghost-way-head']} d={head} />
            </g>
          )
        })}
      {ghosts.map(({ hex, counters, isOver }) => {
        const { x, y } = at(hex)
        const aside = isOver ? ASIDE : 0
        return (
          <g key={hex} transform={`translate(${x + aside} ${y - aside})`} data-part="ghost" data-hex={hex}>
            <g className={styles['ghost-counters']}>
              <g className={countersStyles.counters}>{looks.counters({ hex, counters })}</g>
            </g>
            <rect className={styles['ghost-rim-casing']} {...RIM} />
            <rect className={styles['ghost-rim']} {...RIM} />
          </g>
        )
      })}
    </svg>
  )
}
