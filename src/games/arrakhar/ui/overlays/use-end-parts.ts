import { late } from '@/widgets/late'
import { loadHands } from '../gestures/hands'
import { loadLateParts } from '../play/late-part'

/** What tells of things left undone; undefined until it is there. */
export const useEndParts = late(async () => {
  const [{ END_PARTS }] = await Promise.all([loadLateParts(), loadHands()])
  return END_PARTS
})
