import type { HexId } from '@/engine/kernel/hex'
import type { Refusal } from '@/engine/kernel/refusal'
import type { Command } from '../../commands'
import type { HauntId } from '../../tables/units'
import { hauntHexRefusal, hauntsInHand, sorcererHexRefusal } from '../../queries/placement'
import type { Settings, SetUp } from '../../state/position'
import type { View } from '../../state/view'
import type { Piece } from './piece'
import { hauntPieceAt, SORCERER_HANDS } from './sorcerer-hands'

/** What a click on the board puts down while the sorcerer places; or it lifts. */
export type Tool = Piece | { readonly name: 'lift' }

/** A haunt that is not on the board. */
export function hauntInHand(haunt: HauntId): Piece {
  return { name: 'haunt', haunt, from: null }
}

/** Sorcerers that are not on the board; none are never taken. */
export function sorcerersInHand(count: number): Piece {
  return { name: 'units', counts: { sorcerer: Math.max(1, count) }, from: null }
}

/**
 * The tool in force: a haunt already placed makes way for the next in hand, after the last come the
 * sorcerers, as many as are taken at a time.
 */
export function toolAt(settings: Settings, setUp: SetUp, picked: Tool, sorcerers: number): Tool {
  if (picked.name === 'lift') return picked
  const inHand = picked.name === 'haunt' ? hauntsInHand(settings, setUp) : []
  const haunt = inHand.find((one) => picked.name === 'haunt' && one === picked.haunt) ?? inHand[0]
  return haunt === undefined ? sorcerersInHand(sorcerers) : hauntInHand(haunt)
}

/** What a click on a hex asks for, or undefined when there is nothing to lift. */
export function commandAt(setUp: SetUp, tool: Tool, hex: HexId): Command | undefined {
  const lifted = liftedAt(setUp, tool, hex)
  if (lifted) return SORCERER_HANDS.commandsFor(setUp, lifted, { name: 'hand' })[0]
  return tool.name === 'lift' ? undefined : SORCERER_HANDS.commandsFor(setUp, tool, { name: 'hex', hex })[0]
}

/** What the tool takes off the board: where a haunt would go, the one that stands there. */
function liftedAt(setUp: SetUp, { name }: Tool, hex: HexId): Piece | undefined {
  if (name === 'lift') return SORCERER_HANDS.pieceAt(setUp, hex, Infinity)
  return name === 'haunt' ? hauntPieceAt(setUp, hex) : undefined
}

/** Why the tool cannot be used on a hex; a haunt that stands there can always be lifted. */
export function toolRefusal(view: View, setUp: SetUp, tool: Tool, hex: HexId): Refusal | undefined {
  switch (tool.name) {
    case 'haunt':
      if (hauntPieceAt(setUp, hex)) return undefined
      return hauntHexRefusal(view.settings, setUp, tool.haunt, hex)
    case 'units':
      return sorcererHexRefusal(view.settings, setUp, hex)
    case 'lift':
      return undefined
  }
}
