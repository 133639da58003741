import { type CSSProperties, Suspense, useId, useMemo, useRef, useState } from 'react'

import type { Orientation } from '@/engine/kernel/hex'
import type { Drawing } from '@/engine/rulebook/rulebook'
import { followingComponent, optionalComponent } from '@/widgets/late'
import { classNames } from '@/widgets/class-names'
import writingStyles from '@/widgets/writing.module.css'

import { ArrowLayer } from '../arrows/ArrowLayer'
import type { TerrainArt } from '../art'
import type { BoardProps, BoardZone, HexMark } from '../board-props'
import { LAYOUT } from './camera-control'
import { FieldBelow, FieldCounters } from '../field/field'
import { boardSize, hexPath, type LaidGrid } from '../geometry'
import { CounterLayer } from '../layers/CounterLayer'
import { NameLayer } from '../layers/NameLayer'
import { MarkLayer } from '../layers/MarkLayer'
import { PlaceLayer, SiteSignLayer } from '../layers/SiteLayer'
import { TerrainLayer } from '../layers/TerrainLayer'
import { BoardTools } from '../tools/BoardTools'
import { useBoard } from './use-board'
import { useShowing, useTurnsByQuarters } from '../use-showing'
import { makeHiddenHexes, type HiddenHexes } from '../hidden-hexes'
import { ZoneLayer } from '../zones/ZoneLayer'
import styles from '../board.module.css'
import marksStyles from '../marks.module.css'

/** Most boards are never drawn on. */
const DrawingSheet = optionalComponent(() =>
  import('../drawings/DrawingSheet').then((module) => module.DrawingSheet),
)
/** Comes once the board stands, whether it is needed or not: what pages hold must not tell where a mouse has rested. */
const FanSheet = followingComponent(() => import('../fan/FanSheet').then((module) => module.FanSheet))
const NO_DRAWINGS: readonly Drawing[] = []
const NO_ZONES: readonly BoardZone[] = []

/** The map on the table with everything that lies on it. It is told what may be chosen and works out nothing. */
export function Board(props: BoardProps) {
  const { terrain, stacks, sites, marks, arrows, zones = NO_ZONES, label } = props
  const { drawings = NO_DRAWINGS, onDraw, isDrawing, field, fan } = props
  const root = useRef<HTMLDivElement>(null)
  const [showing, { toggle, turn }] = useShowing()
  const isByQuarters = useTurnsByQuarters(props.grid)
  const isTurned = showing.quarters > 1
  const isUpright = isByQuarters && showing.quarters % 2 > 0
  const { grid, zoom, inspect, pointing, ground, heard } = useBoard(root, props, { isTurned, isUpright })
  const [hiddenHexes] = useState(makeHiddenHexes)
  const help = useId()
  const under = useMemo(() => marks.filter((mark) => !liesOver(mark)), [marks])
  const over = useMemo(() => marks.filter(liesOver), [marks])
  const taken = useMemo(() => new Set(stacks.map(({ hex }) => hex)), [stacks])
  const { width, height } = boardSize(grid)
  const sheet = sheetOf(width, height)

  return (
    <div
      ref={root}
      className={styles.board}
      data-part="board"
      data-numbers={shown(showing.numbers)}
      data-counters={shown(showing.counters)}
    >
      <div
        data-part="surface"
        className={styles['board__surface']}
        role="application"
        aria-roledescription="hex map"
        aria-label={label}
        aria-describedby={help}
        tabIndex={0}
        {...heard}
      >
        <div
          data-part="world"
          className={styles['board__world']}
          style={sized(width, height)}
          aria-hidden="true"
        >
          <TerrainLayer grid={grid} terrain={terrain} art={props.art} />
          {zones.length > 0 && <ZoneLayer grid={grid} zones={zones} sheet={sheet} />}
          <svg {...sheet}>
            <Ground {...{ grid, sites, field }} art={props.art} />
            <MarkLayer grid={grid} marks={under} taken={taken} />
          </svg>
          <svg {...sheet}>
            <Counters {...{ grid, stacks, hiddenHexes, field }} />
            <SiteSignLayer grid={grid} sites={sites} />
            {arrows.length > 0 && <ArrowLayer grid={grid} arrows={arrows} />}
          </svg>
          <svg {...sheet}>
            <MarkLayer grid={grid} marks={over} taken={taken} />
            <PointerMarks orientation={grid.orientation} />
          </svg>
          {(drawings.length > 0 || onDraw) && (
            <Suspense fallback={null}>
              <DrawingSheet {...{ grid, drawings, sheet, root, pointing, onDraw, isDrawing }} />
            </Suspense>
          )}
          {props.overlay?.({ grid, hide: hiddenHexes.hide })}
          {fan && <FanSheet {...{ grid, ground, stacks, fan, isDrawing, field, sheet }} />}
        </div>
      </div>
      <Sayings />
      <BoardTools
        {...{ help, zoom, showing, isByQuarters, isTurned }}
        isDrawable={onDraw !== undefined}
        onToggle={toggle}
        onTurn={() => turn(isByQuarters ? 1 : 2)}
        onInspect={inspect}
      />
    </div>
  )
}

/** How large each drawing of the board is. */
function sheetOf(width: number, height: number) {
  return { className: classNames(styles['board__sheet']), width, height, viewBox: `0 0 ${width} ${height}` }
}

interface GroundProps extends Pick<BoardProps, 'sites'> {
  readonly grid: LaidGrid
  readonly field: BoardProps['field'] | undefined
  readonly art: TerrainArt | undefined
}

/** What lies on the map itself, under all counters. */
function Ground({ grid, sites, field, art }: GroundProps) {
  return (
    <>
      <PlaceLayer grid={grid} sites={sites} />
      {field && <FieldBelow grid={grid} field={field} />}
      {art?.names && <NameLayer grid={grid} names={art.names} />}
    </>
  )
}

/** What the board says of the hex pointed at, to be seen and to be heard. */
function Sayings() {
  return (
    <>
      <p data-part="status" className={styles['board__status']} aria-hidden="true" />
      <p data-part="spoken" className={writingStyles['visually-hidden']} aria-live="polite" />
    </>
  )
}

interface CountersProps extends Pick<BoardProps, 'stacks'> {
  readonly field: BoardProps['field'] | undefined
  readonly grid: LaidGrid
  readonly hiddenHexes: HiddenHexes
}

/** The counters, in two layers where the field has them. */
function Counters({ field, ...lying }: CountersProps) {
  return field ? <FieldCounters {...lying} field={field} /> : <CounterLayer {...lying} />
}

/** Moved by the pointer, past React. */
function PointerMarks({ orientation }: { readonly orientation: Orientation }) {
  const outline = hexPath({ x: 0, y: 0 }, 0.97, orientation)
  return (
    <>
      <path data-part="path" className={marksStyles['path-preview']} />
      <path data-part="hover" className={marksStyles['board-hover']} d={outline} data-off="" />
      <g data-part="cursor" className={marksStyles['board-cursor']}>
        <path className={marksStyles['board-cursor__casing']} d={outline} />
        <path className={marksStyles['board-cursor__line']} d={outline} />
      </g>
    </>
  )
}

function sized(width: number, height: number): CSSProperties {
  return { '--width': `${width}px`, '--height': `${height}px`, '--layout': LAYOUT } as CSSProperties
}

/** What is picked and what may be aimed at must be seen around the thickest stack. */
function liesOver({ kind }: HexMark): boolean {
  return kind === 'selected' || kind === 'target'
}

function shown(yes: boolean): 'shown' | 'hidden' {
  return yes ? 'shown' : 'hidden'
}
