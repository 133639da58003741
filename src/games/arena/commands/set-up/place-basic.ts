import { placeRefusal } from '../../queries/placing'
import { settleControl } from '../../effects/control'
import { otherSeat } from '../../queries/creatures'
import type { Event } from '../../events'
import type { ArenaSeat, Position, Table } from '../../state/position'
import { refuse } from '../../refuse'
import { beginTurn } from '../../effects/turn/sequence'
import { groundOf } from '../../queries/spaces'
import { CREATURE, HEX } from '../kit/args'
import { command } from '../kit/kit'

/** Puts a creature on a hex next to the own king area, in the basic game (AA-24.4). */
export const placeBasic = command({
  clause: 'AA-24.4',
  stage: 'placeBasic',
  args: { creature: CREATURE, hex: HEX },
  subject: 'creature',
  target: 'hex',
  choices: (at, { at: place }) => (place === null ? (HEX.all?.(at.table) ?? []).map((hex) => ({ hex })) : []),

  refusalOf({ table }, { creature, hex: { id } }) {
    if (creature.at !== null) return refuse('AA-24.4', 'It is placed already.')
    return placeRefusal(table, creature, id)
  },
  perform({ draft, dice }, { creature, hex: { id: hex } }) {
    creature.at = groundOf(hex)
    const placed: Event = { type: 'placed', creature: creature.id, hex }
    const taken = settleControl(draft)
    const first = draft.first ?? draft.active
    const next = [first, otherSeat(first)].find((seat) => waits(draft as Position, seat))
    if (next === undefined) return [placed, ...taken, ...beginTurn(draft, first, dice)]
    draft.active = next
    return [placed, ...taken]
  },

  say: ({ creature, hex }) => `Place ${creature} at ${hex}`,
})

function waits({ creatures }: Table, seat: ArenaSeat): boolean {
  return creatures.some(({ owner, at }) => owner === seat && at === null)
}
