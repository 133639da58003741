import { useMemo } from 'react'

import type { BoardCounter } from '../board-props'
import { inkLayersOfBadges, inkLayersOfCounter } from './ink-layers'
import { Sheet } from './Sheet'

const ORIGIN = { x: 0, y: 0 }

/** A single counter seen from above, around the origin. */
export function CounterFace({ counter }: { readonly counter: BoardCounter }) {
  const prints = useMemo(
    () => [...inkLayersOfCounter(counter, { at: ORIGIN }), ...inkLayersOfBadges(counter.badges, ORIGIN)],
    [counter],
  )
  return <Sheet prints={prints} />
}
