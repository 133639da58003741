import { memo } from 'react'

import type { HexGrid, Point } from '@/engine/hex'

import type { BoardCounter, BoardStack } from '../board-props'
import { centerOf } from '../geometry'
import { areSameStack } from './same-stack'
import { classOfCounter, counterOutline, HALF } from './counter-shape'
import { CounterFace } from './CounterFace'
import { placedPath } from './placed-path'
import { kindsIn, MixedStack } from './MixedStack'

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
        return index < 0 ? null : (
          <g key={stack.hex} data-stack={stack.hex}>
            <Stack stack={stack} center={centerOf(grid, index)} />
          </g>
        )
      })}
    </g>
  )
})

export interface StackProps {
  readonly stack: BoardStack
  readonly center: Point
}

/** The counters of one hex. */
export const Stack = memo(function Stack({ stack: { counters }, center }: StackProps) {
  const [top, ...below] = counters
  if (!top) return null
  const kinds = kindsIn(counters)
  if (kinds.length > 1) return <MixedStack kinds={kinds} center={center} />
  const rims = below.slice(0, MOST_RIMS)
  const lift = (rims.length * RIM_STEP) / 2
  const at = moved(center, -lift)
  return (
    <g>
      <path
        className="counter-shadow"
        d={placedPath(counterOutline(top).face, { x: center.x + lift + 3, y: center.y + lift + 5 })}
      />
      {rims.map((counter, nth) => (
        <Rim key={counter.id} counter={counter} at={moved(at, (rims.length - nth) * RIM_STEP)} />
      ))}
      <g className={classOfCounter(top)}>
        <CounterFace counter={top} at={at} />
      </g>
      {counters.length > 1 && <StackSize size={counters.length} at={moved(at, 3 - HALF)} />}
    </g>
  )
}, areSameProps)

function areSameProps(before: StackProps, after: StackProps): boolean {
  const isSamePlace = before.center.x === after.center.x && before.center.y === after.center.y
  return isSamePlace && areSameStack(before.stack, after.stack)
}

function moved({ x, y }: Point, by: number): Point {
  return { x: x + by, y: y + by }
}

/** A counter under the top one: only its cardboard shows. */
function Rim({ counter, at }: { readonly counter: BoardCounter; readonly at: Point }) {
  const { face, edge } = counterOutline(counter)
  return (
    <g className={classOfCounter(counter)}>
      <path className="counter-edge" d={placedPath(edge, at)} />
      <path className="counter-face" d={placedPath(face, at)} />
    </g>
  )
}

function StackSize({ size, at: { x, y } }: { readonly size: number; readonly at: Point }) {
  return (
    <g className="counter-size">
      <circle cx={x} cy={y} r="9.5" />
      <text x={x} y={y + 4.9}>
        {size}
      </text>
    </g>
  )
}
