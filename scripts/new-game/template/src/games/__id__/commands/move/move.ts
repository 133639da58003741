import type { Draft } from 'immer'
import { type Dice, rollOne } from '@/engine/kernel/dice'
import type { Event } from '../../events'
import { neededAgainst, refuse, unitIn } from '../../queries/units'
import type { State, Unit } from '../../state'
import { hexesAround } from '../../tables/map'
import { command, HEX, UNIT } from '../kit/kit'

/** Takes a unit to a hex beside it; into an enemy’s is an attack (__XX__-2.1, __XX__-2.2). */
export const move = command({
  clause: '__XX__-2.1',
  stage: 'move',
  args: { unit: UNIT, to: HEX },
  subject: 'unit',
  target: 'to',
  choices: (_at, { hex }) => hexesAround(hex).map((to) => ({ to })),
  refusalOf({ table, seat }, { unit, to }) {
    if (!hexesAround(unit.hex).includes(to)) return refuse('__XX__-2.1', 'A unit moves to a hex beside it.')
    return unitIn(table, to)?.seat === seat ? refuse('__XX__-2.1', 'One unit has room in a hex.') : undefined
  },
  perform({ draft, dice }, { unit, to }) {
    const defender = draft.units.find(({ hex }) => hex === to)
    if (defender) return fight(draft, dice, unit, defender)
    const from = unit.hex
    unit.hex = to
    unit.stance = 'moved'
    return [{ type: 'moved', unit: unit.id, from, to }]
  },

  say: ({ unit, to }, { table, command }) =>
    unitIn(table, command.to) ? `Attack ${to} with ${unit}` : `Move ${unit} to ${to}`,
  label: ({ to }, found, { table }) => (unitIn(table, found.to) ? `Attack ${to}` : `To ${to}`),
  more({ to }, { table }) {
    const defender = unitIn(table, to)
    return defender && `needs ${neededAgainst(defender)}`
  },
  inkOf: ({ table, command }) => (unitIn(table, command.to) ? 'red' : 'green'),
})

/** One die decides: the defender falls and makes room, or the attacker is shaken (__XX__-2.2, __XX__-2.3). */
function fight(draft: Draft<State>, dice: Dice, attacker: Draft<Unit>, defender: Unit): readonly Event[] {
  const { id, seat, hex } = defender
  const needed = neededAgainst(defender)
  const roll = rollOne(dice, { faces: 6, label: `Attack on ${hex}` })
  const fought = { type: 'fought', attacker: attacker.id, defender: id, hex, roll, needed } as const
  if (roll < needed) {
    attacker.stance = 'shaken'
    return [fought, { type: 'stanceTaken', unit: attacker.id, hex: attacker.hex, stance: 'shaken' }]
  }
  attacker.hex = hex
  attacker.stance = 'moved'
  draft.units = draft.units.filter((unit) => unit.id !== id)
  const hadCrown = draft.crowns[seat] === id
  const fell = { type: 'fell', unit: id, hex, hadCrown } as const
  if (!hadCrown) return [fought, fell]
  draft.ending = { winner: attacker.seat, by: 'crown' }
  return [fought, fell, { type: 'ended', ...draft.ending }]
}
