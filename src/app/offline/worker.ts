import type { Asked } from './asked'

/**
 * The worker that keeps the built program in the browser and answers from there, whatever folder it is served
 * from. It holds one version whole or not at all, and gives way to the next only when a page asks for that or
 * none is open. Served as `sw.js` beside the page; it must import nothing, since not every browser takes a
 * module for a worker.
 */

// The build writes these in front (scripts/offline.mjs).
/** The address of each file from here, and its SHA-256 as in an `integrity` attribute. */
declare const FILES: Readonly<Record<string, string>>
/** Another for every other set of files. */
declare const VERSION: string

interface LastingEvent extends Event {
  readonly waitUntil: (done: Promise<unknown>) => void
}

interface AskedForEvent extends LastingEvent {
  readonly request: Request
  readonly respondWith: (answer: Promise<Response>) => void
}

/** What a service worker has and a page has not. */
interface Worker {
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    readonly claim: () => Promise<void>
    readonly matchAll: (which: object) => Promise<readonly { readonly url: string }[]>
  }
  readonly skipWaiting: () => Promise<void>
  readonly addEventListener: {
    (type: 'install' | 'activate', listener: (event: LastingEvent) => void): void
    (type: 'fetch', listener: (event: AskedForEvent) => void): void
    (type: 'message', listener: (event: MessageEvent<unknown>) => void): void
  }
}

const worker = self as unknown as Worker
/** The folder in which the program stands, with a slash at the end. */
const HOME = worker.registration.scope
/** Other programs may stand on the same host, and other copies of this one. */
const CACHES = `hexhearth ${HOME} `
const CACHE = CACHES + VERSION
const TAKE_OVER: Asked = 'take over'
const KEPT = new Set(Object.keys(FILES).map((file) => new URL(file, HOME).href))

worker.addEventListener('install', (event) => event.waitUntil(keepFiles()))
worker.addEventListener('activate', (event) => event.waitUntil(begin()))
worker.addEventListener('message', ({ data }) => {
  if (data === TAKE_OVER) void worker.skipWaiting()
})
worker.addEventListener('fetch', (event) => {
  const address = addressOf(event.request)
  if (address !== undefined) event.respondWith(answer(event.request, address))
})

/** Keeps all files or, if one does not come or is of another version, none. */
async function keepFiles(): Promise<void> {
  const cache = await caches.open(CACHE)
  const wanted = Object.entries(FILES).map(
    ([file, integrity]) => new Request(new URL(file, HOME), { integrity, cache: 'no-cache' }),
  )
  await cache.addAll(wanted)
}

/** Takes up the page that brought the worker here, and forgets the versions before. */
async function begin(): Promise<void> {
  await worker.clients.claim()
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  // A second window may be in a game of the version before and need more of its files; those go the next time.
  if (windows.filter(({ url }) => url.startsWith(HOME)).length > 1) return
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(CACHES) && name !== CACHE)
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** The address under which a request is kept; undefined for what is not this program's. */
function addressOf({ method, url }: Request): string | undefined {
  if (method !== 'GET') return undefined
  const { origin, pathname } = new URL(url)
  const address = origin + pathname
  if (address === `${HOME}index.html`) return HOME
  return KEPT.has(address) || address.startsWith(`${HOME}assets/`) ? address : undefined
}

async function answer(request: Request, address: string): Promise<Response> {
  const cache = await caches.open(CACHE)
  return (await cache.match(address)) ?? (await caches.match(address)) ?? fetch(request)
}
