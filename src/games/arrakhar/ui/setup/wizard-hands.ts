import type { Refusal } from '@/engine/kernel/refusal'
import { WIZARD_PLACEMENT as TEXT } from '../../tables/setup-text'
import { boardOf } from '../../queries/board'
import type { Command } from '../../commands'
import { countsOf } from '../../queries/counts'
import { ENTRIES } from './fill-entries'
import type { Hands } from './piece'

/** Units wait in entry hexes only. */
export const NOT_A_GATE: Refusal = { clause: 'AR-4.1', message: TEXT.notAGate }

/** The wizard's player takes up units in hand by type, and from an entry hex all who wait there. */
export const WIZARD_HANDS: Hands = {
  pieceAt({ entries }, hex) {
    if (ENTRIES.unitsIn(entries, hex) === 0) return undefined
    return { name: 'units', counts: ENTRIES.presentIn(entries[hex]), from: hex }
  },
  refusalAt(view, _setUp, _piece, hex) {
    return boardOf(view.settings).entryHexes.includes(hex) ? undefined : NOT_A_GATE
  },
  commandsFor({ entries }, piece, place) {
    if (piece.name === 'haunt') return []
    const { counts, from } = piece
    if (place.name === 'hex' && place.hex === from) return []
    const leaving: readonly Command[] = from === null ? [] : [ENTRIES.fewerAt(entries, from, counts)]
    return place.name === 'hand' ? leaving : [...leaving, ENTRIES.moreAt(entries, place.hex, counts)]
  },
  without(setUp, piece) {
    if (piece.name === 'haunt' || piece.from === null) return setUp
    const { counts } = ENTRIES.fewerAt(setUp.entries, piece.from, piece.counts)
    return { ...setUp, entries: { ...setUp.entries, [piece.from]: countsOf(counts) } }
  },
}
