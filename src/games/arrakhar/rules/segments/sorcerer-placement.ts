import { reading, without } from '@/engine/draft'
import type { CommandRule } from '@/engine/game'
import type { HexId } from '@/engine/hex'
import { ownOf } from '@/engine/own'
import { countOf, type HauntId, STACKING_LIMIT } from '../../content/units'
import type { HideWand, LiftHaunt, LiftSorcerers, PlaceHaunt, PlaceSorcerers } from '../commands'
import type { Event } from '../events'
import { hexRefusal, segmentRefusal } from '../guards'
import {
  boughtBy,
  hauntHexRefusal,
  setUpIn,
  setUpOf,
  sorcererHexRefusal,
  sorcerersPlaced,
} from '../placement'
import type { Position } from '../position'
import { refuse } from '../refuse'

/** Where a haunt is placed so far. */
function hexOfHaunt(position: Position, haunt: HauntId): HexId | undefined {
  return ownOf(setUpOf(position).haunts, haunt)
}

/** How many sorcerers are placed in a hex so far. */
function sorcerersIn(position: Position, hex: HexId): number {
  return ownOf(setUpOf(position).sorcerers, hex) ?? 0
}

/** Puts a haunt on the board, or elsewhere on it (AR-3.1 to AR-3.3). */
export const placeHaunt: CommandRule<Position, PlaceHaunt, Event> = {
  refusalOf(position, { haunt, hex }) {
    const elsewhere = segmentRefusal(position, 'sorcererPlacement')
    if (elsewhere) return elsewhere
    if (!position.settings.haunts.includes(haunt))
      return refuse('AR-3.1', `${haunt} is not used in this scenario.`)
    return hauntHexRefusal(position.settings, setUpOf(position), haunt, hex)
  },
  perform(draft, { haunt, hex }) {
    setUpIn(draft).haunts[haunt] = hex
    return [{ type: 'hauntPlaced', haunt, hex }]
  },
}

/** Takes a haunt back; the wand goes back with it (AR-3.1). */
export const liftHaunt: CommandRule<Position, LiftHaunt, Event> = {
  refusalOf(position, { haunt, hex: named }) {
    const elsewhere = segmentRefusal(position, 'sorcererPlacement')
    if (elsewhere) return elsewhere
    const unknown = named === undefined ? undefined : hexRefusal(position.settings, named, 'AR-3.1')
    if (unknown) return unknown
    const hex = hexOfHaunt(position, haunt)
    if (hex === undefined) return refuse('AR-3.1', `${haunt} is not on the board.`)
    return named === undefined || named === hex ? undefined : refuse('AR-3.1', `${haunt} stands in ${hex}.`)
  },
  perform(draft, { haunt }) {
    const setUp = setUpIn(draft)
    setUp.haunts = without(setUp.haunts, haunt)
    if (draft.secrets.wandHaunt === haunt) draft.secrets.wandHaunt = null
    return [{ type: 'hauntLifted', haunt }]
  },
}

/** Chooses in secret the haunt that hides the wand (AR-3.4). */
export const hideWand: CommandRule<Position, HideWand, Event> = {
  refusalOf(position, { haunt }) {
    const elsewhere = segmentRefusal(position, 'sorcererPlacement')
    if (elsewhere) return elsewhere
    return hexOfHaunt(position, haunt) === undefined
      ? refuse('AR-3.4', `${haunt} is not on the board; the wand is hidden in a haunt that is.`)
      : undefined
  },
  perform(draft, { haunt }) {
    draft.secrets.wandHaunt = haunt
    return [{ type: 'wandHidden', haunt }]
  },
}

/** Adds sorcerers to a hex (AR-3.5). */
export const placeSorcerers: CommandRule<Position, PlaceSorcerers, Event> = {
  refusalOf(position, { hex, count }) {
    const elsewhere = segmentRefusal(position, 'sorcererPlacement')
    if (elsewhere) return elsewhere
    const setUp = setUpOf(position)
    const refusal = sorcererHexRefusal(position.settings, setUp, hex)
    if (refusal) return refusal
    if (count < 1) return refuse('AR-3.5', 'Place one sorcerer or more.')
    const there = sorcerersIn(position, hex)
    if (there + count > STACKING_LIMIT) return refuse('AR-3.5', `At most ${STACKING_LIMIT} sorcerers a hex.`)
    const left = boughtBy(position.secrets, 'sorcerer').sorcerer - sorcerersPlaced(setUp)
    return count > left
      ? refuse('AR-3.5', `Only ${countOf(left, 'sorcerer')} can still be placed.`)
      : undefined
  },
  perform(draft, { hex, count }) {
    const there = sorcerersIn(reading(draft), hex)
    setUpIn(draft).sorcerers[hex] = there + count
    return [{ type: 'sorcerersPlaced', hex, count }]
  },
}

/** Takes sorcerers back from a hex (AR-3.5). */
export const liftSorcerers: CommandRule<Position, LiftSorcerers, Event> = {
  refusalOf(position, { hex, count }) {
    const elsewhere = segmentRefusal(position, 'sorcererPlacement')
    if (elsewhere) return elsewhere
    const unknown = hexRefusal(position.settings, hex, 'AR-3.5')
    if (unknown) return unknown
    const there = sorcerersIn(position, hex)
    if (there === 0) return refuse('AR-3.5', `No sorcerers are placed in ${hex}.`)
    return count < 1 || count > there
      ? refuse('AR-3.5', `${hex} holds ${countOf(there, 'sorcerer')}.`)
      : undefined
  },
  perform(draft, { hex, count }) {
    const setUp = setUpIn(draft)
    const left = sorcerersIn(reading(draft), hex) - count
    if (left > 0) setUp.sorcerers[hex] = left
    else setUp.sorcerers = without(setUp.sorcerers, hex)
    return [{ type: 'sorcerersLifted', hex, count }]
  },
}
