import type { HexMark } from '@/board/board-props'
import type { HexId } from '@/engine/kernel/hex'
import type { Refusal } from '@/engine/kernel/refusal'
import { listed } from '@/engine/basics/phrases'
import { WIZARD_PLACEMENT as TEXT } from '../../tables/setup-text'
import { countOf, TYPES_OF } from '../../tables/units'
import { boardOf } from '../../queries/board'
import type { SetUp } from '../../state/position'
import type { View } from '../../state/view'
import { sitesOnBoard } from '../board/board-view'
import { hexInWords } from '../words/hex-words'
import type { Command } from '../../commands'
import { countsOf } from '../../queries/counts'
import { ENTRIES } from './fill-entries'
import type { Hands } from './piece'

/** The letter of an entry hex, in the order of the hex numbers: 'A', 'B', … */
export function gateLetter(entryHexes: readonly HexId[], hex: HexId): string {
  return String.fromCharCode('A'.charCodeAt(0) + entryHexes.indexOf(hex))
}

/** The entry hexes lettered, the picked one lit. */
export function gateMarks(entryHexes: readonly HexId[], picked: HexId | undefined): readonly HexMark[] {
  return entryHexes.map((hex) => ({
    hex,
    kind: hex === picked ? 'selected' : 'choice',
    text: gateLetter(entryHexes, hex),
  }))
}

/** A hex in words while the wizard places: an entry hex with its letter and who waits there, another with why not there. */
export function gateHexWords(view: View, setUp: SetUp, hex: HexId, refusal: Refusal | undefined): string {
  const { entryHexes } = boardOf(view.settings)
  if (!entryHexes.includes(hex)) {
    const words = hexInWords(view, hex, sitesOnBoard(view, false), [])
    return refusal ? `${words}; ${refusal.message} (${refusal.clause})` : words
  }
  const waiting = TYPES_OF.wizard.flatMap((type) => {
    const count = setUp.entries[hex]?.[type] ?? 0
    return count > 0 ? [countOf(count, type)] : []
  })
  const who = waiting.length > 0 ? listed(waiting) : TEXT.nobody
  return `${hex}, ${TEXT.gate(gateLetter(entryHexes, hex))}; ${who}`
}

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
