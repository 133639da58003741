import { otherSide, unitsOf } from '../../queries/units'
import { command } from '../kit/kit'

/** Hands the turn over, or ends the game after the last one (__XX__-1.2, __XX__-3.2). */
export const endTurn = command({
  clause: '__XX__-1.2',
  stage: 'move',
  args: {},
  refusalOf: () => undefined,
  perform({ draft, seat }) {
    if (draft.turn >= draft.settings.turnLimit) {
      const lead = unitsOf(draft, 'north').length - unitsOf(draft, 'south').length
      draft.ending = { winner: lead === 0 ? 'draw' : lead > 0 ? 'north' : 'south', by: 'turns' }
      return [{ type: 'ended', ...draft.ending }]
    }
    draft.turn += 1
    draft.active = otherSide(seat)
    for (const unit of draft.units) if (unit.seat === draft.active) unit.stance = 'ready'
    return [{ type: 'turnBegun', seat: draft.active, turn: draft.turn }]
  },

  say: () => 'End the turn',
})
