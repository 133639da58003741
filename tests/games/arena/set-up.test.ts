import { expect, test } from 'vitest'
import { clause } from '../../support/clause'
import { CREATURE_IDS, CREATURES } from '@/games/arena/tables/creatures'
import { DEFAULTS, SIZES } from '@/games/arena/tables/game-rules'
import { PRESETS } from '@/games/arena/tables/presets'
import { SPELL_IDS } from '@/games/arena/tables/spells'
import { arenaPlay } from '@/games/arena/play'
import { armyFaults } from '@/games/arena/queries/army-list'
import { viewOf } from '@/games/arena/state/view'
import { newArena } from './on-the-table'

const army = (
  creatures: readonly string[],
  items: readonly string[] = [],
  spells: readonly string[] = [],
) => ({
  creatures,
  items,
  spells,
})
const points = { points: [20, 20], firstPlayer: 0 }

/** Both armies locked. */
const begun = (west: object, east: object, settings: object = points, rolls: readonly number[] = []) =>
  newArena(settings)
    .play(0, 'buildArmy', west)
    .play(0, 'lockArmy')
    .play(1, 'buildArmy', east)
    .play(1, 'lockArmy', {}, rolls)

clause('AA-2.1', () => {
  test('an army costs no more than its points', () => {
    const game = newArena({ points: [9, 9] })
    expect(game.refusal(0, 'buildArmy', army(['orc', 'orc', 'orc']))).toBeUndefined()
    expect(game.refusal(0, 'buildArmy', army(['orc', 'orc', 'swordmaster']))).toBe('AA-2.1')
    expect(game.refusal(0, 'buildArmy', army(['orc', 'orc'], ['longbow', 'grenade']))).toBe('AA-2.1')
  })
  test('the sizes are 50, 80 and 120; 80 is the usual one', () => {
    expect(SIZES).toEqual({ skirmish: 50, standard: 80, grand: 120 })
    expect(DEFAULTS.points).toBe(80)
    expect(newArena({}).position.settings.points).toEqual({ west: 80, east: 80 })
  })
})

clause('AA-2.2', () => {
  test('a card may be bought again and again', () => {
    expect(newArena(points).refusal(0, 'buildArmy', army(Array<string>(6).fill('orc')))).toBeUndefined()
  })
  test('the phantom may not be bought', () => {
    expect(newArena(points).refusal(0, 'buildArmy', army(['phantom']))).toBe('AA-2.2')
  })
})

clause('AA-2.3', () => {
  test('what is left over is the magic pool', () => {
    const { position } = begun(army(['orc']), army(['ogre'], ['grenade']))
    expect(position.pools).toEqual({ west: 17, east: 11 })
  })
})

clause('AA-2.4', () => {
  test('the seats may have different points', () => {
    const game = newArena({ points: [3, 80] })
    expect(game.refusal(0, 'buildArmy', army(['ogre']))).toBe('AA-2.1')
  })
})

clause('AA-2.5', () => {
  test('eight spells may be listed, whoever can cast them', () => {
    const game = newArena(points)
    expect(game.refusal(0, 'buildArmy', army(['orc'], [], SPELL_IDS.slice(0, 8)))).toBeUndefined()
    expect(game.refusal(0, 'buildArmy', army(['orc'], [], SPELL_IDS.slice(0, 9)))).toBe('AA-2.5')
  })
  test('a limit of 0 is none', () => {
    const game = newArena({ spellCards: 0 })
    expect(game.refusal(0, 'buildArmy', army(['orc'], [], SPELL_IDS))).toBeUndefined()
  })
  test('a spell is listed once', () => {
    expect(newArena(points).refusal(0, 'buildArmy', army(['orc'], [], ['bless', 'bless']))).toBe('AA-2.5')
  })
})

clause('AA-2.6', () => {
  const drawn = newArena(points).play(0, 'buildArmy', army(['orc'], [], ['bless']))
  test('a list is its seat’s own affair', () => {
    expect(viewOf(drawn.position, 'west').lists.west?.creatures).toEqual(['orc'])
    expect(viewOf(drawn.position, 'east').lists.west).toBeNull()
    expect(viewOf(drawn.position, 'table').lists.west).toBeNull()
    expect(drawn.events.map((event) => arenaPlay.audienceOf(event))).toEqual([['west']])
  })
  test('it may be drawn up anew until it is locked', () => {
    const anew = drawn.play(0, 'buildArmy', army(['elf'])).play(0, 'lockArmy')
    expect(anew.position.secrets.lists.west?.creatures).toEqual(['elf'])
    expect(anew.refusal(0, 'buildArmy', army(['orc']))).toBe('AA-3.7')
  })
  test('creatures are revealed together, spells stay secret', () => {
    const { position, events } = begun(army(['orc'], [], ['bless']), army(['elf']))
    const seen = viewOf(position, 'east')
    expect(seen.creatures.map(({ card }) => card)).toEqual(['orc', 'elf'])
    expect(seen.spells.west).toBeNull()
    expect(seen.spellCount.west).toBe(1)
    expect(arenaPlay.barrierOf({ type: 'lockArmy', seat: 'east' }, events)).toBe('The armies were revealed.')
  })
})

