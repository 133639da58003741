import { useEffect, useEffectEvent } from 'react'
import { type KeyId, type KeyPress, pressedOf } from '@/widgets/keys'
import { stepBack, stepForward } from './steps'

/** What a key asks of the shell. */
export type PlayKey = Extract<KeyId, 'undo' | 'redo' | 'keySheet'>

const PLAY_KEYS: readonly PlayKey[] = ['undo', 'redo', 'keySheet']

/** What a key press means to the shell, if anything. */
export function meaningOf(press: KeyPress): PlayKey | undefined {
  return pressedOf(PLAY_KEYS, press)
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
