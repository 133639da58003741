import { optional } from '@/engine/declare/arg'
import { commit } from '../../effects/battle/exchange'
import { retreat as goBack } from '../../effects/battle/retreat'
import { rollBattle as roll } from '../../effects/battle/roll'
import { sideOfSeat } from '../../effects/magic/work'
import { happen } from '../../effects/flow/run'
import { unitsOfSide } from '../../queries/battle/fighters'
import { itemRefusal, openHexes } from '../../queries/battle/items'
import { itemsFor } from '../../queries/battle/item-choices'
import { retreatRefusal } from '../../queries/battle/retreats'
import { roleOf } from '../../queries/traits'
import type { Battle } from '../../state/state'
import { HEX, ITEM, UNIT, YES } from '../kit/args'
import { command } from '../kit/kit'

/** Something is added to one's plan, in secret (AM-11.12, AM-C.4). */
export const plan = command({
  clause: 'AM-11.12',
  stage: 'plan',
  args: { item: ITEM },
  listed: ({ table, seat }) => itemsFor(table, seat).map((item) => ({ item })),
  refusalOf: ({ table, seat }, { item }) => itemRefusal(table, seat, item),
  perform: (doing, { item }) =>
    happen(doing, (scene) => {
      sideOfSeat(scene, doing.seat).plan.push(item)
    }),
  say: ({ item }) => `Plan to ${item}`,
})

/** One's plan stands; with `final` it is the last of this battle round (AM-11.9). */
export const commitPlan = command({
  clause: 'AM-11.9',
  stage: 'plan',
  args: { final: optional(YES) },
  listed: () => [{}, { final: true }],
  refusalOf: () => undefined,
  perform: (doing, { final = false }) =>
    happen(doing, (scene) => {
      commit(scene, roleOf(doing.draft.battle as Battle, doing.seat), final)
    }),
  say: (_named, { command: { final } }) => (final ? 'Commit the last plan of the round' : 'Commit the plan'),
})

/** The defender gives up a unit and goes (AM-11.10). */
export const retreat = command({
  clause: 'AM-11.10',
  stage: 'plan',
  args: { sacrifice: UNIT, to: HEX },
  subject: 'sacrifice',
  target: 'to',
  subjects: ({ table }) => unitsOfSide(table, table.battle as Battle, 'd'),
  choices: ({ table, seat }) => openHexes(table, (table.battle as Battle).hex, seat).map((to) => ({ to })),
  // That the attacker does not retreat is told before whose the unit is.
  mayAct: () => undefined,
  refusalOf: ({ table, seat }, { sacrifice, to }) =>
    retreatRefusal(table, seat, { sacrifice: sacrifice.id, to }),
  perform: (doing, { sacrifice, to }) => happen(doing, (scene) => goBack(scene, sacrifice.id, to)),
  say: ({ sacrifice, to }) => `Retreat to ${to}, giving up ${sacrifice}`,
})

/** The battle roll (AM-11.27). */
export const rollBattle = command({
  clause: 'AM-11.27',
  stage: 'roll',
  args: {},
  refusalOf: () => undefined,
  perform: (doing) => happen(doing, roll),
  say: () => 'Roll',
})
