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

const Stack = memo(function Stack({ stack: { counters }, center }: StackProps) {
  const [top, ...below] = counters
  if (!top) return null
  const rims = below.slice(0, MOST_RIMS)
  const lift = (rims.length * RIM_STEP) / 2
  return (
    <g transform={`translate(${center.x - lift} ${center.y - lift})`}>
      <path
        className="counter-shadow"
        d={counterOutline(top).face}
        transform={`translate(${lift * 2 + 3} ${lift * 2 + 5})`}
      />
      {rims.map((counter, nth) => (
        <Rim key={counter.id} counter={counter} offset={(rims.length - nth) * RIM_STEP} />
      ))}
      <g className={classOfCounter(top)}>
        <CounterFace counter={top} />
      </g>
      {counters.length > 1 && <StackSize size={counters.length} />}
    </g>
  )
}, areSameProps)

function areSameProps(before: StackProps, after: StackProps): boolean {
  const isSamePlace = before.center.x === after.center.x && before.center.y === after.center.y
  return isSamePlace && areSameStack(before.stack, after.stack)
}

/** A counter under the top one: only its cardboard shows. */
function Rim({ counter, offset }: { readonly counter: BoardCounter; readonly offset: number }) {
  const { face, edge } = counterOutline(counter)
  return (
    <g className={classOfCounter(counter)} transform={`translate(${offset} ${offset})`}>
      <path className="counter-edge" d={edge} />
      <path className="counter-face" d={face} />
    </g>
  )
}

function StackSize({ size }: { readonly size: number }) {
  return (
    <g className="counter-size">
      <circle cx={-HALF + 3} cy={-HALF + 3} r="8" />
      <text x={-HALF + 3} y={-HALF + 7}>
        {size}
      </text>
    </g>
  )
}
