import { memo, useMemo, useSyncExternalStore } from 'react'

import type { HexId, Point } from '@/engine/kernel/hex'
import { type Side, SIDES } from '@/widgets/side'

import type { BoardField, BoardStack, HexToken } from '../board-props'
import { centerOf, closedPath, hexPath, type LaidGrid } from '../geometry'
import { lettering } from '../layers/lettering'
import { placedPath } from '../layers/placed-path'
import { Sheet } from '../layers/Sheet'
import type { HiddenHexes } from '../hidden-hexes'
import { barrierShape } from './barrier-shape'
import { inkLayersOfHex, SHEETS } from './hex-ink-layers'
import { areAlike } from './same'
import { SIGN_SHAPES } from './sign-shapes'
import { insetOutline, zoneOutlines } from '../zones/zone-outline'
import styles from './field.module.css'
import countersStyles from '../counters.module.css'

interface FieldBelowProps {
  readonly grid: LaidGrid
  readonly field: BoardField
}

const RAIN =
  'M-24-14l-3 8M-12-22l-3 8M0-28l-3 8M13-22l-3 8M25-14l-3 8M-19 1l-3 8M-6-9l-3 8M8-7l-3 8M21 2l-3 8M-9 12l-3 8M5 9l-3 8M17 14l-3 8M-1 23l-3 8'

/** Whose hexes are, what falls on them, and what bars the way between them: all that lies under the counters. */
export const FieldBelow = memo(function FieldBelow({ grid, field }: FieldBelowProps) {
  const { claims, homes = [], weather, barriers } = field
  const outlines = (hexes: readonly HexId[], share: number) =>
    centersOf(grid, hexes)
      .map((center) => hexPath(center, share, grid.orientation))
      .join('')
  const storms = weather.map(({ hex }) => hex)
  return (
    <g>
      {homes.map(({ side, hexes }) => (
        <g key={side} className={styles[`claim--${side}`]}>
          <path className={styles['home-edge']} d={edgeOf(grid, hexes, HOME_EDGE / 2)} />
          <path className={styles['home-line']} d={edgeOf(grid, hexes, 1.2)} />
        </g>
      ))}
      {SIDES.map((side) => {
        const own = claims.filter((claim) => claim.side === side)
        const hexes = own.map(({ hex }) => hex)
        const rimmed = own.filter(({ isFaint }) => !isFaint).map(({ hex }) => hex)
        return (
          <g key={side} className={styles[`claim--${side}`]}>
            <path className={styles['claim-tint']} d={outlines(hexes, 0.98)} />
            <path className={styles['claim-rim']} d={outlines(rimmed, 0.93)} />
          </g>
        )
      })}
      <path className={styles['storm-tint']} d={outlines(storms, 0.98)} />
      <path className={styles['storm-rain']} d={placedAt(grid, storms, RAIN)} />
      {barriers.map((barrier) => {
        const { wall, stones, hiddenHexes } = barrierShape(grid, barrier)
        return (
          <g key={barrier.between.join(' ')}>
            <path className={styles['barrier-wall-casing']} d={wall} />
            <path className={styles['barrier-wall']} d={wall} />
            <path className={styles['barrier-stones']} d={stones} />
            <path className={styles['barrier-veil-casing']} d={hiddenHexes} />
            <path className={styles['barrier-veil']} d={hiddenHexes} />
          </g>
        )
      })}
    </g>
  )
}, areAlike)

/** How wide the shading along the edge of a home is; as in the style sheet. */
const HOME_EDGE = 11

/** The outline of some hexes, drawn in from their edge. */
function edgeOf(grid: LaidGrid, hexes: readonly HexId[], by: number): string {
  const indices = hexes.map((hex) => grid.indexOf(hex)).filter((index) => index >= 0)
  return zoneOutlines(grid, indices)
    .map((line) => closedPath(insetOutline(line, by)))
    .join('')
}

/** On poles at the left edge of their hex: a flag with two tails, a square one, a pointed one and a round one. */
const PENNANTS: Readonly<Record<Side, string>> = {
  first: 'M-24-17h-10l3.4 4l-3.4 4h10z',
  second: 'M-24-17h-9.5v8h9.5z',
  third: 'M-24-17.5l-11 4.5l11 4.5z',
  fourth: 'M-24-17h-5.5a4 4 0 0 0 0 8h5.5z',
}
const POLE = 'M-23.6-18v22'
const CLOUD = 'M11.5-14.5a5 5 0 0 1 1.4-9.8a7.4 7.4 0 0 1 13.8 1.2a4.4 4.4 0 0 1-.4 8.6z'
const BOLT = 'M22.6-15.4l-4 5.6h2.8l-2 5.2l6.2-7h-3l2.2-3.8z'

