import { describe, expect, test } from 'vitest'
import { facingIn } from '@/board/layers/facing'
import type { HexId } from '@/engine/kernel/hex'
import { arenaPlay } from '@/games/arena/play'
import { fightIn } from '@/games/arena/queries/combat/fights'
import { groundOf } from '@/games/arena/queries/spaces'
import type { View } from '@/games/arena/state/view'
import { fieldOf, magicZones, stacksOnBoard } from '@/games/arena/ui/board/board-view'
import { terrainLooks } from '@/games/arena/ui/board/looks'
import { clause } from '../../../support/clause'
import { arena, type Game } from '../on-the-table'

function seen({ position }: Game): View {
  return arenaPlay.viewOf(position, 'west')
}

function countersIn(game: Game, hex: string, layer: 'ground' | 'air' = 'ground') {
  const stack = stacksOnBoard(seen(game)).find((one) => one.hex === hex && one.layer === layer)
  return stack?.counters ?? []
}

function shapesOf(game: Game, hex: string) {
  return countersIn(game, hex).flatMap(({ signs = [] }) => signs.map(({ shape }) => shape))
}

describe('counters', () => {
  test('have effective Power and Move, and the colors of who controls them', () => {
    const items = [{ id: 's', type: 'magic-sword', owner: 0, by: 'o' }]
    const game = arena('movement', { o: 'orc 0 B2', e: 'ogre 1 D5' }, { items })
    expect(countersIn(game, 'B2')).toMatchObject([{ factors: '2-1', side: 'first', label: 'Orc 1' }])
    expect(countersIn(game, 'D5')).toMatchObject([{ factors: '3-1', side: 'second' }])
  })

  test('of vehicles without a pilot are nobody’s', () => {
    const [jeep] = countersIn(arena('movement', { j: 'jeep 0 B2', e: 'orc 1 D5' }), 'B2')
    expect(jeep?.side).toBe('none')
    expect(jeep?.strength).toBeUndefined()
  })

  test('carry signs of attack, poison, shots, magic, items and wings', () => {
    const items = [{ id: 'i', type: 'magic-sword', owner: 0, by: 'p' }]
    const game = arena(
      'movement',
      {
        s: 'giant-scorpion 0 B2',
        c: 'city-guard 0 B3',
        a: 'archer 0 B4',
        p: 'paladin 0 B5',
        g: 'gargoyle 0 B6',
      },
      { items },
    )
    expect(shapesOf(game, 'B2')).toEqual(['target', 'drop'])
    expect(shapesOf(game, 'B3')).toEqual(['fist'])
    expect(shapesOf(game, 'B4')).toEqual(['bow'])
    expect(shapesOf(game, 'B5')).toEqual(['spark', 'bag'])
    expect(shapesOf(game, 'B6')).toEqual(['wing'])
  })

  test('are spent when their unit has moved', () => {
    const game = arena('movement', { o: 'orc 0 B2', p: 'orc 0 B5' }).play(0, 'walk', {
      unit: 'o',
      path: ['B3'],
    })
    expect(countersIn(game, 'B3')).toMatchObject([{ spent: true, state: 'done' }])
    expect(countersIn(game, 'B5')).toMatchObject([{ spent: false, state: 'ready' }])
  })

  test('show the clock of a cast by own turns left', () => {
    const game = arena(
      'magic1',
      { n: 'necromancer 0 B2', e: 'orc 1 B3' },
      { spells: [['slay'], []], pools: [20, 0] },
    ).play(0, 'declareSpell', { caster: 'n', spell: 'slay', target: { creature: 'e' } })
    expect(countersIn(game, 'B2')).toMatchObject([{ badges: [{ text: '1' }] }])
  })
})

clause('AA-7.5', () => {
  test('riders are drawn nested in their mount', () => {
    const [counter, ...others] = countersIn(arena('movement', { h: 'ogre 0 B2', o: 'orc 0 B2 on h' }), 'B2')
    expect(others).toEqual([])
    expect(counter).toMatchObject({ label: 'Ogre 1', riders: [{ label: 'Orc 2' }] })
  })
})

clause('AA-11.5', () => {
  const creatures = {
    h: 'ogre 0 C5',
    o: 'orc 0 C5 on h',
    a: 'archer 0 B4',
    e: 'giant 1 C5',
    far: 'orc 1 E7',
  }
  const strengthsIn = (game: Game) => {
    const stack = stacksOnBoard(seen(game)).find(({ hex }) => hex === 'C5')
    return stack && facingIn(stack)?.factions.map(({ strength }) => strength)
  }
  test('both sides of a space show what the rules compare: riders, items and shots with them', () => {
    const game = arena('combat', creatures)
    expect(strengthsIn(game)).toEqual([4, 5])
    const shot = game.play(0, 'fire', { shooter: 'a', target: 'C5' })
    expect(strengthsIn(shot)).toEqual([5, 5])
    expect(fightIn(seen(shot), groundOf('C5' as HexId))).toMatchObject({
      attack: { total: 5 },
      defense: { total: 5 },
    })
    const sword = [{ id: 's', type: 'magic-sword', owner: 1, by: 'e' }]
    expect(strengthsIn(arena('movement', creatures, { items: sword }))).toEqual([4, 6])
  })
})

clause('AA-10.7', () => {
  test('a flyer in the air lies in its own layer and shows its turns there', () => {
    const game = arena('movement', { g: ['gargoyle 0 B2^', { air: 1 }] })
    expect(countersIn(game, 'B2')).toEqual([])
    expect(countersIn(game, 'B2', 'air')).toMatchObject([{ gauge: { used: 1, most: 2 } }])
  })
})

describe('the field', () => {
  test('shows claims, storms with their turns, corpses, items and barriers', () => {
    const game = arena(
      'movement',
      { o: 'orc 0 B2' },
      {
        hexes: { A1: { storm: 6 }, B3: { control: 1 } },
        corpses: [{ id: 'c', type: 'orc', owner: 0, at: 'B4' }],
        items: [{ id: 's', type: 'magic-sword', owner: 0, at: 'B5' }],
        enchantments: [{ id: 'w', name: 'wall-of-thorns', seat: 0, on: { edge: ['A1', 'A2'] }, ends: null }],
      },
    )
    const field = fieldOf(seen(game))
    expect(field.claims).toContainEqual({ hex: 'B2', side: 'first' })
    expect(field.claims).toContainEqual({ hex: 'B3', side: 'second' })
    expect(field.weather).toEqual([{ hex: 'A1', left: 2 }])
    expect(field.tokens).toEqual([
      { hex: 'B4', shape: 'skull', count: 1 },
      { hex: 'B5', shape: 'bag', count: 1 },
    ])
    expect(field.barriers).toEqual([{ between: ['A1', 'A2'], bars: 'ground' }])
  })

  test('tells where no magic works', () => {
    const game = arena(
      'movement',
      { o: 'orc 0 B2' },
      { enchantments: [{ id: 'a', name: 'anti-magic', seat: 0, on: { space: 'C5' }, ends: null }] },
    )
    expect(magicZones(seen(game))).toMatchObject([{ id: 'anti-magic', hexes: ['C5'] }])
  })

  test('keeps the drawing of the ground while no terrain changes', () => {
    const game = arena('movement', { o: 'orc 0 B2' })
    const before = terrainLooks(seen(game))
    expect(terrainLooks(seen(game.play(0, 'walk', { unit: 'o', path: ['B3'] })))).toBe(before)
    expect(before[0]).toBe('grass')
  })
})
