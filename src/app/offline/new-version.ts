import { createStore } from 'zustand/vanilla'
import { sessionStore } from '../table-session'
import type { Asked } from './asked'

/** The worker of a newer version which waits to take over; null when there is none, or not now. */
export const newVersionStore = createStore<{ readonly waiting: ServiceWorker | null }>(() => ({
  waiting: null,
}))

/** Tells the page that a newer version is there. */
export function tellOf(waiting: ServiceWorker): void {
  newVersionStore.setState({ waiting })
}

/** Says no more of it until the page is opened anew. */
export function putOff(): void {
  newVersionStore.setState({ waiting: null })
}

/** Lets the newer version take over and opens the same address with it, once the game is kept. */
export async function load(waiting: ServiceWorker): Promise<void> {
  await gameKept()
  // Another window may have let it take over before.
  if (waiting.state !== 'installed') {
    location.reload()
    return
  }
  waiting.addEventListener('statechange', () => {
    if (waiting.state === 'activated') location.reload()
  })
  const asked: Asked = 'take over'
  waiting.postMessage(asked)
}

function gameKept(): Promise<void> {
  const isKept = () => sessionStore.getState().saveStatus.state !== 'saving'
  if (isKept()) return Promise.resolve()
  return new Promise((done) => {
    const stop = sessionStore.subscribe(() => {
      if (!isKept()) return
      stop()
      done()
    })
  })
}
