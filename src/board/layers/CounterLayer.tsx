import { memo } from 'react'

import type { HexGrid, Point } from '@/engine/hex'

import type { BoardCounter, BoardStack } from '../board-props'
import { centerOf } from '../geometry'
import { areSameStack } from './same-stack'
import { classOfCounter, counterOutline, HALF } from './counter-shape'
import { CounterFace } from './CounterFace'

/** Counters below the top one that show their rim. */
const MOST_RIMS = 3
const RIM_STEP = 3.2

export interface CounterLayerProps {
  readonly grid: HexGrid
  readonly stacks: readonly BoardStack[]
}

/** All counters; a stack that did not change is not rendered again. */
export const CounterLayer = memo(function CounterLayer({ grid, stacks }: CounterLayerProps) {
  return (
    <g className="counters">
      {stacks.map((stack) => {
        const index = grid.indexOf(stack.hex)
        return index < 0 ? null : <Stack key={stack.hex} stack={stack} center={centerOf(grid, index)} />
      })}
    </g>
  )
})

interface StackProps {
  readonly stack: BoardStack
  readonly center: Point
}

const Stack = memo(
  function Stack({ stack: { counters }, center }: StackProps) {
    const [top, ...below] = counters
    if (!top) return null
    const rims = below.slice(0, MOST_RIMS)
    const lift = (rims.length * RIM_STEP) / 2
    return (
      <g transform={`translate(${center.x - lift} ${center.y - lift})`}>
        <path
          className="counter-shadow"
          d={counterOutline(top.side, top.spent)}
          transform={`translate(${lift * 2 + 3} ${lift * 2 + 5})`}
        />
        {rims
          .map((counter, nth) => (
            <Rim key={counter.id} counter={counter} offset={(rims.length - nth) * RIM_STEP} />
          ))
          .reverse()
          .reverse()}
        <g className={classOfCounter(top)}>
          <CounterFace counter={top} />
        </g>
        {counters.length > 1 && <StackSize size={counters.length} />}
      </g>
    )
  },
  (before, after) =>
    areSameStack(before.stack, after.stack) &&
    before.center.x === after.center.x &&
    before.center.y === after.center.y,
)

/** A counter under the top one: only its cardboard shows. */
function Rim({ counter, offset }: { readonly counter: BoardCounter; readonly offset: number }) {
  const outline = counterOutline(counter.side, counter.spent)
  return (
    <g className={classOfCounter(counter)} transform={`translate(${offset} ${offset})`}>
      <path className="counter-edge" d={outline} transform="translate(0 2)" />
      <path className="counter-face" d={outline} />
    </g>
  )
}

function StackSize({ size }: { readonly size: number }) {
  return (
    <g className="counter-size" transform={`translate(${-HALF + 3} ${-HALF + 3})`}>
      <circle r="8" />
      <text y="4">{size}</text>
    </g>
  )
}
