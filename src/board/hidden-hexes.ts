import type { HexId } from '@/engine/kernel/hex'

/** Hexes whose counters are not to be seen for the moment; the board is not rendered when they change. */
export interface HiddenHexes {
  readonly hide: (hexes: ReadonlySet<HexId>) => void
  readonly now: () => ReadonlySet<HexId>
  readonly subscribe: (listener: () => void) => () => void
}

/** A veil over nothing. */
export function makeHiddenHexes(): HiddenHexes {
  let hidden: ReadonlySet<HexId> = new Set()
  const listeners = new Set<() => void>()
  return {
    hide(hexes) {
      hidden = hexes
      for (const listener of listeners) listener()
    },
    now: () => hidden,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
