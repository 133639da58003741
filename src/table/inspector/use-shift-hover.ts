import { type RefObject, useEffect, useState } from 'react'
import type { HexId } from '@/engine/kernel/hex'

/** Shift is also half of a shortcut: only when it stays down is it meant. */
const MEANT_AFTER_MS = 200

/** The hex pointed at while Shift is held down, or null. */
export function useShiftHover(pointed: RefObject<HexId | null>): HexId | null {
  const [hex, setHex] = useState<HexId | null>(null)
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const show = () => setHex(pointed.current)
    const hide = () => {
      clearTimeout(waiting)
      setHex(null)
    }
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Shift' && event.repeat) return
      hide()
      if (event.key === 'Shift') waiting = setTimeout(show, MEANT_AFTER_MS)
    }
    const move = (event: PointerEvent) => {
      if (event.shiftKey) show()
      else setHex(null)
    }
    const silence = new AbortController()
    const { signal } = silence
    addEventListener('keydown', press, { signal })
    addEventListener('keyup', hide, { signal })
    addEventListener('blur', hide, { signal })
    addEventListener('pointermove', move, { signal })
    return () => {
      clearTimeout(waiting)
      silence.abort()
    }
  }, [pointed])
  return hex
}
