import type { Space } from '../../rules/position'
import { hexOf, isAir } from '../../rules/spaces'

/** A space as it is spoken of: 'C5' for the ground, 'the air of C5' for what is above it. */
export function spaceName(space: Space): string {
  return isAir(space) ? `the air of ${hexOf(space)}` : hexOf(space)
}
