import { sessionStore } from './table-session'

/** Whether a game is at the table as the browser would not keep it. */
export function isUnkept(saveId: string): boolean {
  const { session, saveStatus } = sessionStore.getState()
  return session?.saveId === saveId && saveStatus.state === 'failed'
}
