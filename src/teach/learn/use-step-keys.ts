import { useEffect, useRef } from 'react'
import { pressedOf } from '@/widgets/keys'
import { hearKeys, isForBoard, isForPage } from '../page-parts/page-keys'

interface StepKeys {
  readonly forward?: (() => void) | undefined
  readonly back?: (() => void) | undefined
}

const STEPS: readonly (keyof StepKeys)[] = ['forward', 'back']

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
  if (event.shiftKey || !isForPage(event)) return undefined
  return event.key.startsWith('Arrow') && isForBoard(event) ? undefined : pressedOf(STEPS, event)
}
