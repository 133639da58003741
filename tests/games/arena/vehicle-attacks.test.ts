import { expect, test } from 'vitest'
import { legalCommands } from '@/games/arena/commands/legal'
import { clause } from '../../support/clause'
import { arena, type Game } from './on-the-table'

const home = { w: 'human-grunt 0 C1', e: 'human-grunt 1 C9' }
const isIn = (game: Game, id: string) => game.position.creatures.some((one) => (one.id as string) === id)
const attack = (vehicle: string, ...attackers: readonly string[]) => ({ vehicle, attackers })

/** An elephant (Power 3) without a pilot in C5; West attacks it. */
const ring = {
  v: 'elephant 1 C5',
  ogre: 'ogre 0 C5',
  orc: 'orc 0 C5',
  guard: 'city-guard 0 C5',
  archer: 'archer 0 C4',
  near: 'archer 0 C5',
  sniper: 'sniper 0 B5',
}

clause('AA-8.7', () => {
  const game = arena('combat', { ...ring, ...home })
  const after = (...attackers: readonly string[]) => game.play(0, 'attackVehicle', attack('v', ...attackers))

  test('a total that is higher than its Power destroys it, an equal one does not', () => {
    expect(isIn(after('ogre'), 'v')).toBe(true)
    expect(isIn(after('ogre', 'orc'), 'v')).toBe(false)
    expect(after('ogre', 'orc').events).toEqual(
      expect.arrayContaining([
        { type: 'vehicleAttacked', vehicle: 'v', attack: 4, defense: 3, destroyed: true },
        expect.objectContaining({ type: 'died', creature: 'v', cause: 'wrecked' }),
      ]),
    )
    expect(after('ogre').events).toEqual([
      { type: 'vehicleAttacked', vehicle: 'v', attack: 3, defense: 3, destroyed: false },
    ])
  })
  test('who stands beside it counts with Power, who fires from afar with ranged Power', () => {
    expect(after('ogre', 'near').events).toContainEqual(expect.objectContaining({ attack: 3 }))
    expect(after('archer', 'sniper').events).toContainEqual(expect.objectContaining({ attack: 3 }))
    expect(after('orc', 'archer', 'sniper').events).toContainEqual(expect.objectContaining({ attack: 4 }))
  })
  test('Blunt Power of at least the margin destroys nothing, less than the margin does', () => {
    expect(isIn(after('ogre', 'guard'), 'v')).toBe(true)
    expect(isIn(after('orc', 'ogre', 'guard'), 'v')).toBe(false)
  })
  test('with Blunt Power alone nothing is destroyed, however much it is', () => {
    const guards = { a: 'city-guard 0 C5', b: 'city-guard 0 C5', c: 'city-guard 0 C5', d: 'city-guard 0 C5' }
    const blunt = arena('combat', { v: 'elephant 1 C5', ...guards, ...home })
    const done = blunt.play(0, 'attackVehicle', attack('v', ...Object.keys(guards)))
    expect(done.events).toMatchObject([{ attack: 8, defense: 3, destroyed: false }])
  })
  test('each is offered alone, those beside it together, and all together', () => {
    const groups = (creatures: Parameters<typeof arena>[1]) =>
      legalCommands(arena('combat', { v: 'elephant 1 C5', ...creatures, ...home }).position).flatMap(
        (command) => (command.type === 'attackVehicle' ? [command.attackers.join(' ')] : []),
      )
    const [near, far] = [{ o: 'orc 0 C5', p: 'ogre 0 C5' }, { a: 'archer 0 C4' }]
    expect(groups({ ...near, ...far })).toEqual(['o', 'p', 'a', 'o p', 'o p a'])
    expect(groups(near)).toEqual(['o', 'p', 'o p'])
    expect(groups({ p: 'ogre 0 C5', ...far })).toEqual(['p', 'a', 'p a'])
    expect(groups(far)).toEqual(['a'])
    expect(groups({ ...near, x: 'orc 1 C5' })).toEqual([])
  })
  test('who did the attacking has fought, who did it from afar has fired, others have neither', () => {
    const done = after('orc', 'archer')
    expect(done.creature('orc')).toMatchObject({ fought: true, fired: false })
    expect(done.creature('archer')).toMatchObject({ fought: false, fired: true })
    expect(done.creature('ogre')).toMatchObject({ fought: false, fired: false })
  })
  test('nobody retreats', () => {
    const ended = after('orc').play(0, 'endPhase')
    expect([ended.creature('orc').at, ended.creature('v').at]).toEqual(['C5', 'C5'])
  })
  test('somebody must be named', () => {
    expect(game.refusal(0, 'attackVehicle', attack('v'))).toBe('AA-8.7')
  })
  test('a vehicle with a pilot fights as others do', () => {
    const piloted = arena('combat', { ...ring, p: 'human-pilot 1 C5 on v', ...home })
    expect(piloted.refusal(0, 'attackVehicle', attack('v', 'orc'))).toBe('AA-8.7')
  })
  test('an enemy creature in its space keeps it from being attacked', () => {
    const kept = arena('combat', { ...ring, x: 'orc 1 C5', ...home })
    expect(kept.refusal(0, 'attackVehicle', attack('v', 'orc'))).toBe('AA-8.7')
    expect(kept.refusal(0, 'attackVehicle', attack('v', 'archer'))).toBe('AA-8.7')
  })
})

