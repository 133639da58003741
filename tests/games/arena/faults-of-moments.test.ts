import { describe, expect, test } from 'vitest'
import { expectFault, expectSound, type Row, toldOf } from './told-faults'

const ORC = { id: 'o', type: 'orc', owner: 0, at: 'C4' }
const FOE = { id: 'p', type: 'orc', owner: 1, at: 'C4' }
const basic = (more: object) => ({ ruleset: 'basic', ...more })
const over = (winner: unknown, by: string, more: object = {}) => ({
  stage: 'over',
  result: { winner, by },
  ...more,
})

describe('A turn', () => {
  test('is one up to the turn limit', () => {
    expectSound({ turn: 60 })
    expectFault({ turn: 61 }, 'turn: must be at most 60, the turn limit (AA-23.4)')
    expectSound({ turn: 4, active: 1, options: { turnLimit: 4 } })
    expectFault({ turn: 5, options: { turnLimit: 4 } }, 'turn: must be at most 4, the turn limit (AA-23.4)')
  })
  test('is 1 or more in play, and none before it', () => {
    expectSound({ turn: 1 })
    expectFault({ turn: 0 }, 'turn: must be 1 or more in play (AA-3.2)')
    expectSound({ stage: 'build', turn: 0 })
  })
  test('is of the seats by turns, beginning with who moved first', () => {
    expectSound({ turn: 5, active: 0, first: 0 })
    expectSound({ turn: 6, active: 0, first: 1 })
    expectFault({ turn: 5, active: 0, first: 1 }, 'first: must be 0: seats take turns (AA-3.2)')
    expectFault({ turn: 6, active: 0, first: 0 }, 'first: must be 1: seats take turns (AA-3.2)')
    expectFault({ turn: 5, active: 1, first: null }, 'first: must be 1: seats take turns (AA-3.2)')
  })
  test('counts for nobody when a game is over', () => {
    expectSound(over(0, 'concession', { turn: 5, active: 0, first: 1 }))
  })
})

describe('A phase', () => {
  test.each(['terrain', 'movement', 'combat'])('of the basic game is %s', (phase) => {
    expectSound(basic({ phase }))
  })
  test.each(['equip1', 'magic1', 'magic2', 'equip2'])('of the basic game is not %s', (phase) => {
    expectFault(basic({ phase }), 'phase: must be one of the basic game (AA-24.3)')
    expectSound({ phase })
  })
  test('is one that somebody ends', () => {
    expectFault(
      { phase: 'retreat' },
      'phase: must be another: retreats run by themselves; use "combat" (AA-3.3)',
    )
    expectFault({ phase: 'winning' }, 'phase: must be another: it runs by itself; use "equip2" (AA-3.3)')
  })
  test('of Terrain Change has a point a hex at most', () => {
    expectSound({ phase: 'terrain', budget: 39 })
    expectFault({ phase: 'terrain', budget: 40 }, 'budget: must be at most 39, a point a hex (AA-4.4)')
  })
  test('of Terrain Change has none for the king areas of the basic game', () => {
    expectSound(basic({ phase: 'terrain', budget: 17 }))
    expectFault(basic({ phase: 'terrain', budget: 18 }), 'budget: must be at most 17, a point a hex (AA-4.4)')
  })
  test('of Terrain Change uses up to 8 points of a terrain pool, where there are any', () => {
    const pooled = (points: number, terrainPool: boolean) => ({
      phase: 'terrain',
      pooled: points,
      variants: { terrainPool },
    })
    expectSound(pooled(8, true))
    expectFault(pooled(9, true), 'pooled: must be at most 8 (AA-25.1)')
    expectSound(pooled(0, false))
    expectFault(pooled(1, false), 'pooled: must be at most 0 (AA-25.1)')
  })
  test('alone has what belongs to it', () => {
    const magic = { nth: 1, declared: false, queue: [] }
    for (const phase of ['magic1', 'magic2']) expectSound({ phase, bout: 0, magic })
    expectSound({ phase: 'combat', combat: {} })
    expectFault({ phase: 'terrain', combat: {} }, 'combat: belongs to the Combat phase; remove it (AA-11.1)')
    expectFault({ phase: 'combat', bout: 0 }, 'bout: belongs to magic phases; remove it (AA-19.5)')
    expectFault({ phase: 'equip1', magic }, 'magic: belongs to magic phases; remove it (AA-19.5)')
  })
})

describe('A bout', () => {
  const bout = (seat: number, nth: number, more: object = {}) => ({
    phase: 'magic1',
    bout: seat,
    magic: { nth, declared: false, queue: [] },
    ...more,
  })
  const told = 'magic.nth: must be odd where the active seat has the bout, else even (AA-19.4)'
  test('with an odd number is of the active seat, one with an even number of the other', () => {
    expectSound(bout(0, 1))
    expectSound(bout(0, 3))
    expectSound(bout(1, 2))
    expectSound(bout(1, 1, { active: 1, turn: 6 }))
    expectFault(bout(0, 2), told)
    expectFault(bout(1, 1), told)
    expectFault({ phase: 'magic2', magic: { nth: 2, declared: false, queue: [] } }, told)
  })
})

describe('A storm', () => {
  const storm = (last: number, more: object = {}) => ({ hexes: { C5: { storm: last } }, ...more })
  test('lasts for this turn and up to two more', () => {
    expectSound(storm(5))
    expectSound(storm(7))
    expectFault(storm(4), 'hexes.C5.storm: must be 5 or later, the last turn of the storm (AA-4.11)')
    expectFault(storm(8), 'hexes.C5.storm: must be at most 7 (AA-4.11)')
  })
  test('stands over king hexes, too, but in no basic game and not before the first turn', () => {
    expectSound({ hexes: { C1: { storm: 6 } } })
    expectFault(
      basic({ hexes: { B3: { storm: 6 } } }),
      'hexes.B3.storm: must be null in the basic game (AA-24.2)',
    )
    expectFault(storm(1, { stage: 'build' }), 'hexes.C5.storm: must be null before the first turn (AA-4.9)')
    expectSound(basic({ stage: 'placeBasic', hexes: { B3: { storm: null } } }))
  })
})

