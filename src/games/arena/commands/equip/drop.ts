import { COMMAND_TEXT } from '../../tables/command-text'
import { carries } from '../../queries/equipment'
import { ownRefusal } from '../../queries/guards'
import { refuse } from '../../refuse'
import { CREATURE, ITEM } from '../kit/args'
import { command } from '../kit/kit'

/** Puts down an item that the creature carries (AA-6.2). */
export const drop = command({
  clause: 'AA-6.2',
  stage: ['equip1', 'equip2'],
  args: { creature: CREATURE, item: ITEM },
  subject: 'creature',
  mayAct: ({ table, seat }, creature) => ownRefusal(table, creature, seat, 'AA-6.11'),
  choices: ({ table }, creature) =>
    table.items.filter((item) => carries(creature, item)).map((item) => ({ item })),

  refusalOf(_, { creature, item }) {
    if (!carries(creature, item)) return refuse('AA-6.2', 'That creature does not carry that item.')
    return item.dropped ? refuse('AA-6.10', 'That item was put down in this phase already.') : undefined
  },
  perform(_, { creature: { at, id }, item }) {
    if (!at) return []
    item.place = { at }
    item.dropped = true
    return [{ type: 'dropped', creature: id, item: item.id, at }]
  },

  say: ({ creature, item }) => `Let ${creature} put down ${item}`,
  label: ({ item }) => COMMAND_TEXT.drops(item),
})
