/** Nobody waits longer than this for the host, in milliseconds. */
const PATIENCE_MS = 10_000

/**
 * Loads the page anew, in the version that the host has now; a browser may remember for as long as a page stands that
 * one of its parts did not come. Where the host cannot be reached the page stays as it is, and this gives false.
 */
export async function loadAnew(): Promise<boolean> {
  try {
    const page = await fetch('./', { cache: 'reload', signal: AbortSignal.timeout(PATIENCE_MS) })
    if (!page.ok) return false
  } catch {
    return false
  }
  location.reload()
  return true
}
