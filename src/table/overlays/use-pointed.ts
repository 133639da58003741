import { useSyncExternalStore } from 'react'
import type { HexId } from '@/engine/kernel/hex'
import type { Pointing } from '../desk/pointing'

/** The hex pointed at last. Unless it is wanted, pointing renders nothing. */
export function usePointed({ listen, latest }: Pointing, isWanted: boolean): HexId | null {
  return useSyncExternalStore(isWanted ? listen : deaf, latest)
}

function deaf(): () => void {
  return () => undefined
}
