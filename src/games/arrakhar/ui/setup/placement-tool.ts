import type { HexId } from '@/engine/hex'
import type { Refusal } from '@/engine/refusal'
import type { HauntId } from '../../content/units'
import type { Command } from '../../commands'
import { hauntHexRefusal, hauntsInHand, sorcererHexRefusal } from '../../rules/placement'
import type { Settings, SetUp } from '../../rules/position'
import type { View } from '../../rules/view'

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

/** The haunt that stands in a hex. */
export function hauntAt(setUp: SetUp, hex: HexId): HauntId | undefined {
  return (Object.keys(setUp.haunts) as HauntId[]).find((haunt) => setUp.haunts[haunt] === hex)
}

/** What a click on a hex asks for, or undefined when there is nothing to lift. */
export function commandAt(setUp: SetUp, tool: Tool, hex: HexId): Command | undefined {
  const placed = hauntAt(setUp, hex)
  switch (tool.name) {
    case 'haunt':
      return placed === undefined
        ? { type: 'placeHaunt', haunt: tool.haunt, hex }
        : { type: 'liftHaunt', haunt: placed }
    case 'sorcerers':
      return { type: 'placeSorcerers', hex, count: tool.count }
    case 'lift': {
      const count = setUp.sorcerers[hex] ?? 0
      if (count > 0) return { type: 'liftSorcerers', hex, count }
      return placed === undefined ? undefined : { type: 'liftHaunt', haunt: placed }
    }
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
