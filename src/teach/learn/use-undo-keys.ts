import { useEffect, useRef } from 'react'
import { pressedOf } from '@/widgets/keys'
import { hearKeys, isForPage } from '../page-parts/page-keys'
import type { Task } from './use-task'

type Turn = 'undo' | 'redo'

/** Where moves may be taken back and made again. */
const MAY_TURN: readonly Task['verdict']['state'][] = ['open', 'lost']

const TURNS: readonly Turn[] = ['undo', 'redo']

/** Undo and redo by the keys of the table. */
export function useUndoKeys(task: Task): void {
  const latest = useRef(task)
  useEffect(() => {
    latest.current = task
  })
  useEffect(
    () =>
      hearKeys((event) => {
        const turn = turnOf(event)
        if (turn === undefined || !MAY_TURN.includes(latest.current.verdict.state)) return false
        latest.current[turn]()
        return true
      }),
    [],
  )
}

function turnOf(event: KeyboardEvent): Turn | undefined {
  return isForPage(event) ? pressedOf(TURNS, event) : undefined
}