clause('AA-2.7', () => {
  test('creatures and items start on the ground of the own king hex, apart', () => {
    const game = begun(army(['orc', 'warhorse'], ['magic-sword']), army(['elf']))
    expect(game.position.creatures.map(({ at, on }) => [at, on])).toEqual([
      ['C1', null],
      ['C1', null],
      ['C9', null],
    ])
    expect(game.position.items.map(({ place }) => place)).toEqual([{ at: 'C1' }])
  })
  test('a vehicle starts without a pilot', () => {
    const game = begun(army(['orc', 'warhorse']), army(['elf']))
    expect(game.position.creatures.map(({ controller }) => controller)).toEqual(['west', null, 'east'])
  })
  test('creatures are numbered in the order of the lists, West’s first', () => {
    const game = begun(army(['orc', 'elf']), army(['elf']))
    expect(game.position.creatures.map(({ id }) => id)).toEqual(['orc-1', 'elf-2', 'elf-3'])
  })
})

clause('AA-2.8', () => {
  test.each([
    [1, 'west'],
    [2, 'east'],
  ] as const)('a roll of %i lets %s begin', (roll, seat) => {
    const rolled = { points: [20, 20], firstPlayer: 'roll' }
    const { position, events } = begun(army(['orc']), army(['elf']), rolled, [roll])
    expect(events).toContainEqual({ type: 'firstPlayer', seat, roll })
    expect([position.first, position.active, position.turn]).toEqual([seat, seat, 1])
  })
  test('no die is rolled where it was agreed', () => {
    const { position } = begun(army(['orc']), army(['elf']), { points: [20, 20], firstPlayer: 1 })
    expect(position.active).toBe('east')
  })
})

clause('AA-2.9', () => {
  const game = newArena({ points: [999, 999] })
  test.each([
    ['nobody', army([])],
    ['vehicles only', army(['warhorse', 'tank'])],
    ['41 cards', army(Array<string>(40).fill('orc'), ['grenade'])],
    ['three walls', army(['orc', 'palisade', 'palisade', 'wall-of-stone'])],
  ])('an army of %s is refused', (_, list) => {
    expect(game.refusal(0, 'buildArmy', list)).toBe('AA-2.9')
  })
  test('two walls, and any number of balloons, are allowed', () => {
    const list = army(['orc', 'palisade', 'wall-of-stone', ...Array<string>(5).fill('hot-air-balloon')])
    expect(game.refusal(0, 'buildArmy', list)).toBeUndefined()
  })
  test('without a list nothing is locked', () => {
    expect(game.refusal(0, 'lockArmy')).toBe('AA-2.9')
  })
})

clause('AA-2.9', () => {
  test('a list with several faults is told all of them at once, each once', () => {
    const { settings } = newArena({ points: [20, 20], spellCards: 1 }).position
    const list = {
      seat: 'west',
      creatures: ['wall-of-stone', 'wall-of-stone', 'wall-of-stone', 'phantom', 'phantom'],
      items: Array<'grenade'>(40).fill('grenade'),
      spells: ['bless', 'bless'],
      terrainPool: 1,
    } as const
    expect(armyFaults(settings, list).map((fault) => fault.clause)).toEqual([
      'AA-2.2',
      'AA-2.1',
      'AA-2.5',
      'AA-2.5',
      'AA-2.9',
      'AA-2.9',
      'AA-25.1',
    ])
  })
  test('a sound list has none', () => {
    const { settings } = newArena({}).position
    expect(armyFaults(settings, { seat: 'east', creatures: ['orc'], items: [], spells: ['bless'] })).toEqual(
      [],
    )
  })
})

clause('AA-2.10', () => {
  test('each seat controls its king hex and nothing else', () => {
    const { hexes } = begun(army(['orc']), army(['elf'])).position
    const held = Object.entries(hexes).flatMap(([id, { control }]) => (control ? [[id, control]] : []))
    expect(held).toEqual([
      ['C1', 'west'],
      ['C9', 'east'],
    ])
  })
})

clause('AA-2.11', () => {
  test('every attribute is on a card, and none has a rule of its own', () => {
    const used = new Set(CREATURE_IDS.flatMap((id) => CREATURES[id].attributes))
    expect([...used].sort()).toEqual(
      ['animal', 'evil', 'good', 'hands', 'holy', 'illusion', 'machine', 'undead'].sort(),
    )
  })
})

test('a game has no variant that was not asked for, whether ready or drawn up', () => {
  const none = { terrainPool: false, wild: false, enclosed: false }
  expect(newArena({}).position.settings.variants).toEqual(none)
  expect(newArena({ preset: 'first-clash' }).position.settings.variants).toEqual(none)
  expect(newArena({ variants: { wild: true } }).position.settings.variants).toEqual({ ...none, wild: true })
})

test.each(PRESETS.map(({ id }) => id))('%s begins at once, with armies that may be bought', (preset) => {
  const { position } = newArena({ preset })
  const isBasic = position.settings.ruleset === 'basic'
  expect(position.now.phase).toBe(isBasic ? 'placeBasic' : 'terrain')
  expect(position.active).toBe('west')
  const game = newArena({ ...points, ruleset: position.settings.ruleset, points: [80, 80] })
  for (const seat of ['west', 'east'] as const) {
    const creatures = position.creatures.filter(({ owner }) => owner === seat).map(({ card }) => card)
    const items = position.items.filter(({ owner }) => owner === seat).map(({ card }) => card)
    expect(
      game.refusal(0, 'buildArmy', army(creatures, items, position.secrets.spells[seat])),
    ).toBeUndefined()
  }
})
