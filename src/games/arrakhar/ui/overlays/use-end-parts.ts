import { useEffect, useState } from 'react'
import { oncePainted } from '@/widgets/once-painted'
import { loadHands } from '../gestures/hands'
import type { END_PARTS } from './end-parts'

type EndParts = typeof END_PARTS

let arrived: EndParts | undefined

/** What tells of things left undone; undefined until it is there. */
export function useEndParts(): EndParts | undefined {
  const [parts, setParts] = useState(arrived)
  useEffect(() => {
    if (parts) return
    void oncePainted(() => Promise.all([import('./end-parts'), loadHands()])).then(([module]) => {
      arrived = module.END_PARTS
      setParts(arrived)
    })
  }, [parts])
  return parts
}