export interface FieldCountersProps extends FieldBelowProps {
  readonly stacks: readonly BoardStack[]
  readonly hiddenHexes: HiddenHexes
}

/** Counters on the ground and in the air above it, and the signs that must be seen beside them. */
export const FieldCounters = memo(function FieldCounters({
  grid,
  stacks,
  hiddenHexes,
  field,
}: FieldCountersProps) {
  const hidden = useSyncExternalStore(hiddenHexes.subscribe, hiddenHexes.now)
  const hexes = useMemo(() => {
    const seen = stacks.filter(({ hex }) => !hidden.has(hex) && grid.indexOf(hex) >= 0)
    return [...new Set(seen.map(({ hex }) => hex))].map((hex) =>
      inkLayersOfHex(
        seen.filter((stack) => stack.hex === hex),
        centerOf(grid, grid.indexOf(hex)),
      ),
    )
  }, [grid, stacks, hidden])
  const sheets = useMemo(() => SHEETS.map((sheet) => hexes.flatMap((prints) => prints[sheet])), [hexes])
  return (
    <>
      <Pennants grid={grid} claims={field.claims} />
      <g className={countersStyles.counters}>
        {SHEETS.map((sheet, nth) => (
          <Sheet key={sheet} prints={sheets[nth] ?? []} />
        ))}
      </g>
      <Storms grid={grid} weather={field.weather} />
      <Tokens grid={grid} tokens={field.tokens} />
    </>
  )
}, areAlike)

/** Whose hexes are, told by shapes. */
function Pennants({ grid, claims }: { readonly grid: LaidGrid; readonly claims: BoardField['claims'] }) {
  return SIDES.map((side) => {
    const hexes = claims.filter((claim) => claim.side === side).map(({ hex }) => hex)
    return (
      <g key={side} className={styles[`claim--${side}`]}>
        <path className={styles['claim-pole']} d={placedAt(grid, hexes, POLE)} />
        <path className={styles['claim-pennant']} d={placedAt(grid, hexes, PENNANTS[side])} />
      </g>
    )
  })
}

interface StormsProps {
  readonly grid: LaidGrid
  readonly weather: BoardField['weather']
}

/** A cloud with lightning over each hex with a storm, and the turns it has left. */
function Storms({ grid, weather }: StormsProps) {
  return weather.map(({ hex, left }) => (
    <g key={hex}>
      <path className={styles['storm-bolt']} d={placedAt(grid, [hex], BOLT)} />
      <path className={styles['storm-cloud']} d={placedAt(grid, [hex], CLOUD)} />
      <path
        className={styles['storm-left']}
        d={centersOf(grid, [hex])
          .map(({ x, y }) => lettering(String(left), { x: x + 19.3, y: y - 15.9 }, 10.5))
          .join('')}
      />
    </g>
  ))
}

const TOKEN_ROW = 31
const TOKEN_STEP = 13
const TOKEN_PLATE = 'M-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0z'

interface TokensProps {
  readonly grid: LaidGrid
  readonly tokens: readonly HexToken[]
}

/** What lies in a hex, at its foot. */
function Tokens({ grid, tokens }: TokensProps) {
  return (
    <g>
      {tokens.map((token) => {
        const here = tokens.filter(({ hex }) => hex === token.hex)
        const aside = (here.indexOf(token) - (here.length - 1) / 2) * TOKEN_STEP
        return centersOf(grid, [token.hex]).map(({ x, y }) => {
          const at = { x: x + aside, y: y + TOKEN_ROW }
          return (
            <g key={token.hex + token.shape} className={styles.token} data-shape={token.shape}>
              <path className={styles['token-plate']} d={placedPath(TOKEN_PLATE, at)} />
              <path className={styles['token-shape']} d={placedPath(SIGN_SHAPES[token.shape], at)} />
              {token.count > 1 && (
                <path
                  className={styles['token-count']}
                  d={lettering(String(token.count), { x: at.x + 5.5, y: at.y - 1.5 }, 9)}
                />
              )}
            </g>
          )
        })
      })}
    </g>
  )
}

function centersOf(grid: LaidGrid, hexes: readonly HexId[]): readonly Point[] {
  return hexes.map((hex) => grid.indexOf(hex)).flatMap((index) => (index < 0 ? [] : [centerOf(grid, index)]))
}

/** A drawing set down in some hexes. */
function placedAt(grid: LaidGrid, hexes: readonly HexId[], path: string): string {
  return centersOf(grid, hexes)
    .map((center) => placedPath(path, center))
    .join('')
}
