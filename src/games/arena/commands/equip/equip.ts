import { COMMAND_TEXT } from '../../tables/command-text'
import { ITEMS } from '../../tables/items'
import { liesAt, mayBear } from '../../queries/equipment'
import { cardOf } from '../../queries/creatures'
import { ownRefusal } from '../../queries/guards'
import { refuse } from '../../refuse'
import { CREATURE, ITEM } from '../kit/args'
import { command } from '../kit/kit'

/**
 * Takes an item that lies in the creature's space (AA-6.2). From then on it goes with its bearer and serves it
 * (AA-6.4), who may carry any number (AA-6.5).
 */
export const equip = command({
  clause: 'AA-6.2',
  stage: ['equip1', 'equip2'],
  args: { creature: CREATURE, item: ITEM },
  subject: 'creature',
  mayAct: ({ table, seat }, creature) => ownRefusal(table, creature, seat, 'AA-6.11'),
  choices: ({ table }, creature) =>
    table.items.filter((item) => liesAt(item, creature)).map((item) => ({ item })),

  refusalOf({ table }, { creature, item }) {
    if (!liesAt(item, creature)) return refuse('AA-6.2', 'That item does not lie here.')
    if (!mayBear(table, creature, item))
      return refuse('AA-6.3', `${cardOf(creature).name} cannot use ${ITEMS[item.card].name}.`)
    return item.equipped ? refuse('AA-6.10', 'That item was taken up in this phase already.') : undefined
  },
  perform(_, { creature, item }) {
    item.place = { by: creature.id }
    item.equipped = true
    return [{ type: 'equipped', creature: creature.id, item: item.id }]
  },

  say: ({ creature, item }) => `Let ${creature} take ${item}`,
  label: ({ item }) => COMMAND_TEXT.takes(item),
})
