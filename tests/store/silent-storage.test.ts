import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { browserCatalog } from '@/store/catalog/catalog'
import { isSilence, lastingStore, STORAGE_PATIENCE_MS } from '@/store/lasting-store'
import { saveQueue, type SaveStatus } from '@/store/save-queue'
import { browserShelf } from '@/store/study/study-shelf'

/** As long as players can be expected to wait: five seconds. */
const LONG = 5000

describe('a storage that never answers', () => {
  const open = vi.fn(() => ({}))
  beforeEach(() => {
    vi.useFakeTimers()
    open.mockClear()
    vi.stubGlobal('indexedDB', { open })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  /** What a promise rejects with, once so much time has gone by. */
  async function rejectedAfter(ms: number, answer: Promise<unknown>): Promise<unknown> {
    const caught = answer.then(
      () => 'answered',
      (thrown: unknown) => thrown,
    )
    await vi.advanceTimersByTimeAsync(ms - 1)
    const early = await Promise.race([caught, Promise.resolve('waiting')])
    expect(early).toBe('waiting')
    await vi.advanceTimersByTimeAsync(1)
    return caught
  }

  test('is read no longer than five seconds, and opened anew the next time', async () => {
    expect(STORAGE_PATIENCE_MS).toBe(LONG)
    const shelf = browserShelf()
    expect(isSilence(await rejectedAfter(LONG, shelf.read('one')))).toBe(true)
    expect(isSilence(await rejectedAfter(LONG, shelf.all('coin')))).toBe(true)
    expect(open).toHaveBeenCalledTimes(2)
  })

  test('is told of by whoever deletes or names a game', async () => {
    const catalog = browserCatalog()
    expect(await rejectedAfter(LONG, catalog.remove('one'))).toMatchObject({ name: 'TimeoutError' })
    expect(await rejectedAfter(LONG, catalog.name('one', {}))).toMatchObject({ name: 'TimeoutError' })
  })

  test('counts as one that keeps nothing until it answers; nothing overtakes what waits for it', async () => {
    const told: SaveStatus[] = []
    const queue = saveQueue((status) => told.push(status))
    let answer = (): void => undefined
    const written: string[] = []
    queue.push('game', () =>
      new Promise<void>((done) => (answer = done)).then(() => void written.push('first')),
    )
    await vi.advanceTimersByTimeAsync(LONG - 1)
    expect(told).toEqual([{ state: 'saving' }])
    await vi.advanceTimersByTimeAsync(1)
    expect(told.at(-1)).toMatchObject({ state: 'failed', name: 'TimeoutError' })
    queue.push('game', () => Promise.resolve(void written.push('second')))
    await vi.advanceTimersByTimeAsync(LONG)
    expect(written).toEqual([])
    answer()
    await vi.advanceTimersByTimeAsync(0)
    expect(written).toEqual(['first', 'second'])
    expect(told.at(-1)).toEqual({ state: 'saved' })
    await vi.advanceTimersByTimeAsync(LONG)
    expect(told.at(-1)).toEqual({ state: 'saved' })
  })
})

describe('a database that another tab takes away', () => {
  beforeEach(() => {
    vi.stubGlobal('indexedDB', new IDBFactory())
    vi.stubGlobal('IDBKeyRange', IDBKeyRange)
  })
  afterEach(() => vi.unstubAllGlobals())

  const asked = (request: IDBOpenDBRequest) =>
    new Promise<string>((done) => {
      request.onsuccess = () => done('done')
      request.onblocked = () => done('blocked')
    })

  test.each([
    ['deletes', null, () => indexedDB.deleteDatabase('games')],
    ['changes', 7, () => indexedDB.open('games', 7)],
  ])('is let go of where that %s it, which is told', async (_, version, change) => {
    const onTaken = vi.fn()
    const shelf = lastingStore('games', 'all', onTaken)
    await shelf('readwrite', (objects) => void objects.put('game', 'one'))
    expect(await asked(change())).toBe('done')
    expect(onTaken).toHaveBeenCalledExactlyOnceWith(version)
  })

  test('is made anew by what is written next', async () => {
    const shelf = lastingStore('games', 'all')
    await shelf('readwrite', (objects) => void objects.put('game', 'one'))
    await asked(indexedDB.deleteDatabase('games'))
    await shelf('readwrite', (objects) => void objects.put('again', 'one'))
    const read = await shelf(
      'readonly',
      (objects) =>
        new Promise((done) => {
          const request = objects.get('one')
          request.onsuccess = () => done(request.result)
        }),
    )
    expect(read).toBe('again')
  })
})
