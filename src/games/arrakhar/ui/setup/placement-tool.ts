import type { HexId } from '@/engine/hex'
import type { Refusal } from '@/engine/refusal'
import type { HauntId } from '../../content/units'
import type { Command } from '../../commands'
import { hauntHexRefusal, hauntsInHand, sorcererHexRefusal } from '../../rules/placement'
import type { Settings, SetUp } from '../../rules/position'
import type { View } from '../../rules/view'
import type { Piece } from './piece'
import { hauntPieceAt, SORCERER_HANDS } from './sorcerer-hands'

/** What a click on the board does while the sorcerer places. */
export type Tool =
  | { readonly name: 'haunt'; readonly haunt: HauntId }
  | { readonly name: 'sorcerers'; readonly count: number }
  | { readonly name: 'lift' }

/** The tool picked when the screen opens. */
export const FIRST_TOOL: Tool = { name: 'haunt', haunt: 'T1' }

/**
 * The tool in force: a haunt already placed makes way for the next in hand, after the last come the
 * sorcerers, as many as are taken at a time.
 */
export function toolAt(settings: Settings, setUp: SetUp, picked: Tool, sorcerers: number): Tool {
  switch (picked.name) {
    case 'haunt': {
      const inHand = hauntsInHand(settings, setUp)
      const haunt = inHand.includes(picked.haunt) ? picked.haunt : inHand[0]
      return haunt === undefined
        ? { name: 'sorcerers', count: Math.max(1, sorcerers) }
        : { name: 'haunt', haunt }
    }
    case 'sorcerers':
      return { name: 'sorcerers', count: Math.max(1, sorcerers) }
    case 'lift':
      return picked
  }
}

/** What a click on a hex asks for, or undefined when there is nothing to lift. */
export function commandAt(setUp: SetUp, tool: Tool, hex: HexId): Command | undefined {
  const lifted = liftedAt(setUp, tool, hex)
  if (lifted) return SORCERER_HANDS.commandsFor(setUp, lifted, { name: 'hand' })[0]
  const piece = pieceOf(tool)
  return piece && SORCERER_HANDS.commandsFor(setUp, piece, { name: 'hex', hex })[0]
}

/** What the tool takes off the board: where a haunt would go, the one that stands there. */
function liftedAt(setUp: SetUp, { name }: Tool, hex: HexId): Piece | undefined {
  if (name === 'lift') return SORCERER_HANDS.pieceAt(setUp, hex, Infinity)
  return name === 'haunt' ? hauntPieceAt(setUp, hex) : undefined
}

function pieceOf(tool: Tool): Piece | undefined {
  switch (tool.name) {
    case 'haunt':
      return { name: 'haunt', haunt: tool.haunt, from: null }
    case 'sorcerers':
      return { name: 'units', counts: { sorcerer: tool.count }, from: null }
    case 'lift':
      return undefined
  }
}

/** Why the tool cannot be used on a hex; a haunt that stands there can always be lifted. */
export function toolRefusal(view: View, setUp: SetUp, tool: Tool, hex: HexId): Refusal | undefined {
  switch (tool.name) {
    case 'haunt':
      if (Object.values(setUp.haunts).includes(hex)) return undefined
      return hauntHexRefusal(view.settings, setUp, tool.haunt, hex)
    case 'sorcerers':
      return sorcererHexRefusal(view.settings, setUp, hex)
    case 'lift':
      return undefined
  }
}
