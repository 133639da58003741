import type { Json } from '@/engine/game'
import { jsonOf } from '../learn/open-lesson'

/** Where the position editor, or a study, leaves a position for a lesson. */
const KEY = 'hexhearth-lesson-position'

/** The position that was left for a lesson, undefined when there is none. */
export function positionLeft(): Json | undefined {
  try {
    const text = sessionStorage.getItem(KEY)
    return text === null ? undefined : (jsonOf(text) as Json | undefined)
  } catch {
    return undefined
  }
}
