import { describe, expect, test } from 'vitest'
import type { HexId } from '@/engine/kernel/hex'
import type { Refusal } from '@/engine/kernel/refusal'
import { refusalOf } from '@/games/arena/commands/index'
import { arenaPlay } from '@/games/arena/play'
import type { CreatureId } from '@/games/arena/state/position'
import type { Gesture } from '@/games/arena/ui/desk/gesture'
import { HANDS } from '@/games/arena/ui/gestures/hands'
import { castablesOf, keyOf } from '@/games/arena/ui/gestures/magic-offers'
import { pickedMagic } from '@/games/arena/ui/gestures/magic-hand'
import { IDLE } from '@/table/desk/answer'
import { arena, type Game, newArena } from '../on-the-table'

/** What is wrong with a click in at least two ways, the hex, and the basic one: its clause and words of the sentence. */
type Case = readonly [wrong: string, game: Game, inHand: Gesture, hex: string, clause: string, words: RegExp]

/** What the table says to a click, which must be refused. */
function told({ position }: Game, inHand: Gesture, hex: string): Refusal {
  const answer = HANDS.answerHex(arenaPlay.viewOf(position, 'west'), inHand, hex as HexId)
  if (answer.kind !== 'refusal') throw new Error(JSON.stringify(answer))
  return (answer.meant && refusalOf(position, answer.meant)) ?? answer.otherwise
}

function tells(cases: readonly Case[]): void {
  test.each(cases)('%s', (...[, game, inHand, hex, clause, words]: Case) => {
    const refusal = told(game, inHand, hex)
    expect(refusal).toMatchObject({ clause })
    expect(refusal.message).toMatch(words)
  })
}

function creature(id: string): Gesture {
  return { name: 'CreaturePicked', creature: id as CreatureId }
}

describe('a click in Combat that is refused tells the basic reason:', () => {
  const archers = arena('combat', {
    a: 'archer 0 B2',
    b: 'archer 0 D2',
    o: 'orc 0 A1',
    near: 'orc 1 B3',
    far: 'orc 1 E7',
    j: 'jeep 1 A6',
  })
  const fired = archers.play(0, 'fire', { shooter: 'a', target: 'B3' })
  const settled = arena('combat', {
    a: 'archer 0 B2',
    o: 'orc 0 C5',
    e: 'ogre 1 C5',
    near: 'orc 1 B3',
  }).play(0, 'resolve', { space: 'C5' })
  const manned = { j: 'jeep 1 C4', o: 'orc 0 C4', far: 'orc 1 E7' }
  const fought = arena('combat', { ...manned, o: ['orc 0 C4', { fired: true }] })

  tells([
    ['nobody there, no fight', archers, IDLE, 'C6', 'AA-3.9', /No creature is in C6/],
    ['not yours, no fight', archers, IDLE, 'E7', 'AA-3.10', /no creature in E7/],
    ['without a pilot, no fight', archers, IDLE, 'A6', 'AA-14.2', /range is 1 to 1/],
    ['fired already, and no fight with the vehicle', fought, IDLE, 'C4', 'AA-11.12', /fought or fired/],
    ['out of range, no fight', archers, IDLE, 'D2', 'AA-14.2', /range is 1 to 1/],
    ['fired already, no fight', fired, IDLE, 'B2', 'AA-14.2', /has fired/],
    ['too late, no fight', settled, IDLE, 'B2', 'AA-14.2', /before the first fight/],
    ['a fight that is settled, no ranged attack', settled, IDLE, 'C5', 'AA-11.1', /no fight to be settled/],
    ['no ranged attack, no fight', archers, IDLE, 'A1', 'AA-11.1', /nobody who can fire/],
    ['a shooter in hand, an enemy out of range', archers, creature('a'), 'E7', 'AA-14.2', /E7 is \d away/],
    ['a shooter in hand, nobody there to be hit', archers, creature('a'), 'B1', 'AA-14.4', /no enemy at B1/],
  ])

  test('a shot at enemies in the air is refused by their distance, not by that of the ground', () => {
    const game = arena('combat', { a: 'archer 0 B2', near: 'orc 1 B3', up: 'giant-bird 1 B4^' })
    expect(told(game, creature('a'), 'B4')).toMatchObject({ clause: 'AA-14.2', message: /B4\^ is 3 away/ })
  })
})

describe('a click in Movement that is refused tells what the rules tell of the way:', () => {
  const flyer = { b: 'giant-bird 0 C2', e: 'orc 1 C8' }
  const stormy = arena('movement', flyer, { hexes: { C7: { storm: 6 }, C3: { storm: 6 } } })
  const walker = arena(
    'movement',
    { o: 'orc 0 B2', c: 'centaur 0 D2', e: 'orc 1 C8' },
    { hexes: { B3: { terrain: 'Water' }, E6: { terrain: 'Water' } } },
  )
  tells([
    ['too far to fly, a storm', stormy, creature('b'), 'C7', 'AA-10.2', /too far to fly/],
    ['too far to walk, not the next hex', walker, creature('c'), 'D7', 'AA-9.7', /too far/],
    ['too far to walk, water', walker, creature('c'), 'E6', 'AA-9.7', /too far/],
    ['water next to it', walker, creature('o'), 'B3', 'AA-9.2', /Water/],
    [
      'a vehicle without a pilot',
      arena('movement', { ...flyer, j: 'jeep 1 B5' }),
      IDLE,
      'B5',
      'AA-8.2',
      /does nothing/,
    ],
  ])

  const still = (words: object, hexes: object = {}) =>
    arena('movement', { o: ['orc 0 B2', words], e: 'orc 1 C8' }, { hexes })
  const water = { terrain: 'Water' }
  const island = { A1: water, A2: water, B1: water, B3: water, C2: water, C3: water }
  tells([
    ['moved already, water all around', still({ moved: true }, island), IDLE, 'B2', 'AA-9.1', /has moved/],
    ['water all around, not moved', still({}, island), IDLE, 'B2', 'AA-9.2', /a hex to go to/],
  ])

  test('a storm within reach keeps a flyer out where the ground is closed as well', () => {
    const game = arena('movement', flyer, { hexes: { C3: { storm: 6 }, C4: { storm: 6 } } })
    expect(told(game, creature('b'), 'C4')).toMatchObject({ clause: 'AA-10.5', message: /storm/ })
  })
})

