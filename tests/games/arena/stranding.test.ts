import { expect, test } from 'vitest'
import { clause } from '../../support/clause'
import { arena, given } from './on-the-table'

/** East far away, so that nobody has lost. */
const FOES = { e: 'orc 1 E7' }
const WATER = { terrain: 'Water' }

clause('AA-15.8', () => {
  test('a unit that stays where it stood badly when the turn began must go', () => {
    const game = arena('combat', { o: 'orc 0 B5', ...FOES }, { hexes: { B5: WATER, B4: { control: 0 } } })
    expect(game.play(0, 'endPhase').creature('o').at).toBe('B4')
  })

  test('a unit that has moved to another place where it cannot be is stranded anew', () => {
    const game = arena(
      'movement',
      { o: 'orc 0 B5', ...FOES },
      {
        hexes: { B5: WATER, B4: { ...WATER, control: 0 }, A4: { control: 0 } },
        enchantments: [{ id: 'x', name: 'free-movement', seat: 0, on: { creature: 'o' }, ends: 'movement' }],
      },
    )
    const walked = game.play(0, 'move', { unit: 'o', mode: 'walk', path: ['B4'] }).play(0, 'endPhase')
    expect(walked.play(0, 'endPhase').creature('o').at).toBe('B4')
  })

  test('a unit over which a storm was made anew this turn is stranded anew', () => {
    const old = arena(
      'terrain',
      { p: 'giant-bird 0 C5^', ...FOES },
      { budget: 20, hexes: { C5: { storm: 6 } } },
    )
    const anew = old
      .play(0, 'setStorm', { hex: 'C5', on: false })
      .play(0, 'setStorm', { hex: 'C5', on: true })
      .play(0, 'endPhase')
      .play(0, 'endPhase')
    const stays = anew.play(0, 'endPhase').play(0, 'endPhase')
    expect(stays.creature('p').at).toBe('C5^')
    const left = old.play(0, 'endPhase').play(0, 'endPhase').play(0, 'endPhase').play(0, 'endPhase')
    expect(left.creature('p').at).not.toBe('C5^')
  })

  test('ground changed from one terrain that does not suit to another strands anew', () => {
    const game = arena(
      'terrain',
      { o: 'orc 0 B5', ...FOES },
      { budget: 30, hexes: { B5: { terrain: 'Forest' }, B4: { control: 0 } } },
    )
    const changed = ['Grass', 'River', 'Water'].reduce(
      (now, to) => now.play(0, 'changeTerrain', { hex: 'B5', to }),
      game,
    )
    const ended = (from: typeof game) =>
      ['terrain', 'equip1', 'movement', 'combat'].reduce((now) => now.play(0, 'endPhase'), from)
    expect(ended(changed).creature('o').at).toBe('B5')
    expect(ended(game).creature('o').at).toBe('B4')
  })

  test('under the first rules it was enough to be stranded when the turn began and when it ended', () => {
    const game = given({
      rules: 1,
      phase: 'movement',
      creatures: [
        { id: 'o', type: 'orc', owner: 0, at: 'B5' },
        { id: 'e', type: 'orc', owner: 1, at: 'E7' },
      ],
      hexes: { B5: WATER, B4: { ...WATER, control: 0 }, A4: { control: 0 } },
      enchantments: [{ id: 'x', name: 'free-movement', seat: 0, on: { creature: 'o' }, ends: 'movement' }],
    })
    const walked = game.play(0, 'move', { unit: 'o', mode: 'walk', path: ['B4'] }).play(0, 'endPhase')
    expect(walked.play(0, 'endPhase').creature('o').at).toBe('A4')
  })
})

clause('AA-15.6', () => {
  const creatures = { m: 'merfolk 0 B5', r: 'rowboat 0 B5', f: 'frogman 0 B5 on r', k: 'kobold 0 B5 on r' }
  const more = { hexes: { B5: { terrain: 'Grass' } } }

  test('a rider that may stand where its stranded mount dies stays there', () => {
    const game = arena('combat', { ...creatures, ...FOES }, { ...more, hexes: { B5: { control: 0 } } })
    const after = game.play(0, 'endPhase')
    expect(after.position.creatures.map(({ id }) => id)).not.toContain('r')
    expect([after.creature('f'), after.creature('k')]).toMatchObject([
      { at: 'B5', on: null },
      { at: 'B5', on: null },
    ])
  })

  test('a rider that may not stand there either must go', () => {
    const game = arena(
      'combat',
      { r: 'rowboat 0 B5', f: 'human-pilot 0 B5 on r', k: 'kobold 0 B5 on r', ...FOES },
      { hexes: { B5: { terrain: 'Rocky' }, B4: { control: 0 } } },
    )
    const after = game.play(0, 'endPhase')
    expect(after.position.creatures.map(({ id }) => id)).not.toContain('r')
    expect([after.creature('f').at, after.creature('k').at]).toEqual(['B4', 'B5'])
  })

  test('a rider whose mount dies for want of a way out of a fight must go as well', () => {
    const game = arena(
      'combat',
      {
        h: ['warhorse 0 C5', { from: 'C4' }],
        k: ['human-grunt 0 C5 on h', { from: 'C4' }],
        g: 'giant 1 C5',
        ...FOES,
      },
      { hexes: { C4: { terrain: 'Forest' } } },
    )
    const after = game.play(0, 'resolve', { space: 'C5' }, [1]).play(0, 'endPhase')
    expect(after.position.creatures.map(({ id }) => id as string)).toEqual(['g', 'e'])
  })
})
