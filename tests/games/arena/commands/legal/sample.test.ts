import { describe, expect, test } from 'vitest'
import { seededRandom } from '@/engine/kernel/dice'
import { type Command, refusalOf } from '@/games/arena/commands'
import { legalCommands } from '@/games/arena/commands/legal'
import { sampleCommand } from '@/games/arena/commands/legal/sample'
import type { Position } from '@/games/arena/state/position'
import { arena, newArena } from '../../on-the-table'
import { inTurn } from './chosen'

/** What is drawn by these answers, and from how many each was chosen. */
function drawn(position: Position, ...answers: readonly number[]) {
  const random = inTurn(...answers)
  return { command: sampleCommand(position, random), asked: random.asked }
}
const end: Command = { type: 'endPhase', seat: 'west' }
const listed = (position: Position, ...types: readonly string[]) =>
  legalCommands(position).filter(({ type }) => types.includes(type))

const moving = () =>
  arena('movement', {
    r: 'kobold 0 C4 on g',
    g: 'giant 0 C4',
    m: ['orc 0 C4', { moved: true }],
    o: 'orc 0 B4',
    e: 'orc 1 C6',
  }).position

describe('whatever is drawn is legal, and all that is legal may be drawn', () => {
  const scenes: readonly (readonly [string, () => Position])[] = [
    ['Terrain Change', () => arena('terrain', { o: 'orc 0 C4' }, { budget: 4 }).position],
    [
      'Equip and Mount',
      () =>
        arena(
          'equip1',
          { o: 'orc 0 C4', h: 'warhorse 0 C4' },
          { items: [{ id: 's', type: 'magic-sword', at: 'C4' }] },
        ).position,
    ],
    ['Movement', moving],
    [
      'a magic phase',
      () => arena('magic1', { s: 'shapeshifter 0 C4', t: 'siren 0 C5', o: 'orc 1 C5' }).position,
    ],
    [
      'Combat',
      () => arena('combat', { a: 'archer 0 C4', o: 'orc 1 C5', p: 'orc 0 C6', q: 'orc 1 C6' }).position,
    ],
  ]
  test.each(scenes)('%s', (_, setOut) => {
    const position = setOut()
    const seen = new Set<string>()
    for (let seed = 1; seed <= 600; seed++) {
      const command = sampleCommand(position, seededRandom(seed))
      expect(command && refusalOf(position, command)).toBeUndefined()
      seen.add(JSON.stringify(command))
    }
    const all = legalCommands(position).filter(({ type }) => type !== 'concede')
    expect([...seen].sort()).toEqual(all.map((command) => JSON.stringify(command)).sort())
  })
  test('once in 500 one of the whole list is drawn, but nobody concedes', () => {
    const position = moving()
    const all = legalCommands(position).filter(({ type }) => type !== 'concede')
    expect(drawn(position, 0, all.length - 1)).toEqual({ command: end, asked: [500, all.length] })
    expect(drawn(position, 0, 2).command).toEqual(all[2])
  })
})

describe('the armies (AA-2.6)', () => {
  const build = (more: object = {}) => newArena({ points: [80, 80], ...more })
  const list = { creatures: ['orc'], items: [], spells: [] }
  test('one in three is a ready one', () => {
    const { position } = build()
    const ready = listed(position, 'buildArmy')
    expect(drawn(position, 1, 0, 1)).toEqual({ command: ready[1], asked: [500, 3, ready.length] })
  })
  test('the others are made up', () => {
    const { position } = build({ ruleset: 'basic', map: 'basic', points: [2, 2] })
    expect(drawn(position, 1, 1, ...Array.from({ length: 40 }, () => 0)).command).toMatchObject({
      ...{ type: 'buildArmy', seat: 'west', creatures: ['kobold'] },
    })
  })
  test('where no ready one is allowed, one is made up', () => {
    const { position } = build({ ruleset: 'basic', map: 'basic', points: [2, 2] })
    expect(listed(position, 'buildArmy')).toEqual([])
    const { command, asked } = drawn(position, 1, 0, ...Array.from({ length: 40 }, () => 0))
    expect(command).toMatchObject({ type: 'buildArmy', creatures: ['kobold'] })
    expect(asked.slice(0, 2)).toEqual([500, 3])
  })
  test('a list is locked three times in four, else laid down anew', () => {
    const { position } = build().play(0, 'buildArmy', list)
    const lock = { type: 'lockArmy', seat: 'west' }
    expect(drawn(position, 1, 1)).toEqual({ command: lock, asked: [500, 4] })
    expect(drawn(position, 1, 0, 0, 0).command).toEqual(listed(position, 'buildArmy')[0])
  })
  test('the basic game’s creatures are placed anywhere they may', () => {
    const settings = { ruleset: 'basic', map: 'basic', points: [3, 3] }
    const placing = newArena(settings)
      .play(0, 'buildArmy', list)
      .play(0, 'lockArmy')
      .play(1, 'buildArmy', list)
      .play(1, 'lockArmy', {}, [1]).position
    const places = listed(placing, 'placeBasic')
    expect(drawn(placing, 1, 2)).toEqual({ command: places[2], asked: [500, places.length] })
  })
})

