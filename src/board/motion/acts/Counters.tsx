import { useContext } from 'react'

import { CountersLook } from '../effect-looks'
import type { SeenStack } from '../seen-counter'

/** Counters as they lie in a hex, drawn around the origin. */
export function Counters(stack: SeenStack) {
  return useContext(CountersLook)(stack)
}
