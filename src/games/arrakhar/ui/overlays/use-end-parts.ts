import { late } from '@/widgets/late'
import { loadHands } from '../gestures/hands'

/** What tells of things left undone; undefined until it is there. */
export const useEndParts = late(async () => {
  const [{ END_PARTS }] = await Promise.all([import('./end-parts'), loadHands()])
  return END_PARTS
})
