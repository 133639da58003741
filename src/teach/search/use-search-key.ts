import { useEffect, useEffectEvent } from 'react'
import { isPressed } from '@/widgets/keys'
import { hearKeys, isForPage } from '../page-parts/page-keys'

/** Hears the key that looks rules up, except where somebody writes or a dialog is open. */
export function useSearchKey(onSearch: () => void): void {
  const answer = useEffectEvent((event: KeyboardEvent) => {
    if (!isPressed('search', event) || !isForPage(event) || document.querySelector('[role="dialog"]'))
      return false
    onSearch()
    return true
  })
  useEffect(() => hearKeys((event) => answer(event)), [])
}
