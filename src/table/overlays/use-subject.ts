import { useState } from 'react'
import type { HexId } from '@/engine/kernel/hex'

/** Whose reach is shown: the stack that was pointed at or picked last, whichever came later. */
export function useSubject(
  isHeld: (hex: HexId) => boolean,
  pointed: HexId | null,
  picked: HexId | null,
): HexId | null {
  const [before, setBefore] = useState({ pointed, picked })
  const [subject, setSubject] = useState(picked ?? pointed)
  if (before.pointed !== pointed || before.picked !== picked) {
    setBefore({ pointed, picked })
    if (before.picked !== picked && picked !== null) setSubject(picked)
    else if (before.pointed !== pointed && pointed !== null && isHeld(pointed)) setSubject(pointed)
  }
  return subject
}
