/** Stands in where the browser forbids a tab its storage: notes last until the page is loaded anew. */
const unkept = new Map<string, string>()

/**
 * Leaves a text for other pages of this tab, until it is closed: false where the browser has no room for it.
 */
export function leaveNote(key: string, text: string): boolean {
  const kept = storageOfTab()
  if (!kept) {
    unkept.set(key, text)
    return true
  }
  try {
    kept.setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** The text left under a key, if there is one. */
export function noteUnder(key: string): string | undefined {
  return storageOfTab()?.getItem(key) ?? unkept.get(key)
}

/** Removes what was left under a key. */
export function removeNote(key: string): void {
  storageOfTab()?.removeItem(key)
  unkept.delete(key)
}

/** Merely to ask for it throws where it is forbidden. */
function storageOfTab(): Storage | undefined {
  try {
    return globalThis.sessionStorage
  } catch {
    return undefined
  }
}
