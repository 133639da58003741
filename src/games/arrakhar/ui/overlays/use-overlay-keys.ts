import { useEffect, useEffectEvent } from 'react'
import { isElsewhere } from '@/table/desk/use-table-keys'

/** Listens to keys of the overlays, by name, letters small; not while somebody types or a dialog is open. */
export function useOverlayKeys(acts: Readonly<Record<string, () => void>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target))
      return
    acts[event.key.length === 1 ? event.key.toLowerCase() : event.key]?.()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}