clause('AA-3.9', () => {
  const game = arena('combat', { ...ring, ...home })
  test('what is named must be in play, and each but once', () => {
    expect(game.refusal(0, 'attackVehicle', attack('v', 'nobody'))).toBe('AA-3.9')
    expect(game.refusal(0, 'attackVehicle', attack('nothing', 'orc'))).toBe('AA-3.9')
    expect(game.refusal(0, 'attackVehicle', attack('v', 'orc', 'orc'))).toBe('AA-3.9')
  })
  test('and the vehicle a vehicle', () => {
    expect(game.refusal(0, 'attackVehicle', attack('e', 'orc'))).toBe('AA-3.9')
  })
})

clause('AA-3.10', () => {
  test('the attackers are the seat’s own', () => {
    const game = arena('combat', { ...ring, ...home })
    expect(game.refusal(0, 'attackVehicle', attack('v', 'orc', 'e'))).toBe('AA-3.10')
  })
})

clause('AA-3.8', () => {
  test('vehicles are attacked in Combat', () => {
    const game = arena('movement', { ...ring, ...home })
    expect(game.refusal(0, 'attackVehicle', attack('v', 'orc'))).toBe('AA-3.8')
  })
  test('and not while a casualty is to be chosen', () => {
    const fight = { s: 'swordmaster 0 A4', k: 'kobold 1 A4', l: 'kobold 1 A4' }
    const asked = arena('combat', { ...ring, ...fight, ...home }).play(0, 'resolve', { space: 'A4' })
    expect(asked.refusal(0, 'attackVehicle', attack('v', 'orc'))).toBe('AA-3.8')
    expect(asked.refusal(0, 'endPhase')).toBe('AA-3.8')
    expect(asked.refusal(0, 'fire', { shooter: 'archer', target: 'A4' })).toBe('AA-3.8')
  })
})

clause('AA-3.7', () => {
  test('and by the active seat', () => {
    const game = arena('combat', { ...ring, ...home, x: 'orc 1 B5' })
    expect(game.refusal(1, 'attackVehicle', attack('v', 'x'))).toBe('AA-3.7')
  })
})

clause('AA-11.12', () => {
  test('who has fought or fired attacks no vehicle any more', () => {
    const game = arena('combat', { ...ring, u: 'jeep 1 C5', ...home })
    const fought = game.play(0, 'attackVehicle', attack('v', 'orc', 'archer'))
    expect(fought.refusal(0, 'attackVehicle', attack('u', 'orc'))).toBe('AA-11.12')
    expect(fought.refusal(0, 'attackVehicle', attack('u', 'archer'))).toBe('AA-11.12')
    expect(fought.refusal(0, 'attackVehicle', attack('u', 'ogre', 'orc'))).toBe('AA-11.12')
    expect(fought.refusal(0, 'attackVehicle', attack('u', 'ogre'))).toBeUndefined()
  })
  test('nor does who has attacked a vehicle fire', () => {
    const game = arena('combat', { ...ring, x: 'orc 1 C6', bow: 'elven-archer 0 C5', ...home })
    const done = game.play(0, 'attackVehicle', attack('v', 'bow'))
    expect(done.refusal(0, 'fire', { shooter: 'bow', target: 'C6' })).toBe('AA-11.12')
    expect(game.refusal(0, 'fire', { shooter: 'bow', target: 'C6' })).toBeUndefined()
  })
})

clause('AA-14.2', () => {
  test('from afar only those attack it who have it in range', () => {
    const game = arena('combat', { ...ring, far: 'archer 0 C3', blunt: 'orc 0 C4', ...home })
    expect(game.refusal(0, 'attackVehicle', attack('v', 'far'))).toBe('AA-14.2')
    expect(game.refusal(0, 'attackVehicle', attack('v', 'blunt'))).toBe('AA-14.2')
  })
})

clause('AA-14.5', () => {
  test('nor those who stand among enemies', () => {
    const game = arena('combat', { ...ring, x: 'orc 1 C4', ...home })
    expect(game.refusal(0, 'attackVehicle', attack('v', 'archer'))).toBe('AA-14.5')
  })
})

clause('AA-18.7', () => {
  const casts = ['ogre', 'far'].map((caster, nth) => ({
    ...{ id: `k${nth}`, caster: caster === 'far' ? 'n' : 'm', spell: 'slay' },
    ...{ target: { creature: 'e' }, madeInTurn: 5, due: 7 },
  }))
  test('nor those who cast for turns, beside it or from afar', () => {
    const casters = { m: 'necromancer 0 C5', n: 'necromancer 0 C4' }
    const items = [{ id: 'bow', type: 'longbow', by: 'n' }]
    const game = arena('combat', { ...ring, ...casters, ...home }, { casts, items })
    expect(game.refusal(0, 'attackVehicle', attack('v', 'm'))).toBe('AA-18.7')
    expect(game.refusal(0, 'attackVehicle', attack('v', 'n'))).toBe('AA-14.9')
  })
})
