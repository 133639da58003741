import { useEffect, useState } from 'react'
import { whenIdle } from '@/widgets/once-painted'
import type { StrokesOf, TerrainArt } from '../art'

/** As many at once as leave a click unhindered; more where a map is so large that it would take too long. */
const AT_ONCE = 5
const MOST_TURNS = 24

/** Only the first map of a page waits: after that there is no start to be slowed down. */
let isFirst = true

/** How far a map has got. */
export interface Fine {
  /** So many of its squares have their fine strokes. */
  readonly count: number
  readonly strokesOf: StrokesOf | undefined
}

/**
 * Sets the fine strokes of a map's squares. On a page that has just been opened they come a few at a time
 * when nothing else is to be done, so that the table can be played on sooner.
 */
export function useFine(squares: number, { useStrokes }: TerrainArt, given: StrokesOf | undefined): Fine {
  const loaded = useStrokes()
  const [count, setCount] = useState(isFirst ? 0 : squares)
  const isWaiting = given === undefined && count < squares
  useEffect(() => {
    if (!isWaiting || loaded === undefined) return undefined
    isFirst = false
    const more = Math.max(AT_ONCE, Math.ceil(squares / MOST_TURNS))
    return whenIdle(() => setCount(count + more))
  }, [isWaiting, loaded, count, squares])
  return given ? { count: squares, strokesOf: given } : { count, strokesOf: loaded }
}
