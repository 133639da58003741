import { expect, test } from 'vitest'
import { clause } from '../../support/clause'
import { arena, type Game } from './on-the-table'

const home = { guard0: 'human-grunt 0 C1', guard1: 'human-grunt 1 C9' }
const ids = ({ position }: Game) => position.creatures.map(({ id }) => id as string)
const causes = ({ events }: Game) =>
  events.flatMap((event) => (event.type === 'died' ? [[event.creature as string, event.cause]] : []))

/** Combat that is fought: who is marked goes back when it ends. */
function fought(
  creatures: Readonly<Record<string, string | readonly [string, object]>>,
  marks: Readonly<Record<string, 'attacker' | 'defender'>>,
  more: object = {},
): Game {
  const combat = { settled: ['C5', 'C5^'], marks }
  const there = Object.entries(creatures).map(([id, creature]) => {
    const [card, more = {}] = typeof creature === 'string' ? [creature] : creature
    return [id, [card, { fought: id in marks, ...more }]] as const
  })
  return arena('combat', { ...Object.fromEntries(there), ...home }, { combat, ...more })
}

const own = (...hexes: readonly string[]) => ({
  hexes: Object.fromEntries(hexes.map((hex) => [hex, { control: 1 }])),
})

clause('AA-15.1', () => {
  test('the active seat’s units go first, then the opponent’s, each by their numbers', () => {
    const game = fought(
      { e: 'orc 1 C5', f: 'orc 1 C5', a: ['orc 0 C5', { from: 'B5' }], b: ['orc 0 C5', { from: 'C4' }] },
      { f: 'defender', e: 'defender', b: 'attacker', a: 'attacker' },
      own('D5'),
    ).play(0, 'endPhase')
    const went = game.events.flatMap((event) => (event.type === 'retreated' ? [event.unit as string] : []))
    expect(went).toEqual(['a', 'b', 'e', 'f'])
  })
})

clause('AA-15.3', () => {
  test('an attacker goes back where it came from, whoever controls that', () => {
    const game = fought({ a: ['orc 0 C5', { from: 'C4' }], e: 'ogre 1 C5' }, { a: 'attacker' }, own('C4'))
    expect(game.play(0, 'endPhase').creature('a').at).toBe('C4')
  })
  test('a flyer that landed to attack goes back up', () => {
    const game = fought({ a: ['gargoyle 0 C5', { from: 'C5^' }], e: 'giant 1 C5' }, { a: 'attacker' })
    expect(game.play(0, 'endPhase').creature('a').at).toBe('C5^')
  })
})

clause('AA-15.4', () => {
  test('a defender goes to one of the adjacent hexes that its side controls, drawn in board order', () => {
    const game = fought({ e: 'orc 1 C5', a: 'ogre 0 C5' }, { e: 'defender' }, own('D5', 'C6', 'B4', 'A4'))
    const to = [1, 2, 3].map((roll) => game.play(0, 'endPhase', {}, [roll]).creature('e').at)
    expect(to).toEqual(['B4', 'C6', 'D5'])
  })
  test('a defender in the air stays in the air, or goes to the ground below that its side controls', () => {
    const game = fought({ e: 'imp 1 C5^', a: 'drake 0 C5^' }, { e: 'defender' }, own('C5', 'C6', 'B4'))
    const to = [1, 2, 3].map((roll) => game.play(0, 'endPhase', {}, [roll]).creature('e').at)
    expect(to).toEqual(['C5', 'B4^', 'C6^'])
  })
  test('an attacker that did not enter the space goes as a defender does', () => {
    const game = fought(
      { a: 'orc 0 C5', e: 'ogre 1 C5' },
      { a: 'attacker' },
      { hexes: { D4: { control: 0 } } },
    )
    expect(game.play(0, 'endPhase').creature('a').at).toBe('D4')
  })
})

