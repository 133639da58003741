import { useEffect, useState } from 'react'
import { oncePainted } from '@/widgets/once-painted'
import { loadHands } from '../../gestures/hands'
import type { LATER_PANELS } from './later'

type LaterPanels = typeof LATER_PANELS
/** A segment, or the moment, whose panel comes once the table stands. */
export type LaterPanel = keyof LaterPanels

let arrived: LaterPanels | undefined

/** The panels of later segments, asked for when the table first stands; undefined until they are there. */
export function useLaterPanels(): LaterPanels | undefined {
  const [panels, setPanels] = useState(arrived)
  useEffect(() => {
    if (panels) return
    void oncePainted(() => Promise.all([import('./later'), loadHands()])).then(([module]) => {
      arrived = module.LATER_PANELS
      setPanels(arrived)
    })
  }, [panels])
  return panels
}
