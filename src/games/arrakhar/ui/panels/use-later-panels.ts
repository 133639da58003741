import { late } from '@/widgets/late'
import { loadHands } from '../gestures/hands'
import type { LATER_PANELS } from './later'

/** A segment, or the moment, whose panel comes once the table stands. */
export type LaterPanel = keyof typeof LATER_PANELS

/** The panels of later segments, asked for when the table first stands; undefined until they are there. */
export const useLaterPanels = late(async () => {
  const [{ LATER_PANELS }] = await Promise.all([import('./later'), loadHands()])
  return LATER_PANELS
})
