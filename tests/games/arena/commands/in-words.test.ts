import { describe, expect, test } from 'vitest'
import { aimOf, buttonOf, lossOf, sayOf } from '@/engine/declare/words'
import { commandFrom } from '@/games/arena/cases/case-commands'
import { COMMANDS } from '@/games/arena/commands'
import { namesOf } from '@/games/arena/queries/names'
import type { Position } from '@/games/arena/state/position'
import { arena, type Game, newArena } from '../on-the-table'

const guards = { w: 'human-grunt 0 C1', z: 'human-grunt 1 C9' }

/** West's command: as it is given, and as advice, on its button and as it is drawn. */
function told(game: Game, cmd: string, args: object) {
  const command = commandFrom({ seat: 0, cmd, args })
  if (typeof command === 'string') throw new Error(`${cmd}: ${command}`)
  const position: Position = game.position
  const names = namesOf(position)
  const { name, more } = buttonOf(COMMANDS, names, position, command)
  const { from, to, ink } = aimOf(COMMANDS, position, command)
  return {
    advice: sayOf(COMMANDS, names, position, command),
    button: more === undefined ? name : `${name} (${more})`,
    way: `${from.join()} > ${to.join()}`,
    ink,
    loss: lossOf(COMMANDS, position, command),
  }
}

test('a command is given under the clause that allows it', () => {
  const clauses = Object.entries(COMMANDS.commands).map(([type, { clause }]) => [type, clause])
  expect(Object.fromEntries(clauses)).toEqual({
    ...{ buildArmy: 'AA-2.1', lockArmy: 'AA-2.6', placeBasic: 'AA-24.4' },
    ...{ changeTerrain: 'AA-4.3', setStorm: 'AA-4.9' },
    ...{ equip: 'AA-6.2', drop: 'AA-6.2', mount: 'AA-7.1', dismount: 'AA-7.6' },
    ...{ declareSpell: 'AA-17.3', declareAbility: 'AA-17.2', stopCasting: 'AA-18.9', passMagic: 'AA-19.5' },
    ...{ walk: 'AA-9.1', fly: 'AA-10.2' },
    ...{ fire: 'AA-14.2', attackVehicle: 'AA-8.7', resolve: 'AA-11.4', chooseCasualty: 'AA-12.5' },
    ...{ endPhase: 'AA-3.3', concede: 'AA-23.5' },
  })
})

describe('set-up', () => {
  const building = newArena({ map: 'standard', points: [80, 80], turnLimit: 30 })
  const army = { creatures: ['orc', 'troll', 'orc'], items: ['longbow'], spells: ['hold'] }
  test('an army is told by its cards, what is bought twice with its count', () => {
    expect(told(building, 'buildArmy', army).advice).toBe(
      'Draw up an army of 2 × Orc, Troll, Longbow and Hold',
    )
    expect(told(building, 'lockArmy', {}).advice).toBe('Make the army final')
  })
})

describe('terrain', () => {
  const storm = { hexes: { C4: { storm: 6 }, C5: { terrain: 'Rocky', control: 0 } } }
  const game = arena('terrain', { ...guards, o: 'orc 0 C5' }, storm)
  test('a change of terrain tells what was and what will be, its button what it costs', () => {
    expect(told(game, 'changeTerrain', { hex: 'C5', to: 'Forest' })).toMatchObject({
      advice: 'Change C5 from Rocky to Forest',
      button: 'Forest for 4',
      way: 'C5 > ',
      ink: 'green',
    })
  })
  test('a storm is raised or ended', () => {
    expect(told(game, 'setStorm', { hex: 'C5', on: true })).toMatchObject({
      advice: 'Raise a storm over C5',
      button: 'Raise a storm for 4',
    })
    expect(told(game, 'setStorm', { hex: 'C4', on: false })).toMatchObject({
      advice: 'End the storm over C4',
      button: 'End the storm for 6',
    })
  })
})

