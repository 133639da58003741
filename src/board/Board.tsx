import { useId, useState } from 'react'

import type { BoardProps } from './board-props'
import { BoardControls } from './BoardControls'
import { boardSize, hexPath } from './geometry'
import { ArrowLayer } from './layers/ArrowLayer'
import { CounterLayer } from './layers/CounterLayer'
import { MarkLayer } from './layers/MarkLayer'
import { PlaceLayer, SiteSignLayer } from './layers/SiteLayer'
import { TerrainLayer } from './layers/TerrainLayer'
import { useBoard, type BoardRefs } from './use-board'

import './board.css'
import './map.css'
import './counters.css'
import './marks.css'

/** The map on the table with everything that lies on it. It is told what may be chosen and works out nothing. */
export function Board(props: BoardProps) {
  const { grid, terrain, stacks, sites, marks, arrows, label } = props
  const [numbers, setNumbers] = useState(true)
  const [counters, setCounters] = useState(true)
  const { refs, zoom, ...heard } = useBoard(props)
  const help = useId()
  const { width, height } = boardSize(grid)
  const sheet = { className: 'board__sheet', width, height, viewBox: `0 0 ${width} ${height}` }

  return (
    <div className="board" data-numbers={shown(numbers)} data-counters={shown(counters)}>
      <p id={help} className="visually-hidden">
        Arrow keys, or Q W E A S D for the six hexsides, move the hex cursor. Enter or Space chooses the hex.
        Plus and minus zoom, zero shows the whole map.
      </p>
      <div
        ref={refs.surface}
        className="board__surface"
        role="application"
        aria-roledescription="hex map"
        aria-label={label}
        aria-describedby={help}
        tabIndex={0}
        {...heard}
      >
        <div ref={refs.world} className="board__world" style={{ width, height }} aria-hidden="true">
          <TerrainLayer grid={grid} terrain={terrain} />
          <svg {...sheet}>
            <PlaceLayer grid={grid} sites={sites} />
            <MarkLayer grid={grid} marks={marks} />
            <CounterLayer grid={grid} stacks={stacks} />
            <SiteSignLayer grid={grid} sites={sites} />
            <ArrowLayer grid={grid} arrows={arrows} />
          </svg>
          <svg {...sheet}>
            <PointerMarks refs={refs} />
          </svg>
        </div>
      </div>
      <p ref={refs.status} className="board__status" aria-hidden="true" />
      <p ref={refs.spoken} className="visually-hidden" aria-live="polite" />
      <BoardControls
        zoom={zoom}
        numbers={numbers}
        counters={counters}
        onToggleNumbers={() => setNumbers(!numbers)}
        onToggleCounters={() => setCounters(!counters)}
      />
    </div>
  )
}

const OUTLINE = hexPath({ x: 0, y: 0 }, 0.97)

/** Elements moved by the pointer and never rendered again. */
function PointerMarks({ refs }: { readonly refs: BoardRefs }) {
  return (
    <>
      <path ref={refs.path} className="path-preview" />
      <path ref={refs.hover} className="board-hover" d={OUTLINE} data-off="" />
      <g ref={refs.cursor} className="board-cursor">
        <path className="board-cursor__casing" d={OUTLINE} />
        <path className="board-cursor__line" d={OUTLINE} />
      </g>
    </>
  )
}

function shown(yes: boolean): 'shown' | 'hidden' {
  return yes ? 'shown' : 'hidden'
}
