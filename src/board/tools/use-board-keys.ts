import { useEffect, useEffectEvent } from 'react'
import { isKeyId, isPressed, type KeyId } from '@/widgets/keys'

/** What is done by keys that are heard wherever the focus is. */
export type BoardKeys = Readonly<Partial<Record<KeyId, () => void>>>

/** Listens to the board's keys, except while somebody types or a dialog is open. */
export function useBoardKeys(keys: BoardKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    const meant = Object.keys(keys).find((id) => isKeyId(id) && isPressed(id, event))
    if (meant === undefined || isElsewhere(event.target)) return
    event.preventDefault()
    keys[meant as KeyId]?.()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}

function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return true
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('textarea, select, input:not([type=checkbox], [type=radio])'))
  )
}
