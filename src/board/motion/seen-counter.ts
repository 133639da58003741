import type { HexId } from '@/engine/kernel/hex'

import type { BoardCounter, BoardStack } from '../board-props'

/** A counter as it is seen in an effect: where the board has a field, also in which layer of its hex. */
export interface SeenCounter extends BoardCounter {
  /** On the ground when left out. */
  readonly layer?: BoardStack['layer']
}

/** The counters of one hex, of both its layers where the board has a field. */
export interface SeenStack {
  readonly hex: HexId
  readonly counters: readonly SeenCounter[]
}

/** Counters of a hex as its stacks; those in the air lie in one of their own. */
export function stacksOf({ hex, counters }: SeenStack): readonly BoardStack[] {
  const air = counters.filter(({ layer }) => layer === 'air')
  if (air.length === 0) return [{ hex, counters }]
  const ground = counters.filter(({ layer }) => layer !== 'air')
  return [
    { hex, counters: ground },
    { hex, layer: 'air', counters: air },
  ]
}
