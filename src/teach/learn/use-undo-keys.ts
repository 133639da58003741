import { useEffect, useRef } from 'react'
import { hearKeys, isForPage } from './page-keys'
import type { Task } from './use-task'

type Turn = 'undo' | 'redo'

const PLAIN: Readonly<Record<string, Turn>> = { u: 'undo', r: 'redo' }
const WITH_CTRL: Readonly<Record<string, Turn>> = { z: 'undo', y: 'redo', Z: 'redo' }

/** Undo and redo by the keys of the table: U, Ctrl+Z; R, Ctrl+Y, Ctrl+Shift+Z. */
export function useUndoKeys(task: Task): void {
  const latest = useRef(task)
  useEffect(() => {
    latest.current = task
  })
  useEffect(
    () =>
      hearKeys((event) => {
        const turn = turnOf(event)
        if (turn === undefined || latest.current.verdict.state !== 'open') return false
        latest.current[turn]()
        return true
      }),
    [],
  )
}

function turnOf(event: KeyboardEvent): Turn | undefined {
  if (event.altKey || !isForPage(event)) return undefined
  return event.ctrlKey || event.metaKey ? WITH_CTRL[event.key] : PLAIN[event.key]
}
