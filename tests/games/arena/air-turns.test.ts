import { expect, test } from 'vitest'
import { clause } from '../../support/clause'
import { type Game, given } from './on-the-table'

const isIn = (game: Game, id: string) => game.position.creatures.some((one) => (one.id as string) === id)
const end = (game: Game) => game.play(game.position.active === 'west' ? 0 : 1, 'endPhase')

/** Ends phases until West is in one of a turn. */
function until(turn: number, phase: string, game: Game): Game {
  let now = game
  while (now.position.turn !== turn || now.position.now.phase !== phase) now = end(now)
  return now
}

clause('AA-10.7', () => {
  const landing = (flyer: string, more: object, rest: object = {}) =>
    given({
      ...rest,
      phase: 'movement',
      creatures: [
        { id: 'f', type: flyer, owner: 0, at: 'C4', ...more },
        { id: 'o', type: 'orc', owner: 0, at: 'C4' },
        { id: 'g', type: 'giant', owner: 1, at: 'C5' },
        { id: 'h', type: 'giant', owner: 1, at: 'C5' },
      ],
    })

  /** The flyer and an orc attack the giants; the orc is the one that is lost. */
  const beaten = (game: Game, flight: readonly string[] | null) => {
    const flown = flight ? game.play(0, 'move', { unit: 'f', mode: 'fly', path: flight, land: true }) : game
    const walked = flown.play(0, 'move', { unit: 'o', mode: 'walk', path: ['C5'] })
    return end(end(walked).play(0, 'resolve', { space: 'C5' }, [2]))
  }

  test('a flyer forced back up has the count that it had before it landed', () => {
    const after = beaten(landing('gargoyle', {}), ['C5'])
    expect(after.creature('f')).toMatchObject({ at: 'C5^', airTurns: 1 })
  })

  test.each([
    ['in its second turn aloft', 'gargoyle', { at: 'B4^', air: 2 }, ['C5']],
    ['of duration 1', 'dragon', {}, ['C5']],
    ['that had to land', 'gargoyle', { at: 'C5^', air: 2 }, null],
  ])(
    'a flyer %s is spent when it is forced back up, and dies above its enemies',
    (_, flyer, more, flight) => {
      expect(isIn(beaten(landing(flyer, more), flight), 'f')).toBe(false)
    },
  )

  test('under the first rules it began its flight anew', () => {
    const after = beaten(landing('gargoyle', { at: 'B4^', air: 2 }, { rules: 1 }), ['C5'])
    expect(after.creature('f')).toMatchObject({ at: 'C5^', airTurns: 1 })
  })

  test('a flyer that lands and stays down rests', () => {
    const down = landing('gargoyle', { at: 'B4^', air: 2 }).play(0, 'move', {
      unit: 'f',
      mode: 'fly',
      path: [],
      land: true,
    })
    const up = until(7, 'movement', down).play(0, 'move', { unit: 'f', mode: 'fly', path: [], land: false })
    expect(up.creature('f')).toMatchObject({ at: 'B4^', airTurns: 1 })
  })
})

clause('AA-7.6', () => {
  const airship = (phase: string, imp: object, rest: object = {}) =>
    given({
      ...rest,
      phase,
      creatures: [
        { id: 'a', type: 'airship', owner: 0, at: 'B4^', air: 1 },
        { id: 'p', type: 'human-pilot', owner: 0, at: 'B4^', on: 'a' },
        { id: 'i', type: 'imp', owner: 0, at: 'B4^', ...imp },
        { id: 'e', type: 'orc', owner: 1, at: 'E7' },
      ],
    })
  const board = (game: Game) => game.play(0, 'mount', { rider: 'i', mount: 'a' })
  const leave = (game: Game) => game.play(0, 'dismount', { rider: 'i' })
  const count = (game: Game) => game.creature('i').airTurns

  test('getting off in the air is a take-off, to which this Movement adds nothing', () => {
    const off = leave(airship('equip1', { on: 'a' }))
    expect(count(off)).toBe(1)
    const moving = until(5, 'movement', off)
    expect([count(moving), moving.creature('a').airTurns]).toEqual([1, 2])
    expect(count(until(7, 'movement', moving))).toBe(2)
  })

  test('who was aloft in the last turn takes its old count up again', () => {
    const off = leave(until(7, 'equip1', board(airship('equip2', { air: 2 }))))
    expect(count(off)).toBe(2)
    expect(count(until(7, 'movement', off))).toBe(3)
  })

  test('and so does who was aloft in this one', () => {
    const aboard = until(5, 'equip2', board(airship('equip1', { air: 2 })))
    expect(count(leave(aboard))).toBe(2)
  })

  test('a ride of more than a whole turn is a rest', () => {
    const aboard = until(9, 'equip1', board(airship('equip2', { air: 2 })))
    expect(count(until(9, 'movement', leave(aboard)))).toBe(1)
  })

  test('the old count is written into a position file', () => {
    const aboard = board(airship('equip2', { air: 2 }))
    expect(aboard.creature('i').flown).toEqual({ turns: 2, turn: 5 })
  })

  test('under the first rules boarding was a rest, and getting off cost a turn', () => {
    const off = leave(until(7, 'equip1', board(airship('equip2', { air: 2 }, { rules: 1 }))))
    expect(count(off)).toBe(1)
    expect(count(until(7, 'movement', off))).toBe(2)
  })
})