describe('a click with magic in hand that is refused tells the basic reason:', () => {
  const cast = (spell: string, game: Game): Gesture => {
    const view = arenaPlay.viewOf(game.position, 'west')
    const found = castablesOf(view, 'p' as CreatureId).find((one) => keyOf(one).includes(` ${spell} `))
    if (!found) throw new Error(`${spell} cannot be declared.`)
    return pickedMagic(view, found)
  }
  const magic = (spells: readonly string[], caster: string, more: object = {}) =>
    arena(
      'magic1',
      { p: `${caster} 0 C2`, o: 'orc 0 C3', e: 'orc 1 E7', ...more },
      { spells: [spells, []], pools: [30, 0], corpses: [{ id: 'x', type: 'orc', owner: 0, at: 'C3' }] },
    )
  const bless = magic(['bless', 'sanctuary'], 'high-priest')
  const animals = magic(['control-animal', 'entangle', 'shape-land', 'call-storm'], 'archdruid', {
    z: 'zombie 1 D8',
    bird: 'giant-bird 1 C4^',
    up: 'giant-bird 1 A7^',
  })
  const dead = magic(['sickness', 'create-zombie'], 'necromancer', { z: 'zombie 1 D8', e: 'zombie 1 E7' })

  tells([
    ['nobody there, out of range', bless, cast('bless', bless), 'A7', 'AA-3.9', /No creature is in A7/],
    ['somebody there, out of range', bless, cast('bless', bless), 'E7', 'AA-20.12', /out of range/],
    ['aimed away from its caster', bless, cast('sanctuary', bless), 'E7', 'AA-3.9', /its caster only/],
    ['no animal, out of range', animals, cast('control-animal', animals), 'D8', 'AA-20.15', /animal/],
    ['in the air, out of range', animals, cast('entangle', animals), 'A7', 'AA-20.15', /on the ground/],
    ['no corpse, out of range', dead, cast('create-zombie', dead), 'E7', 'AA-3.9', /No corpse is in E7/],
    ['immune, out of range', dead, cast('sickness', dead), 'E7', 'AA-17.9', /does nothing/],
    ['a king hex, out of range', animals, cast('shape-land', animals), 'C9', 'AA-20.15', /does not change/],
    ['the air, out of range', animals, cast('call-storm', animals), 'E7', 'AA-20.12', /out of range/],
    [
      'a vehicle without a pilot',
      magic(['bless'], 'high-priest', { j: 'jeep 1 B5' }),
      IDLE,
      'B5',
      'AA-17.10',
      /does nothing/,
    ],
  ])

  test('of two creatures there, the one that only is too far away is told', () => {
    const game = magic(['entangle'], 'archdruid', { up: 'giant-bird 1 E7^' })
    expect(told(game, cast('entangle', game), 'E7')).toMatchObject({ clause: 'AA-20.12' })
  })

  test('a longer cast is aimed by a click at whatever the rules allow, however far away', () => {
    const game = magic(['slay'], 'necromancer')
    const aimed = HANDS.answerHex(arenaPlay.viewOf(game.position, 'west'), cast('slay', game), 'E7' as HexId)
    expect(aimed).toMatchObject({ gesture: { name: 'MagicAimed', target: { creature: 'e' } } })
  })
})

describe('a click that is refused elsewhere tells the basic reason:', () => {
  const poor = (more: object) => arena('terrain', { o: 'orc 0 B2', e: 'orc 1 B6' }, { budget: 1, ...more })
  const basic = poor({ ruleset: 'basic' })
  const equip = arena('equip1', { o: 'orc 0 B2', e: 'orc 1 B6', j: 'jeep 1 C5' })
  tells([
    ['a king hex of the basic game, too dear', basic, IDLE, 'B7', 'AA-4.7', /king hex/],
    ['no storms in the basic game, too dear', basic, IDLE, 'A4', 'AA-4.5', /costs 6/],
    ['a storm over a king hex, too dear', poor({}), IDLE, 'C1', 'AA-4.5', /costs/],
    ['armies are built, no board to act on', newArena({}), IDLE, 'C5', 'AA-3.8', /being built/],
    ['a vehicle without a pilot, nothing to take', equip, IDLE, 'C5', 'AA-6.11', /without a pilot/],
  ])
})

describe('a click that places nobody tells the basic reason:', () => {
  const placing = (hexes: object = {}) =>
    arena('terrain', { o: 'orc 0 hand', e: 'orc 1 hand' }, { stage: 'placeBasic', ruleset: 'basic', hexes })
  const flooded = placing({
    A1: { terrain: 'Water' },
    A5: { terrain: 'Water' },
    B2: { terrain: 'Water' },
    C1: { terrain: 'Water' },
  })
  tells([
    [
      'water, far from the own king area',
      placing({ A5: { terrain: 'Water' } }),
      IDLE,
      'A5',
      'AA-24.4',
      /Water/,
    ],
    ['far from the own king area', placing(), IDLE, 'A5', 'AA-24.4', /A5 is not next to/],
    ['nowhere to stand, far away', flooded, IDLE, 'A5', 'AA-24.4', /cannot stand on Water/],
  ])
})
