import { useEffect, useState } from 'react'
import { whenIdle } from '@/widgets/once-painted'

/** As many at once as leave a click unhindered; more where a map is so large that it would take too long. */
const AT_ONCE = 5
const MOST_TURNS = 24

/** Only the first map of a page waits: after that there is no start to be slowed down. */
let isFirst = true

/**
 * How many of a map's squares have their fine strokes and their numbers. On a page that has just been opened they come
 * a few at a time when nothing else is to be done, so that the table can be played on sooner.
 */
export function useFine(squares: number, isAtOnce: boolean): number {
  const [count, setCount] = useState(isFirst ? 0 : squares)
  const isWaiting = !isAtOnce && count < squares
  useEffect(() => {
    if (!isWaiting) return undefined
    isFirst = false
    const more = Math.max(AT_ONCE, Math.ceil(squares / MOST_TURNS))
    return whenIdle(() => setCount(count + more))
  }, [isWaiting, count, squares])
  return isAtOnce ? squares : count
}
