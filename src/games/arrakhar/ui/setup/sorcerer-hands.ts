import type { HexId } from '@/engine/kernel/hex'
import type { Refusal } from '@/engine/kernel/refusal'
import type { Place } from '@/table/drag/place'
import { type HauntId, STACKING_LIMIT } from '../../tables/units'
import type { Command } from '../../commands'
import { placing } from '../../commands/laying-out'
import { hauntHexRefusal, sorcererHexRefusal, sorcerersPlaced } from '../../queries/placement'
import type { SetUp } from '../../state/position'
import { refuse } from '../../refuse'
import type { View } from '../../state/view'
import type { Hands, Piece } from './piece'

type Sorcerers = Extract<Piece, { name: 'units' }>

/** The sorcerer takes up haunts and sorcerers; where both stand, the sorcerers lie on top. */
export const SORCERER_HANDS: Hands = {
  pieceAt(setUp, hex, atATime) {
    const there = setUp.sorcerers[hex] ?? 0
    if (there > 0)
      return { name: 'units', counts: { sorcerer: Math.min(there, Math.max(1, atATime)) }, from: hex }
    return hauntPieceAt(setUp, hex)
  },
  refusalAt(view, setUp, piece, hex) {
    if (piece.name === 'haunt') return hauntHexRefusal(view.settings, setUp, piece.haunt, hex)
    return sorcerersRefusal(view, SORCERER_HANDS.without(setUp, piece), piece, hex)
  },
  commandsFor(_setUp, piece, place) {
    if (isWhereItWas(piece, place)) return []
    return piece.name === 'haunt' ? hauntCommands(piece.haunt, place) : sorcererCommands(piece, place)
  },
  without(setUp, piece) {
    if (piece.from === null) return setUp
    if (piece.name === 'haunt') return { ...setUp, haunts: hauntsBut(setUp, piece.haunt) }
    const left = (setUp.sorcerers[piece.from] ?? 0) - countIn(piece)
    return { ...setUp, sorcerers: { ...setUp.sorcerers, [piece.from]: left } }
  },
}

/** The haunt that stands in a hex, taken up. */
export function hauntPieceAt({ haunts }: SetUp, hex: HexId): Piece | undefined {
  const haunt = (Object.keys(haunts) as HauntId[]).find((one) => haunts[one] === hex)
  return haunt && { name: 'haunt', haunt, from: hex }
}

function sorcerersRefusal(view: View, setUp: SetUp, piece: Sorcerers, hex: HexId): Refusal | undefined {
  const refusal = sorcererHexRefusal(view.settings, setUp, hex)
  if (refusal) return refusal
  if ((setUp.sorcerers[hex] ?? 0) + countIn(piece) > STACKING_LIMIT)
    return refuse('AR-3.5', `At most ${STACKING_LIMIT} sorcerers a hex.`)
  const left = (view.designs.sorcerer?.sorcerer ?? 0) - sorcerersPlaced(setUp)
  return countIn(piece) > left ? refuse('AR-3.5', 'All sorcerers are placed.') : undefined
}

function isWhereItWas({ from }: Piece, place: Place): boolean {
  return place.name === 'hand' ? from === null : from === place.hex
}

function hauntsBut(setUp: SetUp, lifted: HauntId): SetUp['haunts'] {
  return Object.fromEntries(Object.entries(setUp.haunts).filter(([haunt]) => haunt !== lifted))
}

/** A haunt on the board goes elsewhere without being lifted, and so keeps the wand. */
function hauntCommands(haunt: HauntId, place: Place): readonly Command[] {
  return place.name === 'hand' ? [{ type: 'liftHaunt', haunt }] : placing({ haunts: { [haunt]: place.hex } })
}

function sorcererCommands(piece: Sorcerers, place: Place): readonly Command[] {
  const count = countIn(piece)
  const lifting: readonly Command[] =
    piece.from === null ? [] : [{ type: 'liftSorcerers', hex: piece.from, count }]
  return place.name === 'hand' ? lifting : [...lifting, ...placing({ sorcerers: { [place.hex]: count } })]
}

function countIn({ counts }: Sorcerers): number {
  return counts.sorcerer ?? 0
}
