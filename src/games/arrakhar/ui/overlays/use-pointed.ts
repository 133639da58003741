import { startTransition, useEffect, useRef, useState, type RefObject } from 'react'
import type { HexId } from '@/engine/hex'
import type { Pointing } from '../play/pointing'

interface Pointed {
  /** The hex pointed at last, as far as it is shown; null before any. */
  readonly shown: HexId | null
  /** The same at this moment, for a key. */
  readonly latest: RefObject<HexId | null>
}

/**
 * The hex pointed at last, kept while the pointer is elsewhere: what it shows can then be read at leisure.
 * Unless it is wanted, pointing renders nothing.
 */
export function usePointed(pointing: Pointing, isWanted: boolean): Pointed {
  const latest = useRef<HexId | null>(null)
  const [shown, setShown] = useState<HexId | null>(null)
  useEffect(
    () =>
      pointing.listen((hex) => {
        if (hex === null) return
        latest.current = hex
        if (isWanted) startTransition(() => setShown(hex))
      }),
    [pointing, isWanted],
  )
  return { shown, latest }
}
