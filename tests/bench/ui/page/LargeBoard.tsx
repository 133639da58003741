import { useState } from 'react'
import { Board } from '@/board/view/Board'
import type { HexMark } from '@/board/board-props'
import { HIGHLAND } from '@/board/terrain/highland/highland'
import type { HexId } from '@/engine/kernel/hex'
import { LARGE_GRID, LARGE_STACKS, LARGE_TERRAIN, reachAround } from './large-map'

const NONE: readonly never[] = []

/** The board with more on it than any game has: a click picks a hex and lights what lies around it. */
export function LargeBoard() {
  const [marks, setMarks] = useState<readonly HexMark[]>([])
  return (
    <Board
      grid={LARGE_GRID}
      terrain={LARGE_TERRAIN}
      art={HIGHLAND}
      stacks={LARGE_STACKS}
      sites={NONE}
      marks={marks}
      arrows={NONE}
      label="A large map"
      describeHex={describeHex}
      onChooseHex={(hex) => setMarks(reachAround(hex))}
    />
  )
}

function describeHex(hex: HexId): string {
  return `${hex}, on a large map`
}