describe('equip and mount', () => {
  const creatures = { ...guards, h: 'warhorse 0 C4', o: 'orc 0 C4 on h', e: 'elf 0 C5', g: 'giant 0 C5' }
  const items = [
    { id: 'i', type: 'longbow', by: 'e' },
    { id: 'j', type: 'magic-sword', at: 'C5' },
  ]
  const game = arena('equip1', creatures, { items })
  test('items are named on the button, with the creature in hand', () => {
    expect(told(game, 'equip', { creature: 'e', item: 'j' })).toMatchObject({
      advice: 'Let Elf 5 take Magic Sword',
      button: 'Take Magic Sword',
    })
    expect(told(game, 'drop', { creature: 'e', item: 'i' })).toMatchObject({
      advice: 'Let Elf 5 put down Longbow',
      button: 'Put down Longbow',
    })
  })
  test('a mount is named with the room that it has left, a ride’s end with the mount', () => {
    expect(told(game, 'mount', { rider: 'e', mount: 'g' })).toMatchObject({
      advice: 'Mount Elf 5 on Giant 6',
      button: 'Mount Giant 6 (room for 2)',
    })
    expect(told(game, 'dismount', { rider: 'o' })).toMatchObject({
      advice: 'Let Orc 4 get off',
      button: 'Get off Warhorse 3',
    })
  })
  test('a vehicle tells who would be its pilot', () => {
    const jeep = arena('equip1', { ...guards, j: 'jeep 0 C4', p: 'human-pilot 0 C4', o: 'wolf 0 C4' })
    expect(told(jeep, 'mount', { rider: 'p', mount: 'j' }).button).toMatch(
      /^Mount Jeep 3 \(room for \d, becomes its pilot\)$/,
    )
    expect(told(jeep, 'mount', { rider: 'o', mount: 'j' }).button).toMatch(/^Mount Jeep 3 \(room for \d\)$/)
  })
})

describe('magic', () => {
  const creatures = { ...guards, p: 'high-priest 0 C4', n: 'necromancer 0 C4', e: 'orc 1 C5' }
  const items = [
    { id: 'i', type: 'grenade', by: 'p' },
    { id: 'j', type: 'potion-of-giant-strength', by: 'p' },
  ]
  const spells = { spells: [['bless', 'slay'], []], pools: [20, 20], items }
  const game = arena('magic2', creatures, spells)
  test('what helps is drawn in blue, what harms in yellow', () => {
    expect(told(game, 'declareSpell', { caster: 'p', spell: 'bless', target: { creature: 'p' } })).toEqual({
      advice: 'Declare Bless at High Priest 3 with High Priest 3',
      button: 'Declare Bless at High Priest 3 with High Priest 3',
      way: 'C4 > C4',
      ink: 'blue',
      loss: undefined,
    })
    const slay = { caster: 'n', spell: 'slay', target: { creature: 'e' } }
    expect(told(game, 'declareSpell', slay)).toMatchObject({
      advice: 'Declare Slay at Orc 5 with Necromancer 4',
      way: 'C4 > C5',
      ink: 'yellow',
    })
  })
  test('so it is with items, which are called by their cards', () => {
    expect(told(game, 'declareAbility', { user: 'p', item: 'i', target: null })).toMatchObject({
      advice: 'Declare Grenade with High Priest 3',
      ink: 'blue',
    })
    expect(told(game, 'declareAbility', { user: 'p', item: 'j', target: null })).toMatchObject({
      advice: 'Declare Potion of Giant Strength with High Priest 3',
      ink: 'blue',
    })
    expect(told(game, 'declareAbility', { user: 'p', item: 'gone', target: null })).toMatchObject({
      advice: 'Declare magic with High Priest 3',
      ink: 'blue',
    })
  })
  test('and with what creatures can do of their own', () => {
    const own = arena('magic2', { ...guards, s: 'shapeshifter 0 C4', e: 'orc 1 C4', m: 'medusa 0 C4' })
    const gaze = { user: 'm', ability: 'petrify', target: { creature: 'e' } }
    expect(told(own, 'declareAbility', gaze)).toMatchObject({
      advice: 'Declare Petrify at Orc 4 with Medusa 5',
      ink: 'yellow',
    })
  })
  test('a cast is stopped by its caster, and to do nothing is to pass', () => {
    expect(told(game, 'stopCasting', { caster: 'p' })).toMatchObject({
      advice: 'Stop what High Priest 3 casts',
      button: 'Stop casting',
    })
    expect(told(game, 'passMagic', {}).button).toBe('Pass')
  })
})

