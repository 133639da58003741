import { describe, expect, test } from 'vitest'
import { diceStateOf, seededDice, seededRandom } from '@/engine/kernel/dice'
import { playInPlace, refusalOf } from '@/engine/kernel/play'
import { arenaRules } from '@/games/arena/rules'
import type { Position } from '@/games/arena/state/position'
import { arena, newArena } from './on-the-table'

const commandsOf = (position: Position, type: string) =>
  arenaRules.legalCommands(position).filter((command) => command.type === type)

describe('legal commands', () => {
  test('one walk and its flights for each end that a unit can reach', () => {
    const { position } = arena('movement', { p: 'pegasus 0 E1' })
    expect(commandsOf(position, 'walk')).toHaveLength(8)
    // Nine hexes in the air, E1 itself among them, of which it cannot come down in E1 again.
    expect(commandsOf(position, 'fly')).toHaveLength(9 + 8)
  })
  test('the path is the first of the shortest in board order', () => {
    const { position } = arena('movement', { c: 'centaur 0 C4' })
    const walks = commandsOf(position, 'walk')
    expect(walks).toContainEqual({ type: 'walk', seat: 'west', unit: 'c', path: ['B3', 'A3'] })
    expect(walks).toContainEqual({ type: 'walk', seat: 'west', unit: 'c', path: ['B4', 'B5'] })
  })
  test('no way leads on from where a unit must stop', () => {
    const { position } = arena('movement', { c: 'centaur 0 C1', o: 'orc 1 C2', p: 'orc 1 B1', q: 'orc 1 D1' })
    const ends = commandsOf(position, 'walk').map((command) => ('path' in command ? command.path : []))
    expect(ends).toEqual([['B1'], ['C2'], ['D1']])
  })
  test('steps and storms that the budget pays for', () => {
    const { position } = arena('terrain', {}, { budget: 4, hexes: { B3: { control: 0 } } })
    const changes = arenaRules.legalCommands(position).filter(({ type }) => type !== 'endPhase')
    expect(changes.map((command) => ('hex' in command ? command.hex : command.type))).toEqual([
      'B3',
      'B3',
      'B3',
      'B3',
      'C1',
      'concede',
    ])
  })
  test('everybody who may mount, dismount, take and put down', () => {
    const creatures = { o: 'orc 0 C4', h: 'warhorse 0 C4', g: 'giant 0 C4', k: 'kobold 0 C4 on g' }
    const items = [
      { id: 's', type: 'magic-sword', at: 'C4' },
      { id: 't', type: 'grenade', by: 'o' },
    ]
    const { position } = arena('equip1', creatures, { items })
    const told = arenaRules.legalCommands(position).map((command) => Object.values(command).join(' '))
    expect(told).toEqual([
      'equip west o s',
      'equip west g s',
      'equip west k s',
      'drop west o t',
      'mount west o h',
      'mount west o g',
      'dismount west k',
      'endPhase west',
      'concede west',
    ])
  })
  test('shots at every space with an enemy in range, and the fights that are open', () => {
    const creatures = {
      ...{ a: 'archer 0 C4', b: 'archer 0 B3', x: 'orc 0 B4' },
      ...{ o: 'orc 1 C5', p: 'orc 1 C5', q: 'orc 1 B4', g: 'gargoyle 1 C4^' },
    }
    const told = arenaRules
      .legalCommands(arena('combat', creatures).position)
      .map((command) => Object.values(command).join(' '))
    expect(told).toEqual([
      'fire west a C5',
      'fire west a B4',
      'fire west a C4^',
      'fire west b B4',
      'resolve west B4',
      'concede west',
    ])
  })
  test('a casualty that may be chosen, or chance', () => {
    const creatures = { s: 'swordmaster 0 C5', k: 'kobold 1 C5', l: 'kobold 1 C5', z: 'orc 1 C9' }
    const { position } = arena('combat', creatures).play(0, 'resolve', { space: 'C5' })
    const named = commandsOf(position, 'chooseCasualty').map((one) => 'creature' in one && one.creature)
    expect(named).toEqual(['k', 'l', null])
  })
  test('spells by who can cast them at what they can be aimed at, and the end of a cast', () => {
    const creatures = { n: 'necromancer 0 C4', m: 'necromancer 0 A1', o: 'kobold 1 C5', k: 'kobold 0 C3' }
    const casts = [{ id: 'k1', caster: 'm', spell: 'plague', target: { space: 'A1' }, madeInTurn: 5, due: 9 }]
    const { position } = arena('magic1', creatures, { casts, spells: [['slay'], []], pools: [20, 0] })
    const told = arenaRules.legalCommands(position).map((command) => JSON.stringify(Object.values(command)))
    expect(told).toEqual([
      '["stopCasting","west","m"]',
      ...['n', 'm', 'o', 'k'].map(
        (at) => `["declareSpell","west","n","slay",{"kind":"creature","creature":"${at}"}]`,
      ),
      '["passMagic","west"]',
      '["concede","west"]',
    ])
  })
  test('ready armies that the points allow, and the lock once there is a list', () => {
    const game = newArena({ points: [50, 50] })
    expect(commandsOf(game.position, 'lockArmy')).toEqual([])
    const [first] = commandsOf(game.position, 'buildArmy')
    expect(first).toMatchObject({ type: 'buildArmy', seat: 'west' })
    const listed = game.play(0, 'buildArmy', { creatures: ['orc'], items: [], spells: [] })
    expect(commandsOf(listed.position, 'lockArmy')).toHaveLength(1)
  })
  test('none when the game is over', () => {
    const over = arena('movement', { o: 'orc 0 C4', p: 'orc 1 C6' }).play(0, 'concede')
    expect(arenaRules.legalCommands(over.position)).toEqual([])
    expect(arenaRules.sampleCommand(over.position, seededRandom(1))).toBeUndefined()
  })
})

describe('random play', () => {
  test.each([1, 2, 3, 4])('game %i goes to its end by legal commands and breaks no invariant', (seed) => {
    const map = ['standard', 'broken-vale', 'twin-lakes', 'basic'][seed - 1]
    const settings = { map, ruleset: map === 'basic' ? 'basic' : 'advanced', turnLimit: 8, points: [50, 50] }
    const position = structuredClone(newArena(settings).position)
    const [random, dice] = [seededRandom(seed), seededDice(diceStateOf(seed))]
    for (let nth = 0; nth < 2000 && !position.ending; nth++) {
      const command = arenaRules.sampleCommand(position, random)
      if (!command) break
      expect(refusalOf(arenaRules, position, command)).toBeUndefined()
      playInPlace(arenaRules, position, command, dice)
      expect(arenaRules.faultsOf(position)).toEqual([])
    }
    expect(position.ending).not.toBeNull()
  })
})