clause('AA-15.5', () => {
  const attacked = (more: object, creatures: Readonly<Record<string, string>> = {}) =>
    fought({ e: 'orc 1 C5', a: 'ogre 0 C5', ...creatures }, { e: 'defender' }, more).play(0, 'endPhase')
  test('nobody retreats where the terrain does not let him', () => {
    const hexes = { C6: { control: 1, terrain: 'Water' }, D5: { control: 1 } }
    expect(attacked({ hexes }).creature('e').at).toBe('D5')
  })
  test('nobody retreats among enemies', () => {
    const after = attacked(own('C6', 'D5'), { b: 'orc 0 C6' })
    expect(after.creature('e').at).toBe('D5')
  })
  test('nor does an attacker go back to where an enemy is by now', () => {
    const game = fought(
      { a: ['orc 0 C5', { from: 'C4' }], e: 'ogre 1 C5', f: 'orc 1 C4' },
      { a: 'attacker' },
      // A hex of its own side beside it is for defenders (AA-15.4).
      { hexes: { D5: { control: 0 } } },
    ).play(0, 'endPhase')
    expect(causes(game)).toEqual([['a', 'noWayOut']])
  })
  test('nobody retreats across a wall of thorns', () => {
    const enchantments = [{ id: 'x', name: 'wall-of-thorns', seat: 0, on: { edge: ['C5', 'C6'] } }]
    expect(attacked({ ...own('C6', 'D5'), enchantments }).creature('e').at).toBe('D5')
  })
  test('nobody retreats through the air across a wall of wind, or into a storm', () => {
    const enchantments = [{ id: 'x', name: 'wall-of-wind', seat: 0, on: { edge: ['C5', 'C6'] } }]
    const hexes = { C6: { control: 1 }, D5: { control: 1, storm: 6 }, B5: { control: 1 } }
    const game = fought({ e: 'imp 1 C5^', a: 'drake 0 C5^' }, { e: 'defender' }, { hexes, enchantments })
    expect(game.play(0, 'endPhase').creature('e').at).toBe('B5^')
  })
  test('a unit in the air does not come down on ground where it may not be', () => {
    const hexes = { C5: { control: 1, terrain: 'Water' }, B5: { control: 1 } }
    const game = fought({ e: 'imp 1 C5^', a: 'drake 0 C5^' }, { e: 'defender' }, { hexes })
    expect(game.play(0, 'endPhase').creature('e').at).toBe('B5^')
  })
  test('nobody goes up into a storm from which he came', () => {
    const game = fought(
      { a: ['gargoyle 0 C5', { from: 'C5^' }], e: 'giant 1 C5' },
      { a: 'attacker' },
      { hexes: { C5: { storm: 6 } } },
    )
    expect(causes(game.play(0, 'endPhase'))).toEqual([['a', 'noWayOut']])
  })
})

clause('AA-15.7', () => {
  const balloon = { b: 'hot-air-balloon 1 C5^', p: 'human-pilot 1 C5^ on b', a: 'drake 0 C5^' }
  test('what has flight speed 0 does not go sideways through the air, but down', () => {
    const down = fought(balloon, { b: 'defender' }, own('C5', 'C6')).play(0, 'endPhase')
    expect([down.creature('b').at, down.creature('p').at]).toEqual(['C5', 'C5'])
  })
  test('and where it cannot go down it dies', () => {
    const lost = fought(balloon, { b: 'defender' }, own('C6')).play(0, 'endPhase')
    expect(causes(lost)).toEqual([
      ['b', 'noWayOut'],
      ['p', 'fall'],
    ])
  })
  test('a wall never walks: it dies', () => {
    const game = fought({ w: 'palisade 1 C5', a: 'giant 0 C5' }, { w: 'defender' }, own('C6'))
    expect(causes(game.play(0, 'endPhase'))).toEqual([['w', 'noWayOut']])
  })
  test.each(['hold', 'slow', 'entangle'])('%s does not hinder a retreat', (name) => {
    const ends = name === 'entangle' ? { ends: 'combat' } : {}
    const enchantments = [{ id: 'x', name, seat: 0, on: { creature: 'e' }, ...ends }]
    const game = fought({ e: 'orc 1 C5', a: 'giant 0 C5' }, { e: 'defender' }, { ...own('C6'), enchantments })
    expect(game.play(0, 'endPhase').creature('e').at).toBe('C6')
  })
  test('nor does a snare that takes all speed from a flyer', () => {
    const enchantments = ['time-snare'].map((name) => ({ id: name, name, seat: 0, on: { creature: 'e' } }))
    const more = { ...own('C6'), enchantments, items: [{ id: 'i', type: 'cloak-of-wings', by: 'e' }] }
    const game = fought({ e: 'orc 1 C5^', a: 'drake 0 C5^' }, { e: 'defender' }, more)
    expect(game.play(0, 'endPhase').creature('e').at).toBe('C6^')
  })
})

clause('AA-15.9', () => {
  const spent = (creatures: Readonly<Record<string, string>>, more: object = {}) =>
    fought({ f: ['gargoyle 0 C5^', { air: 2 }], ...creatures }, {}, more).play(0, 'endPhase')
  test('a spent unit still in the air comes down', () => {
    expect(spent({}).creature('f')).toMatchObject({ at: 'C5', airTurns: 0 })
  })
  test('it dies above ground that it may not enter, and above an enemy', () => {
    expect(ids(spent({}, { hexes: { C5: { terrain: 'Water' } } }))).not.toContain('f')
    expect(ids(spent({ e: 'orc 1 C5' }))).not.toContain('f')
  })
  test('the opponent’s stays up, and so does one that is not spent', () => {
    const game = fought(
      { f: ['gargoyle 1 C5^', { air: 2 }], g: ['gargoyle 0 B5^', { air: 1 }] },
      {},
      { hexes: {} },
    ).play(0, 'endPhase')
    expect([game.creature('f').at, game.creature('g').at]).toEqual(['C5^', 'B5^'])
  })
})

clause('AA-15.11', () => {
  test('when the retreats are over the hex is settled', () => {
    const game = fought(
      { e: 'orc 1 C5', a: ['ogre 0 C5', { from: 'C4' }] },
      { e: 'defender' },
      own('C5', 'C6'),
    ).play(0, 'endPhase')
    expect(game.hex('C5').control).toBe('west')
    expect(game.hex('C6').control).toBe('east')
  })
})
