/**
 * Puts a page's fuller address in place of the one it was opened by, so that a reload comes back to what it shows.
 * Does nothing where the address names another page or game already: that was asked for while this page opened, and
 * whoever follows it would read the wrong one.
 */
export function keepOwnAddress(address: string, state: unknown = null): void {
  if (pageAndGame(location.hash) === pageAndGame(address)) history.replaceState(state, '', address)
}

function pageAndGame(hash: string): string {
  return hash.split('/', 3).join('/')
}
