import { useState } from 'react'
import type { HexId } from '@/engine/hex'
import type { Table } from '../../rules/position'
import { stackIn } from '../../rules/stacking'

/** Whose reach is shown: the stack that was pointed at or picked last, whichever came later. */
export function useSubject(table: Table, pointed: HexId | null, picked: HexId | null): HexId | null {
  const [before, setBefore] = useState({ pointed, picked })
  const [subject, setSubject] = useState(picked ?? pointed)
  if (before.pointed !== pointed || before.picked !== picked) {
    setBefore({ pointed, picked })
    if (before.picked !== picked && picked !== null) setSubject(picked)
    else if (before.pointed !== pointed && pointed !== null && stackIn(table, pointed).length > 0)
      setSubject(pointed)
  }
  return subject
}
