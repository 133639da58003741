import type { Page } from 'playwright-core'

/** All that this page keeps in the browser, as text: databases, both storages, caches and cookies. */
export async function storageOf(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const found: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]
    const done = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error ?? new Error())
      })
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name))
      for (const store of database.objectStoreNames) {
        const objects = database.transaction(store).objectStore(store)
        found.push(name, store, await done(objects.getAllKeys()), await done(objects.getAll()))
      }
      database.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) found.push(request.url)
    }
    return JSON.stringify(found, (_, value: unknown) =>
      ArrayBuffer.isView(value) ? [...(value as Uint8Array)] : value,
    )
  })
}

/** The save that the browser keeps under an id; undefined when there is none. */
export async function keptInBrowser(page: Page, gameId: string): Promise<unknown> {
  return page.evaluate(
    (id) =>
      new Promise<unknown>((done) => {
        const opening = indexedDB.open('hexhearth')
        opening.onupgradeneeded = () => opening.result.createObjectStore('library')
        opening.onerror = () => done(undefined)
        opening.onsuccess = () => {
          const reading = opening.result.transaction('library').objectStore('library').get(`save/${id}`)
          reading.onerror = () => done(undefined)
          reading.onsuccess = () => done(reading.result)
          opening.result.close()
        }
      }),
    gameId,
  )
}

/** Puts a save where the browser keeps the game of that id, with its card. */
export async function keepInBrowser(page: Page, save: object, card: object, gameId: string): Promise<void> {
  await page.evaluate(
    ([kept, about, id]) =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open('hexhearth')
        opening.onupgradeneeded = () => opening.result.createObjectStore('library')
        opening.onerror = () => failed(opening.error ?? new Error())
        opening.onsuccess = () => {
          const writing = opening.result.transaction('library', 'readwrite')
          writing.objectStore('library').put(kept, `save/${id}`)
          writing.objectStore('library').put(about, `card/${id}`)
          writing.oncomplete = () => {
            opening.result.close()
            done()
          }
        }
      }),
    [save, card, gameId] as const,
  )
}