describe('Terrain', () => {
  const terrain = (id: string, to: string) => ({ hexes: { [id]: { terrain: to } } })
  test('of king hexes is King, and that of no other', () => {
    expectSound(terrain('C1', 'King'))
    expectSound(terrain('C2', 'Water'))
    expectFault(terrain('C9', 'Grass'), 'hexes.C9.terrain: must be King (AA-1.3)')
    expectFault(terrain('C2', 'King'), 'hexes.C2.terrain: must be another than King (AA-1.3)')
  })
  test('is fresh where it could change', () => {
    const fresh = (id: string, is: boolean, more: object = {}) => ({
      hexes: { [id]: { fresh: is } },
      ...more,
    })
    const told = 'must be false: it did not change (AA-4.7)'
    expectSound(fresh('C5', true))
    expectSound(fresh('C1', false))
    expectFault(fresh('C1', true), `hexes.C1.fresh: ${told}`)
    expectFault(fresh('C5', true, { stage: 'build' }), `hexes.C5.fresh: ${told}`)
  })
  test('is that of a hex of the board', () => {
    expectFault({ hexes: { Z1: {} } }, 'hexes.Z1: the board has no hex Z1')
    expectFault(basic({ hexes: { D1: {} } }), 'hexes.D1: the board has no hex D1')
  })
})

describe('Control when a turn begins', () => {
  const held = (control: number | null, creatures: readonly object[], more: object = {}) => ({
    phase: 'terrain',
    hexes: { C4: { control } },
    creatures,
    ...more,
  })
  const told = (seat: number) =>
    `hexes.C4.control: must be ${seat}, whose creatures alone stand there (AA-5.6)`
  test('is with who alone stands on the ground', () => {
    expectSound(held(0, [ORC]))
    expectSound(held(1, [FOE]))
    expectFault(held(1, [ORC]), told(0))
    expectFault(held(null, [ORC]), told(0))
    expectFault(held(0, [FOE]), told(1))
  })
  test('is with anybody where nobody stands alone', () => {
    expectSound(held(1, []))
    expectSound(held(0, [ORC, FOE]))
    expectSound(held(1, [ORC, FOE]))
    expectSound(held(1, [{ ...ORC, type: 'gargoyle', at: 'C4^' }]))
    expectSound(held(1, [{ ...ORC, type: 'phantom' }]))
    expectSound(held(1, [{ ...ORC, type: 'jeep' }]))
  })
  test('may still be open later in a turn', () => {
    expectSound(held(1, [ORC], { phase: 'equip1' }))
  })
  test('of king areas is nobody’s in the basic game, at any time', () => {
    const king = (control: number | null) => basic({ phase: 'movement', hexes: { B7: { control } } })
    expectSound(king(null))
    expectFault(king(1), "hexes.B7.control: must be null: a king area is nobody's (AA-24.4)")
    expectSound(basic({ hexes: { B6: { control: 1 } } }))
    expectSound({ hexes: { C1: { control: 1 } } })
  })
})

describe('The end of a game', () => {
  const told = 'result: must be what the position says, or a concession (AA-23.1)'
  const king = [
    { ...ORC, at: 'C9' },
    { ...FOE, at: 'C8' },
  ]
  test('has a result, and there is none before', () => {
    expectFault({ stage: 'over' }, 'result: is missing; say who won, and how')
    expectFault({ result: { winner: 0, by: 'concession' } }, 'stage: must be "over" in a game with a result')
  })
  test('is one seat’s giving up, at any time', () => {
    expectSound(over(0, 'concession'))
    expectSound(over(1, 'concession', { turn: 0 }))
    expectFault(over('draw', 'concession'), 'result.winner: must be 0 or 1: one seat gave up (AA-23.5)')
  })
  test('is what the Winning phase says', () => {
    expectSound(over(0, 'king', { creatures: king }))
    expectFault(over(1, 'king', { creatures: king }), told)
    expectFault(over(0, 'elimination', { creatures: king }), told)
    expectSound(over(1, 'elimination', { creatures: [FOE] }))
    expectFault(over(0, 'elimination', { creatures: [FOE] }), told)
    expectSound(over('draw', 'elimination'))
    expectSound(over('draw', 'turnLimit', { turn: 60, active: 1, creatures: [ORC, FOE] }))
    expectFault(over('draw', 'turnLimit', { turn: 59, creatures: [ORC, FOE] }), told)
  })
})

describe('A board', () => {
  test('is that of its ruleset', () => {
    expectSound({ board: 'arena39' })
    expectSound(basic({ board: 'basic17' }))
  })
  test.each<Row>([
    ['no basic one', { board: 'basic17' }, 'board: must be "arena39", the board of that map (AA-24.1)'],
    ['no other', basic({ board: 'arena39' }), 'board: must be "basic17", the board of that map (AA-24.1)'],
  ])('is %s', (_, file, told) => {
    expectFault(file, told)
  })
  test('goes with its map', () => {
    expect(toldOf({ map: 'basic' })).toEqual(['map: must be another; "basic" is for the basic ruleset'])
    expect(toldOf(basic({ map: 'twin-lakes' }))).toEqual(['map: must be "basic" in the basic ruleset'])
    expectSound({ map: 'twin-lakes' })
    expectSound(basic({ map: 'basic' }))
  })
})
