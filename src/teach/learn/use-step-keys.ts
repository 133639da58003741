import { useEffect, useRef } from 'react'
import { hearKeys, isForBoard, isForPage } from './page-keys'

interface StepKeys {
  readonly forward?: (() => void) | undefined
  readonly back?: (() => void) | undefined
}

/** The page keys are those that a presenter's clicker sends. */
const STEPS: Readonly<Record<string, keyof StepKeys>> = {
  ArrowRight: 'forward',
  PageDown: 'forward',
  ArrowLeft: 'back',
  PageUp: 'back',
}

/** Steps by the arrow keys and by a clicker. */
export function useStepKeys(keys: StepKeys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(
    () =>
      hearKeys((event) => {
        const step = stepOf(event)
        const act = step && latest.current[step]
        act?.()
        return act !== undefined
      }),
    [],
  )
}

function stepOf(event: KeyboardEvent): keyof StepKeys | undefined {
  const { key, ctrlKey, altKey, metaKey, shiftKey } = event
  if (ctrlKey || altKey || metaKey || shiftKey || !isForPage(event)) return undefined
  return key.startsWith('Arrow') && isForBoard(event) ? undefined : STEPS[key]
}
