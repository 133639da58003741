import { createStore } from 'zustand/vanilla'
import { gameKept } from '../session/game-kept'
import { table } from '../session/table-session'
import type { Asked } from './asked'
import { NEW_VERSION_TEXT } from './new-version-text'

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

/** Lets the newer version take over and opens the same address with it, once the game is kept; else says so. */
export async function load(waiting: ServiceWorker): Promise<void> {
  if (!(await gameKept())) {
    tellNotKept()
    return
  }
  // Another window may have let it take over before.
  if (waiting.state !== 'installed') {
    location.reload()
    return
  }
  waiting.addEventListener('statechange', () => {
    if (waiting.state === 'activated') void reloadOnceKept()
  })
  const asked: Asked = 'take over'
  waiting.postMessage(asked)
}

/** What was played while the newer version took over is to be kept, too. */
async function reloadOnceKept(): Promise<void> {
  if (await gameKept()) location.reload()
  else tellNotKept()
}

function tellNotKept(): void {
  table.say(NEW_VERSION_TEXT.notKept)
}
