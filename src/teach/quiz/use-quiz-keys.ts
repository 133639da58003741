import { useEffect, useRef } from 'react'
import { hearKeys, isForBoard, isForPage } from '../page-parts/page-keys'
import type { Quiz } from './use-quiz'

/** Answers by the figures of the keyboard, and goes on by Enter. */
export function useQuizKeys(quiz: Pick<Quiz, 'choose' | 'next'>): void {
  const latest = useRef(quiz)
  useEffect(() => {
    latest.current = quiz
  })
  useEffect(
    () =>
      hearKeys((event) => {
        if (event.ctrlKey || event.metaKey || event.altKey || !isForPage(event)) return false
        if (event.key === 'Enter') return goOn(event, latest.current)
        if (!/^[1-4]$/.test(event.key)) return false
        latest.current.choose(Number(event.key) - 1)
        return true
      }),
    [],
  )
}

/** Enter does what it always does on the board, on a button and on a link. */
function goOn(event: KeyboardEvent, { next }: Pick<Quiz, 'next'>): boolean {
  const { target } = event
  if (isForBoard(event) || (target instanceof Element && target.closest('a, button, summary') !== null))
    return false
  next()
  return true
}
