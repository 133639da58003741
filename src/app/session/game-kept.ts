import { sessionStore } from './table-session'

/** Waits while the game at the table is being written; false when that fails. */
export function gameKept(): Promise<boolean> {
  return new Promise((done) => {
    const look = () => {
      const { state } = sessionStore.getState().saveStatus
      if (state === 'saving') return
      stop()
      done(state === 'saved')
    }
    const stop = sessionStore.subscribe(look)
    look()
  })
}
