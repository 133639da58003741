import { createStore } from 'zustand/vanilla'

const KEY = 'hexhearth-sound-offered'

/** Whether sound was ever offered on this device, and the game in which it is as long as this page stands. */
export const soundOffer = createStore<{ readonly isOffered: boolean; readonly in: string | null }>(() => ({
  isOffered: wasOffered(),
  in: null,
}))

/** Offers sound in this game, or with null nowhere; either way it is not offered again. */
export function offerSound(saveId: string | null): void {
  soundOffer.setState({ isOffered: true, in: saveId })
  try {
    localStorage.setItem(KEY, 'true')
  } catch {
    // Storage may be forbidden or full: the offer then comes once on each page.
  }
}

function wasOffered(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}
