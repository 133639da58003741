import { otherSide } from '../../queries/units'
import { command, UNIT } from '../kit/kit'

/** Gives the crown to a unit, in secret (__XX__-1.1). */
export const crown = command({
  clause: '__XX__-1.1',
  stage: 'crown',
  args: { unit: UNIT },
  subject: 'unit',
  refusalOf: () => undefined,
  perform({ draft, seat }, { unit }) {
    draft.crowns[seat] = unit.id
    draft.active = otherSide(seat)
    const crowned = { type: 'crowned', seat, unit: unit.id } as const
    if (seat === 'north') return [crowned]
    draft.stage = 'move'
    return [crowned, { type: 'turnBegun', seat: 'north', turn: draft.turn }]
  },

  say: ({ unit }) => `Give the crown to ${unit}`,
  label: () => 'Carry the crown',
})
