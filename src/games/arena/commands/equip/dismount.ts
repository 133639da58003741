import { COMMAND_TEXT } from '../../tables/command-text'
import { nameOf } from '../../queries/names'
import { riderRefusal } from '../../queries/riding'
import { airTurnsOff } from '../../effects/air-turns'
import { canPilot, cardOf, mountOf, pilotsOf } from '../../queries/creatures'
import { mayEnterGround } from '../../queries/entry'
import type { Creature, Table } from '../../state/position'
import { refuse } from '../../refuse'
import { hexOf, isAir } from '../../queries/spaces'
import { flightOf } from '../../queries/values'
import { CREATURE } from '../kit/args'
import { command } from '../kit/kit'
import { settleRiding } from './settle-riding'

/** Gets a rider off its mount (AA-7.6). */
export const dismount = command({
  clause: 'AA-7.6',
  stage: ['equip1', 'equip2'],
  args: { rider: CREATURE },
  subject: 'rider',
  mayAct: riderRefusal,

  refusalOf({ table }, { rider }) {
    const { at, on, dismounted } = rider
    if (on === null || at === null) return refuse('AA-7.1', 'It is not mounted.')
    if (isAir(at) ? !mayStepOff(table, rider) : !mayEnterGround(table, rider, hexOf(at)))
      return refuse('AA-7.6', 'It cannot get off here.')
    return dismounted ? refuse('AA-7.7', 'It dismounted in this phase already.') : undefined
  },
  perform({ draft }, { rider }) {
    const { id, on, at } = rider
    if (!on || !at) return []
    const count = isAir(at) ? airTurnsOff(draft, rider) : { airTurns: 0 }
    Object.assign(rider, { on: null, dismounted: true, ...count })
    return [{ type: 'dismounted', rider: id, mount: on }, ...settleRiding(draft)]
  },

  say: ({ rider }) => `Let ${rider} get off`,
  label(_, { rider }, { table }) {
    const mount = mountOf(table, rider)
    return COMMAND_TEXT.dismounts(mount ? nameOf(mount) : '')
  },
})

/** In the air only flyers get off, and never a vehicle's last pilot (AA-7.6, AA-8.6). */
function mayStepOff(table: Table, rider: Creature): boolean {
  if (flightOf(table, rider) === null || cardOf(rider).vehicle) return false
  const carrier = mountOf(table, rider)
  if (!carrier || !cardOf(carrier).vehicle) return true
  const pilots = pilotsOf(table, carrier)
  return !canPilot(rider) || pilots.length > 1
}
