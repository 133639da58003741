import type { HexId, Point } from '@/engine/hex'

import type { BoardCounter } from '../../board-props'
import { Stack } from '../../layers/CounterLayer'

const ORIGIN: Point = { x: 0, y: 0 }

interface CountersProps {
  readonly hex: HexId
  readonly counters: readonly BoardCounter[]
}

/** Counters as they lie in a hex, drawn around the origin. */
export function Counters({ hex, counters }: CountersProps) {
  return <Stack stack={{ hex, counters }} center={ORIGIN} />
}
