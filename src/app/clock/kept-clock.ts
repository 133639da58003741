import { createStore } from 'zustand/vanilla'

// Which games have a clock, and where it is kept: beside the save, as nothing of the game depends on it (decision 48).

const KEY = 'hexhearth-clock/'

/** Stands in where the browser forbids its storage: a clock lasts as long as the page then. */
const unkept = new Map<string, string>()

/** What a page that has no clock on it yet is told of clocks. */
export const clockNews = createStore<{
  /** Counts what was kept, so that whoever listens looks again. */
  readonly kept: number
  /** What each side of the game at the table used, in words; undefined until it is over. */
  readonly timeUsed: string | undefined
}>(() => ({ kept: 0, timeUsed: undefined }))

/** The clock of a game, unchecked, as it was kept; null where it has none. */
export function keptClock(saveId: string): string | null {
  const kept = unkept.get(saveId)
  if (kept !== undefined) return kept
  try {
    return localStorage.getItem(KEY + saveId)
  } catch {
    return null
  }
}

/** Keeps the clock of a game, or with null has it go without one. */
export function keepClock(saveId: string, text: string | null): void {
  unkept.delete(saveId)
  try {
    if (text === null) localStorage.removeItem(KEY + saveId)
    else localStorage.setItem(KEY + saveId, text)
  } catch {
    if (text !== null) unkept.set(saveId, text)
  }
  clockNews.setState(({ kept }) => ({ kept: kept + 1 }))
}

/** Has a game begin with a clock of these terms. */
export function beginClock(saveId: string, terms: unknown): void {
  keepClock(saveId, JSON.stringify({ terms }))
}

/** Has another game begin with a clock of the same terms, where this one has any. */
export function passClockOn(from: string, to: string): void {
  try {
    const { terms } = JSON.parse(keptClock(from) ?? '{}') as { readonly terms?: unknown }
    if (terms !== undefined) beginClock(to, terms)
  } catch {
    // What cannot be read is no clock.
  }
}
