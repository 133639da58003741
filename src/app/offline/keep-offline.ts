import { tellOf } from './new-version'

/** Beside the page, whatever folder that stands in. */
const WORKER = './sw.js'
/** By then has come what is fetched once a table stands, in milliseconds: keeping must not slow that down. */
const REST_MS = 2000

/**
 * Has the browser keep the program, so that it works without a network from the next visit on, and tells of newer
 * versions. A browser that will not keep it plays as before, and nobody is told.
 */
export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await new Promise((done) => setTimeout(done, REST_MS))
  try {
    watch(await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' }))
  } catch {
    // As in a private window, from a file, or at a host that has taken the program away.
  }
}

/** Tells of a version that waits, and of any that comes in while the page is open. */
function watch(registration: ServiceWorkerRegistration): void {
  const { waiting } = registration
  if (waiting) tellOf(waiting)
  const follow = () => {
    const coming = registration.installing
    coming?.addEventListener('statechange', () => {
      // The first version ever has none before it to wait for.
      if (coming.state === 'installed' && registration.active) tellOf(coming)
    })
  }
  follow()
  registration.addEventListener('updatefound', follow)
}
