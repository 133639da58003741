import type { HexId } from '@/engine/hex'

type Heard = (hex: HexId | null) => void

/** Where the players point on a board, for whoever asks to be told; telling renders nothing by itself. */
export interface Pointing {
  readonly tell: Heard
  /** Listens until the function given back is called. */
  readonly listen: (heard: Heard) => () => void
}

/** Nobody listens yet. */
export function makePointing(): Pointing {
  const listeners = new Set<Heard>()
  return {
    tell: (hex) => listeners.forEach((heard) => heard(hex)),
    listen(heard) {
      listeners.add(heard)
      return () => listeners.delete(heard)
    },
  }
}
