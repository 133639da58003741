import { describe, expect, test } from 'vitest'
import { arenaFiles } from '@/games/arena/files'

const ORC = { id: 'o', type: 'orc', owner: 0, at: 'C4' }
const HORSE = { id: 'h', type: 'warhorse', owner: 0, at: 'C4' }
const SLAYER = { id: 'n', type: 'necromancer', owner: 0, at: 'C4' }
const SLAY = { id: 'k', caster: 'n', spell: 'slay', target: { creature: 'o' }, madeInTurn: 5, due: 7 }
const slays = (change: object, more: object = {}) => ({
  creatures: [SLAYER],
  casts: [{ ...SLAY, ...change }],
  ...more,
})
const marked = (change: object, more: object = {}) => ({
  creatures: [{ ...ORC, ...change }],
  phase: 'equip1',
  ...more,
})
const rides = (rider: object, mount: object) => ({
  creatures: [
    { ...ORC, id: 'm', ...mount },
    { ...ORC, on: 'm', ...rider },
  ],
})
const enchanted = (change: object, more: object = {}) => ({
  creatures: [ORC],
  enchantments: [{ id: 'e', name: 'slow', seat: 0, on: { creature: 'o' }, ...change }],
  ...more,
})

/** Positions that no play comes to: what is wrong, the file, the path and the clause that are told. */
const ROWS: readonly (readonly [what: string, file: object, path: string, clause: string])[] = [
  ['a turn after the last', { turn: 61 }, 'turn', 'AA-23.4'],
  ['a first player out of turn', { turn: 5, active: 0, first: 1 }, 'first', 'AA-3.2'],
  ['a phase of the other ruleset', { ruleset: 'basic', phase: 'magic1' }, 'phase', 'AA-24.3'],
  ['a budget of more than the board', { phase: 'terrain', budget: 40 }, 'budget', 'AA-4.4'],
  ['a bout outside of magic', { bout: 0 }, 'bout', 'AA-19.5'],
  ['a fight outside of Combat', { combat: {} }, 'combat', 'AA-11.1'],
  ['a storm that is over by the usual turn', { hexes: { C5: { storm: 4 } } }, 'hexes.C5.storm', 'AA-4.11'],
  ['a storm that is too long', { hexes: { C5: { storm: 8 } } }, 'hexes.C5.storm', 'AA-4.11'],
  [
    'a storm in the basic game',
    { ruleset: 'basic', hexes: { B3: { storm: 6 } } },
    'hexes.B3.storm',
    'AA-24.2',
  ],
  ['points for no army', { options: { points: [0, 0] } }, 'options.points.0', 'AA-2.9'],
  ['a pool above the points', { pools: [81, 0] }, 'pools.0', 'AA-2.3'],
  [
    'a pool above what the army left',
    { turn: 1, phase: 'terrain', creatures: [{ ...ORC, at: 'C1' }], pools: [80, 0] },
    'pools.0',
    'AA-2.3',
  ],
  [
    'a hex of another than who stands there alone',
    { phase: 'terrain', creatures: [ORC], hexes: { C4: { control: 1 } } },
    'hexes.C4.control',
    'AA-5.6',
  ],
  [
    'a king area that is held',
    { ruleset: 'basic', hexes: { B1: { control: 0 } } },
    'hexes.B1.control',
    'AA-24.4',
  ],
  [
    'a shot of a defender',
    {
      phase: 'combat',
      creatures: [ORC, { id: 'a', type: 'archer', owner: 1, at: 'C5', fired: true }],
      combat: { shots: { a: 'C4' } },
    },
    'combat.shots.a',
    'AA-14.8',
  ],
  [
    'a shot at nobody',
    {
      phase: 'combat',
      creatures: [{ id: 'a', type: 'archer', owner: 0, at: 'C5', fired: true }],
      combat: { shots: { a: 'C4' } },
    },
    'combat.shots.a',
    'AA-14.4',
  ],
  [
    'a shot of one who fights where it stands',
    {
      phase: 'combat',
      creatures: [
        { id: 'a', type: 'archer', owner: 0, at: 'C5', fired: true },
        { id: 'b', type: 'orc', owner: 1, at: 'C5' },
        { ...ORC, owner: 1 },
      ],
      combat: { shots: { a: 'C4' } },
    },
    'combat.shots.a',
    'AA-14.5',
  ],
  [
    'a retreat of one who has not fought',
    { phase: 'combat', creatures: [ORC], combat: { settled: ['C4'], marks: { o: 'attacker' } } },
    'combat.marks.o',
    'AA-11.6',
  ],
  [
    'a retreat from a fight that is not settled',
    { phase: 'combat', creatures: [{ ...ORC, fought: true }], combat: { marks: { o: 'attacker' } } },
    'combat.marks.o',
    'AA-11.6',
  ],
  ['too many cards', { options: { spellCards: 1 }, spells: [['slay', 'slow'], []] }, 'spells.0', 'AA-2.5'],
  ['a list in play', { lists: [{ creatures: ['orc'], items: [], spells: [] }, null] }, 'lists.0', 'AA-2.6'],
  ['East drawing up before West', { stage: 'build', active: 1 }, 'lists.0', 'AA-2.9'],
  ['creatures before the armies', { stage: 'build', creatures: [ORC] }, 'creatures', 'AA-2.6'],
  [
    'a creature placed far off',
    { ruleset: 'basic', stage: 'placeBasic', creatures: [{ ...ORC, at: 'A6' }] },
    'creatures.0.at',
    'AA-24.4',
  ],
  [
    'a card that the basic game has not',
    { ruleset: 'basic', creatures: [{ ...ORC, type: 'dragon' }] },
    'creatures.0.type',
    'AA-24.2',
  ],
  ['a creature moved before Movement', marked({ moved: true }), 'creatures.0.moved', 'AA-3.4'],
  ['a shot before Combat', marked({ fired: true }), 'creatures.0.fired', 'AA-3.4'],
  ['magic used before magic', marked({ instantUsed: true }), 'creatures.0.instantUsed', 'AA-3.4'],
  ['a unit come from afar', marked({ from: 'C7' }, { phase: 'combat' }), 'creatures.0.from', 'AA-9.11'],
  ['more air turns than turns', marked({ at: 'C4^', air: 6 }), 'creatures.0.air', 'AA-10.7'],
  ['Power below 0 on a card', marked({ power: -1 }), 'creatures.0.power', 'AA-11.3'],
  [
    'uses of an ability that it has not',
    marked({ uses: { petrify: 1 } }),
    'creatures.0.uses.petrify',
    'AA-17.2',
  ],
  ['a rider as large as its mount', rides({}, { type: 'kobold' }), 'creatures.1.on', 'AA-7.1'],
  [
    'riders above the capacity',
    { creatures: [HORSE, { ...ORC, on: 'h' }, { ...ORC, id: 'p', on: 'h' }] },
    'creatures.0',
    'AA-7.2',
  ],
  ['an enemy on a mount', rides({ owner: 1 }, { type: 'ogre' }), 'creatures.1.on', 'AA-7.3'],
  [
    'a vehicle with a pilot that it has not',
    { creatures: [{ ...HORSE, controller: 0 }] },
    'creatures.0.controller',
    'AA-8.3',
  ],
  ['a creature of nobody', { creatures: [{ ...ORC, controller: null }] }, 'creatures.0.controller', 'AA-8.2'],
  [
    'a creature of the other side without magic',
    { creatures: [{ ...ORC, controller: 1 }] },
    'creatures.0.controller',
    'AA-22.10',
  ],
  [
    'a vehicle aloft without a pilot',
    { creatures: [{ ...HORSE, type: 'helicopter', at: 'C4^' }] },
    'creatures.0.at',
    'AA-8.6',
  ],
  [
    'a bearer that cannot use it',
    { creatures: [HORSE], items: [{ id: 'i', type: 'magic-sword', by: 'h' }] },
    'items.0.by',
    'AA-6.3',
  ],
  [
    'an item that hangs in the air',
    { items: [{ id: 'i', type: 'magic-sword', owner: 0, at: 'C4^' }] },
    'items.0.at',
    'AA-6.9',
  ],
  [
    'more uses than printed',
    { items: [{ id: 'i', type: 'grenade', owner: 0, at: 'C4', uses: 2 }] },
    'items.0.uses',
    'AA-6.7',
  ],
  [
    'an item used up',
    { items: [{ id: 'i', type: 'grenade', owner: 0, at: 'C4', uses: 0 }] },
    'items.0.uses',
    'AA-6.7',
  ],
  [
    'Tech without its magic',
    { items: [{ id: 'i', type: 'grenade', owner: 0, at: 'C4', disenchanted: true }] },
    'items.0.disenchanted',
    'AA-22.23',
  ],
  [
    'a corpse of the undead',
    { corpses: [{ id: 'c', type: 'zombie', owner: 0, at: 'C4' }] },
    'corpses.0.type',
    'AA-16.2',
  ],
  ['magic that leaves nothing behind', enchanted({ name: 'slay' }), 'enchantments.0.name', 'AA-21.2'],
  ['magic on the wrong thing', enchanted({ on: { space: 'C4' } }), 'enchantments.0.on', 'AA-21.4'],
  [
    'magic on whom it cannot be aimed at',
    enchanted({ name: 'control-animal' }),
    'enchantments.0.on.creature',
    'AA-20.15',
  ],
  ['magic made later than now', enchanted({ madeInTurn: 6 }), 'enchantments.0.madeInTurn', 'AA-21.4'],
  [
    'a brief effect that never ends',
    enchanted({ name: 'bless', ends: null }),
    'enchantments.0.ends',
    'AA-21.3',
  ],
  [
    'a brief effect that is over',
    enchanted({ name: 'bless', ends: 'movement' }, { phase: 'combat' }),
    'enchantments.0.ends',
    'AA-21.3',
  ],
  ['a cast due in the past', slays({ madeInTurn: 1, due: 3 }), 'casts.0.due', ''],
  [
    'a cast overdue in its turn',
    slays({ madeInTurn: 3, due: 5 }, { phase: 'combat' }),
    'casts.0.due',
    'AA-18.4',
  ],
  ['a cast due at no time of its own', slays({ due: 9 }), 'casts.0.due', 'AA-18.4'],
  ['a cast begun in the other’s turn', slays({ madeInTurn: 4, due: 6 }), 'casts.0.madeInTurn', 'AA-18.3'],
  ['a cast begun too early', slays({}, { phase: 'terrain' }), 'casts.0.madeInTurn', 'AA-18.3'],
  ['a cast at the wrong kind of thing', slays({ target: { space: 'C5' } }), 'casts.0.target', 'AA-20.1'],
  ['a caster of another school', slays({ spell: 'dominate' }), 'casts.0.spell', 'AA-17.3'],
  ['a cast of the other seat', slays({ seat: 1 }), 'casts.0.seat', 'AA-22.10'],
  ['a cast at another price', slays({ paid: 1 }), 'casts.0.paid', 'AA-17.5'],
  [
    'a shot without a bow',
    { phase: 'combat', creatures: [ORC], combat: { shots: { o: 'C5' } } },
    'combat.shots.o',
    'AA-14.2',
  ],
  [
    'a king’s win that is none',
    { stage: 'over', creatures: [ORC], result: { winner: 1, by: 'king' } },
    'result',
    'AA-23.1',
  ],
]

describe('a position file is refused, with path and clause, for', () => {
  test.each(ROWS)('%s', (_, file, path, clause) => {
    const read = arenaFiles.parsePosition(file)
    expect(read.ok ? [] : read.problems).toContainEqual(
      expect.objectContaining(clause === '' ? { path } : { path, clause }),
    )
  })
})

test('a kept game of before opens on such a position all the same', () => {
  const file = { creatures: [{ ...ORC, moved: true }], phase: 'equip1' }
  expect(arenaFiles.parseInitial(file).ok).toBe(true)
  expect(arenaFiles.parseInitial({ ...file, rules: 2 }).ok).toBe(false)
})

test('a number in play that another has by its place in the list stands twice', () => {
  const creatures = [{ ...ORC, number: 2 }, { ...HORSE }]
  expect(arenaFiles.parsePosition({ creatures })).toMatchObject({
    ok: false,
    problems: [{ path: 'creatures.1.number' }],
  })
})

test('a game without points for an army is refused where it is agreed on', () => {
  expect(arenaFiles.newGame({ points: [0, 50] })).toEqual({
    ok: false,
    problems: [
      { path: 'points.0', message: 'must be 1 or more: an army needs a creature', clause: 'AA-2.9' },
    ],
  })
})
