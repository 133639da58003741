import { expect, test } from 'vitest'
import { atTarget, enchantmentName, targetName } from '@/games/arena/queries/magic-names'
import { namesIn, namesOf, startOf } from '@/games/arena/queries/names'
import type { CreatureId, Holder, ItemId, Target } from '@/games/arena/state/position'
import { arena } from './on-the-table'
import { spell, target } from './rules/by-hand'

const { position: table } = arena(
  'magic2',
  { o: 'orc 0 C4', g: 'gargoyle 1 C5^' },
  {
    items: [{ id: 'i', type: 'longbow', owner: 0, by: 'o' }],
    corpses: [{ id: 'x', type: 'elf', owner: 1, at: 'C6' }],
    enchantments: [{ id: 'h', name: 'hold', seat: 0, on: { creature: 'g' } }],
  },
)
const names = namesOf(table)
const orc = names.creature('o' as CreatureId)
const gargoyle = names.creature('g' as CreatureId)

test.each<[Target, short: string, long: string]>([
  [target(null), '', 'the caster'],
  [target({ to: 'C7' }), ', to C7', 'to C7'],
  [target({ creature: 'o' }), ` at ${orc}`, `${orc}, C4`],
  [target({ creature: 'g' }), ` at ${gargoyle}`, `${gargoyle}, C5 (air)`],
  [target({ creature: 'nobody' }), ' at nobody', 'nobody'],
  [target({ corpse: 'x' }), ' at a corpse', 'corpse of Elf, C6'],
  [target({ corpse: 'nothing' }), ' at a corpse', 'a corpse'],
  [target({ item: 'i' }), ' at Longbow', 'Longbow'],
  [target({ item: 'nothing' }), ' at nothing', 'nothing'],
  [target({ space: 'C6' }), ' at C6', 'C6'],
  [target({ space: 'C6', terrain: 'River' }), ' at C6, to make it River', 'C6 becomes River'],
  [target({ enchantment: 'h' }), ' at an enchantment', `Hold on ${gargoyle}`],
  [target({ enchantment: 'none' }), ' at an enchantment', 'an enchantment'],
  [target({ edge: ['C1', 'C2'] }), ' at the side between C1 and C2', 'between C1 and C2'],
])('%o is told after the name of the magic as “%s”, by itself as “%s”', (at, short, long) => {
  expect(atTarget(at, names)).toBe(short)
  expect(targetName(table, at)).toBe(long)
})

test.each([
  [target({ creature: 'o' }), `Hold on ${orc}`],
  [target({ item: 'i' }), 'Hold on Longbow'],
  [target({ space: 'C5^' }), 'Hold on C5 (air)'],
  [target({ edge: ['C1', 'C2'] }), 'Hold on the side between C1 and C2'],
] as const)('an enchantment is told with what it is on: %o', (on, told) => {
  expect(enchantmentName({ source: spell('hold'), on: on as Holder }, names)).toBe(told)
})

test('who moves is told with the place it starts from', () => {
  expect(startOf(table, 'g' as CreatureId)).toBe(' from C5 (air)')
  expect(startOf(table, 'nobody' as CreatureId)).toBe('')
})

test('the names of what has left the game are in its log', () => {
  const died = {
    type: 'died',
    creature: 'd',
    card: 'troll',
    number: 7,
    owner: 'east',
    at: 'C4',
    cause: 'magic',
  }
  const gone = { type: 'itemGone', item: 'j', card: 'grenade' }
  const all = namesIn(table, [{ events: [died, gone] as never }])
  expect(all.creature('d' as CreatureId)).toBe('Troll 7')
  expect(all.item('j' as ItemId)).toBe('Grenade')
  expect(all.creature('o' as CreatureId)).toBe(orc)
  expect(all.item('i' as ItemId)).toBe('Longbow')
  expect(all.creature('nobody' as CreatureId)).toBe('nobody')
  expect(all.item('nothing' as ItemId)).toBe('nothing')
})
