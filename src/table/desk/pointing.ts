import type { HexId } from '@/engine/kernel/hex'

/** Where the players point on a board, for whoever asks to be told; telling renders nothing by itself. */
export interface Pointing {
  readonly tell: (hex: HexId | null) => void
  /** The hex pointed at last, kept while the pointer is elsewhere: what it shows can then be read at leisure. */
  readonly latest: () => HexId | null
  /** Listens for another hex until the function given back is called. */
  readonly listen: (heard: () => void) => () => void
}

/** Nobody has pointed yet, and nobody listens. */
export function makePointing(): Pointing {
  const listeners = new Set<() => void>()
  let latest: HexId | null = null
  return {
    tell(hex) {
      latest = hex ?? latest
      listeners.forEach((heard) => heard())
    },
    latest: () => latest,
    listen(heard) {
      listeners.add(heard)
      return () => listeners.delete(heard)
    },
  }
}
