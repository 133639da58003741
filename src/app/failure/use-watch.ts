import { useEffect } from 'react'
import { failureOf } from '@/store/failure'
import { isMissing } from '@/widgets/missing'
import { sessionStore } from '../session/table-session'

/**
 * Tells the players of what is thrown on the page and caught by nobody; the console is told as ever. That a part of the
 * program has not come is told elsewhere, before this has come itself.
 */
export function useWatch(): void {
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    // Browsers report harmless things in the same way, such as observers put off to the next frame, without an error.
    const onError = ({ error }: ErrorEvent) => error instanceof Error && tell(error)
    const onRejection = ({ reason }: PromiseRejectionEvent) => isMissing(reason) || tell(reason)
    addEventListener('error', onError, { signal })
    addEventListener('unhandledrejection', onRejection, { signal })
    return () => listening.abort()
  }, [])
}

function tell(thrown: unknown): void {
  sessionStore.setState(({ failure }) => ({ failure: failureOf(thrown, { during: 'page' }, failure) }))
}
