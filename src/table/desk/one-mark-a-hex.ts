import type { HexMark } from '@/board/board-props'
import type { HexId } from '@/engine/hex'

/** Of all that a hex means to the choice at hand the first alone, and any sign of what is declared beside it. */
export function oneMarkAHex(marks: readonly HexMark[]): readonly HexMark[] {
  const taken = new Set<HexId>()
  return marks.filter(({ hex, kind }) => {
    if (kind === 'designated') return true
    if (taken.has(hex)) return false
    taken.add(hex)
    return true
  })
}