describe('a phase that goes on', () => {
  const setOut = () => arena('terrain', { o: 'orc 0 C4' }, { budget: 8 }).position
  test('ends once in four', () => {
    expect(drawn(setOut(), 1, 0)).toEqual({ command: end, asked: [500, 4] })
  })
  test('else something of it is drawn', () => {
    const position = setOut()
    const all = listed(position, 'changeTerrain', 'setStorm')
    expect(drawn(position, 1, 1, 3)).toEqual({ command: all[3], asked: [500, 4, all.length] })
  })
  test('ends where nothing is left', () => {
    const { position } = arena('terrain', { o: 'orc 0 C4' }, { budget: 0 })
    expect(drawn(position, 1, 1)).toEqual({ command: end, asked: [500, 4] })
  })
  test('does not end while there are fights', () => {
    const { position } = arena('combat', { o: 'orc 0 C4', e: 'orc 1 C4' })
    expect(drawn(position, 1, 0)).toEqual({
      command: { type: 'resolve', seat: 'west', space: 'C4' },
      asked: [500, 1],
    })
  })
})

describe('Equip and Mount', () => {
  const setOut = (phase: 'equip1' | 'equip2' = 'equip1') =>
    arena(
      phase,
      { o: 'orc 0 C4', h: 'warhorse 0 C4' },
      { items: [{ id: 's', type: 'magic-sword', at: 'C4' }] },
    ).position
  test('ends once in four', () => {
    expect(drawn(setOut(), 1, 0)).toEqual({ command: end, asked: [500, 4] })
    expect(drawn(setOut('equip2'), 1, 0)).toEqual({ command: end, asked: [500, 4] })
  })
  test('else half the time hands are busy, half the time feet', () => {
    const position = setOut()
    const [hands, feet] = [listed(position, 'equip', 'drop'), listed(position, 'mount', 'dismount')]
    expect(drawn(position, 1, 1, 0, 0)).toEqual({ command: hands[0], asked: [500, 4, 2, hands.length] })
    expect(drawn(position, 1, 1, 1, 0)).toEqual({ command: feet[0], asked: [500, 4, 2, feet.length] })
  })
  test('ends where there is nothing of the kind', () => {
    const { position } = arena('equip1', { o: 'orc 0 C4' })
    expect(drawn(position, 1, 1, 0)).toEqual({ command: end, asked: [500, 4, 2] })
    expect(drawn(position, 1, 1, 1)).toEqual({ command: end, asked: [500, 4, 2] })
  })
})

describe('Movement', () => {
  test('ends after about 12 moves', () => {
    expect(drawn(moving(), 1, 0)).toEqual({ command: end, asked: [500, 12] })
  })
  test('else a unit of the seat that has not moved is drawn, and one of its ways', () => {
    const position = moving()
    const ways = (unit: string) =>
      listed(position, 'walk').filter((command) => 'unit' in command && (command.unit as string) === unit)
    expect(drawn(position, 1, 1, 0, 1)).toEqual({
      command: ways('g')[1],
      asked: [500, 12, 2, ways('g').length],
    })
    expect(drawn(position, 1, 1, 1, 0).command).toEqual(ways('o')[0])
  })
  test('ends when six units in a row have nowhere to go', () => {
    const { position } = arena('movement', { w: 'wall-of-stone 0 C4', e: 'orc 1 C6' })
    expect(drawn(position, 1, 1, ...Array.from({ length: 6 }, () => 0))).toEqual({
      command: end,
      asked: [500, 12, 1, 1, 1, 1, 1, 1],
    })
  })
  test('ends when nobody is left to move', () => {
    const { position } = arena('movement', { m: ['orc 0 C4', { moved: true }], e: 'orc 1 C6' })
    expect(drawn(position, 1, 1)).toEqual({ command: end, asked: [500, 12] })
  })
})

describe('a magic phase', () => {
  const casting = {
    casts: [{ id: 'k', caster: 'n', spell: 'slay', target: { creature: 'o' }, madeInTurn: 5, due: 7 }],
  }
  const setOut = () =>
    arena('magic1', { n: 'necromancer 0 C4', s: 'shapeshifter 0 C4', o: 'orc 1 C5' }, casting).position
  const pass = { type: 'passMagic', seat: 'west' }
  test('is passed half the time', () => {
    expect(drawn(setOut(), 1, 0)).toEqual({ command: pass, asked: [500, 2] })
  })
  test('else something is declared, or passed after all', () => {
    const position = setOut()
    const all = listed(position, 'declareAbility', 'passMagic')
    expect(drawn(position, 1, 1, 1, 0)).toEqual({ command: all[0], asked: [500, 2, 10, all.length] })
    expect(all).toHaveLength(2)
  })
  test('once in ten a cast may be stopped (B-5)', () => {
    const position = setOut()
    const all = listed(position, 'declareAbility', 'stopCasting', 'passMagic')
    expect(drawn(position, 1, 1, 0, 0)).toEqual({ command: all[0], asked: [500, 2, 10, all.length] })
    expect(all).toHaveLength(3)
    expect(all[0]?.type).toBe('stopCasting')
  })
})

test('nothing is drawn when the game is over', () => {
  const over = arena('movement', { o: 'orc 0 C4', p: 'orc 1 C6' }).play(0, 'concede').position
  expect(drawn(over)).toEqual({ command: undefined, asked: [] })
})