describe('movement', () => {
  const game = arena('movement', {
    ...guards,
    o: 'orc 0 C4',
    g: 'gargoyle 0 B4^',
    t: 'gargoyle 0 B5',
    d: ['gargoyle 0 D5^', { air: 3 }],
  })
  test('a walk is told from where to where', () => {
    expect(told(game, 'walk', { unit: 'o', path: ['C5', 'C6'] })).toMatchObject({
      advice: 'Walk with Orc 3 from C4 to C6',
      way: 'C4 > C6',
      ink: 'green',
    })
  })
  test('a flight is told with its landing', () => {
    const flight = (unit: string, path: readonly string[], land: boolean) =>
      told(game, 'fly', { unit, path, land }).advice
    expect(flight('g', ['B5'], false)).toBe('Fly with Gargoyle 4 from B4 (air) to the air over B5')
    expect(flight('g', ['B5'], true)).toBe('Fly with Gargoyle 4 from B4 (air) to B5 and land')
    expect(flight('g', [], true)).toBe('Land with Gargoyle 4')
    expect(flight('t', [], false)).toBe('Take off with Gargoyle 5')
  })
})

describe('combat', () => {
  const creatures = { ...guards, a: 'archer 0 C4', o: 'orc 1 C5', p: 'orc 0 C5', j: 'jeep 0 D5' }
  const game = arena('combat', creatures)
  test('what strikes is drawn in red', () => {
    expect(told(game, 'fire', { shooter: 'a', target: 'C5' })).toMatchObject({
      advice: 'Fire into C5 with Archer 3',
      way: 'C4 > C5',
      ink: 'red',
    })
    expect(told(game, 'attackVehicle', { vehicle: 'j', attackers: ['a'] })).toMatchObject({
      advice: 'Attack Jeep 6 with Archer 3',
      ink: 'red',
    })
    expect(told(game, 'resolve', { space: 'C5' })).toMatchObject({
      advice: 'Settle the fight in C5',
      way: 'C5 > ',
      ink: 'red',
    })
  })
  test('a casualty is picked by name or left to chance', () => {
    expect(told(game, 'chooseCasualty', { creature: 'o' })).toMatchObject({
      advice: 'Pick Orc 4 to die',
      button: 'Orc 4',
      ink: 'red',
    })
    expect(told(game, 'chooseCasualty', { creature: null })).toMatchObject({
      advice: 'Take a random casualty',
      button: 'Random casualty',
    })
  })
})

test.each([
  ['terrain', 'End Terrain Change'],
  ['equip1', 'End Equip and Mount'],
  ['movement', 'End Movement'],
  ['combat', 'End Combat'],
  ['equip2', 'End the turn'],
] as const)('what ends %s is called “%s”', (phase, name) => {
  const game = arena(phase, guards)
  expect(told(game, 'endPhase', {}).button).toBe(name)
  expect(told(game, 'concede', {}).advice).toBe('Concede')
})

test('in the basic game a creature is placed at its hex', () => {
  const game = newArena({ preset: 'basic' })
  const waiting = game.position.creatures.find(({ at, owner }) => at === null && owner === 'west')
  const { advice, ink } = told(game, 'placeBasic', { creature: waiting?.id, hex: 'B2' })
  expect(advice).toMatch(/^Place .* 1 at B2$/)
  expect(ink).toBe('green')
})
