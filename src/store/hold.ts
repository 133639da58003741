/** What ends each hold; undefined for one that was had and is over. */
const releases = new Map<string, (() => void) | undefined>()

/** Whether this browser has locks; some offer them to secure pages only. */
export function hasLocks(): boolean {
  return Boolean(navigator.locks)
}

/** Whether this tab has a game for itself. */
export function isHeld(saveId: string): boolean {
  return releases.get(saveId) !== undefined
}

/** Whether this tab has, or had, a game for itself. */
export function wasHeld(saveId: string): boolean {
  return releases.has(saveId)
}

/**
 * Asks the browser to give a game to this tab, as it gives it to one at a time; tells whether that was done.
 * Never settles when the wish is withdrawn. `onLost` is called when another tab takes the game by force.
 */
export function hold(saveId: string, options: LockOptions, onLost: () => void): Promise<boolean> {
  return new Promise((tell) => {
    let own: (() => void) | undefined
    navigator.locks
      .request(holdName(saveId), options, (lock) => {
        tell(lock !== null)
        if (!lock) return undefined
        return new Promise<void>((release) => {
          own = release
          releases.set(saveId, release)
        })
      })
      .catch(() => {
        // A wish withdrawn while this tab has the game by another one takes nothing away.
        if (!own || releases.get(saveId) !== own) return
        releases.set(saveId, undefined)
        onLost()
      })
  })
}

/** Lets whoever asked next have a game. */
export function letGo(saveId: string): void {
  releases.get(saveId)?.()
  releases.set(saveId, undefined)
}

/** The name of a game's lock, and of the channel on which it is asked for. */
export function holdName(saveId: string): string {
  return `hexhearth/game/${saveId}`
}
