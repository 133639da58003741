import { useEffectEvent, useLayoutEffect } from 'react'
import { isElsewhere } from '@/table/desk/use-table-keys'
import { type KeyId, pressedOf } from '@/widgets/keys'

type OverlayKey = Extract<KeyId, 'overlays' | 'threats' | 'cancel'>

const OVERLAY_KEYS: readonly OverlayKey[] = ['overlays', 'threats', 'cancel']

/** Listens to keys of the overlays; not while somebody types or a dialog is open. */
export function useOverlayKeys(acts: Readonly<Record<OverlayKey, () => void>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const meant = pressedOf(OVERLAY_KEYS, event)
    if (meant !== undefined && !event.defaultPrevented && !isElsewhere(event.target)) acts[meant]()
  })
  // With the button that names the keys, not a moment after it: a key pressed at once would be lost.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}
