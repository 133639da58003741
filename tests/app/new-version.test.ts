// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { load } from '@/app/offline/new-version'
import { sessionStore } from '@/app/session/table-session'
import { NO_SESSION } from '@/store/session-store'
import type { SaveStatus } from '@/store/save-queue'
import { atRest } from '../support/at-rest'

/** A worker that waits, and does what it is asked at once when told to. */
class Waiting extends EventTarget {
  state: ServiceWorkerState = 'installed'
  readonly postMessage = vi.fn()

  activate(): void {
    this.state = 'activated'
    this.dispatchEvent(new Event('statechange'))
  }
}

const FAILED: SaveStatus = { state: 'failed', reason: 'The disk is full', name: 'QuotaExceededError' }

let waiting: Waiting
let reload: () => void
const begin = () => load(waiting as unknown as ServiceWorker)
const become = (saveStatus: SaveStatus) => sessionStore.setState({ saveStatus })
const said = () => sessionStore.getState().toast?.text
const later = atRest

beforeEach(() => {
  waiting = new Waiting()
  reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  sessionStore.setState({ ...NO_SESSION, toast: null })
})
afterEach(() => vi.restoreAllMocks())

test('A newer version is loaded once the game is kept', async () => {
  become({ state: 'saving' })
  const loading = begin()
  await later()
  expect(waiting.postMessage).not.toHaveBeenCalled()
  become({ state: 'saved' })
  await loading
  expect(waiting.postMessage).toHaveBeenCalledWith('take over')
  become({ state: 'saving' })
  waiting.activate()
  await later()
  expect(reload).not.toHaveBeenCalled()
  become({ state: 'saved' })
  await expect.poll(() => vi.mocked(reload).mock.calls.length).toBe(1)
})

test('A newer version is not loaded where the game cannot be kept, which is said', async () => {
  become({ state: 'saving' })
  const loading = begin()
  become(FAILED)
  await loading
  expect(waiting.postMessage).not.toHaveBeenCalled()
  expect(said()).toMatch(/^The new version was not loaded/)
})

test('What is played while it takes over is not lost to it either', async () => {
  await begin()
  become(FAILED)
  waiting.activate()
  await later()
  expect(reload).not.toHaveBeenCalled()
  expect(said()).toMatch(/^The new version was not loaded/)
})
