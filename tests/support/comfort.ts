import type { Comfort } from '@/engine/table/table'

/** A table at which nothing moves, sounds or asks back. */
export const QUIET: Comfort = {
  pace: 'none',
  sound: false,
  warnsAtEnd: false,
  warnsOfLoss: false,
  recaps: false,
}
