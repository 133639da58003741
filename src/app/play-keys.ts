import { useEffect, useEffectEvent } from 'react'
import { stepBack, stepForward } from './steps'

/** What a key asks of the shell. */
export type PlayKey = 'undo' | 'redo' | 'keys'

/** What tells one key press from another. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

const PLAIN: Readonly<Record<string, PlayKey>> = { u: 'undo', r: 'redo', '?': 'keys' }

/** What a key press means to the shell, if anything. */
export function meaningOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): PlayKey | undefined {
  if (altKey) return undefined
  const letter = key.toLowerCase()
  if (!ctrlKey && !metaKey) return PLAIN[letter]
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  return letter === 'y' ? 'redo' : undefined
}

/** Listens to the shell's keys, except while somebody types or a dialog is open. */
export function usePlayKeys({
  isOn,
  showKeys,
}: {
  readonly isOn: boolean
  readonly showKeys: () => void
}): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const meaning = meaningOf(event)
    if (!meaning || event.defaultPrevented || isElsewhere(event.target)) return
    event.preventDefault()
    if (meaning === 'undo') stepBack()
    else if (meaning === 'redo') stepForward()
    else showKeys()
  })
  useEffect(() => {
    if (!isOn) return
    const listener = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [isOn])
}

function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return true
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('textarea, select, input:not([type=checkbox], [type=radio])'))
  )
}
