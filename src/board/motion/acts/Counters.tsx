import type { HexId, Point } from '@/engine/hex'

import type { BoardCounter } from '../../board-props'
import { Sheet } from '../../layers/Sheet'
import { printsOfStack } from '../../layers/stack-prints'

const ORIGIN: Point = { x: 0, y: 0 }

interface CountersProps {
  readonly hex: HexId
  readonly counters: readonly BoardCounter[]
}

/** Counters as they lie in a hex, drawn around the origin. */
export function Counters({ hex, counters }: CountersProps) {
  return <Sheet prints={printsOfStack({ hex, counters }, ORIGIN)} />
}
