import { expect, test } from 'vitest'
import { seededRandom } from '@/engine/kernel/dice'
import { plannedArmy } from '@/games/arena/bot/set-up'
import { sampleArmy } from '@/games/arena/commands/legal/sample-army'
import { worthOf } from '@/games/arena/effects/winning'
import { arenaFiles } from '@/games/arena/files'
import { armyCost } from '@/games/arena/queries/armies'
import { armyRefusal } from '@/games/arena/queries/army-list'
import { cardsOf } from '@/games/arena/ui/build/shelves'
import { termsOf } from '@/games/arena/ui/terms/terms-of'
import { clause } from '../../support/clause'
import { given, newArena } from './on-the-table'

const points = { points: [9, 9] }
const army = { creatures: ['orc', 'orc', 'orc'], items: [], spells: [] }

clause('AA-2.1', () => {
  test('an army pays the prices that were agreed on, others as printed', () => {
    expect(newArena(points).refusal(0, 'buildArmy', army)).toBeUndefined()
    const dearer = newArena({ ...points, prices: { orc: 4 } })
    expect(dearer.refusal(0, 'buildArmy', army)).toBe('AA-2.1')
    expect(dearer.refusal(0, 'buildArmy', { ...army, creatures: ['orc', 'orc'] })).toBeUndefined()
    const cheaper = newArena({ ...points, prices: { longbow: 1, orc: 2 } })
    expect(cheaper.refusal(0, 'buildArmy', { ...army, items: ['longbow'] })).toBeUndefined()
  })
  test('the armies of bots and of chance pay them, too', () => {
    const { position } = newArena({ points: [60, 60], prices: { orc: 9, dwarf: 8, longbow: 20 } })
    const { settings } = position
    for (let seed = 1; seed <= 20; seed++) {
      const random = seededRandom(seed)
      const [built] = plannedArmy(position, 'west', random)
      if (built?.type !== 'buildArmy') throw new Error(built?.type)
      for (const one of [built, sampleArmy(settings, 'west', random)]) {
        expect(armyRefusal(settings, one)).toBeUndefined()
        expect(armyCost(settings, one)).toBeLessThanOrEqual(60)
      }
    }
  })
  test('the catalogue and what was agreed on say them', () => {
    const { settings } = newArena({ ...points, prices: { orc: 4, longbow: 1 } }).position
    const { creatures, items } = cardsOf(settings, 'west')
    expect(creatures.find(({ id }) => id === 'orc')).toMatchObject({ cost: 4, price: '4 points' })
    expect(creatures.find(({ id }) => id === 'elf')).toMatchObject({ cost: 3 })
    expect(items.find(({ id }) => id === 'longbow')).toMatchObject({ cost: 1, price: '1 point' })
    expect(termsOf({ settings }).map(({ value }) => value)).toContain('Orc 4, Longbow 1')
  })
})

clause('AA-2.3', () => {
  test('what is left by them is the pool', () => {
    const list = { creatures: ['orc'], items: [], spells: [] }
    const game = newArena({ ...points, prices: { orc: 7 }, firstPlayer: 0 })
      .play(0, 'buildArmy', list)
      .play(0, 'lockArmy')
      .play(1, 'buildArmy', list)
      .play(1, 'lockArmy')
    expect(game.position.pools).toEqual({ west: 2, east: 2 })
  })
})

clause('AA-23.4', () => {
  test('the dearer side is so by the prices agreed on', () => {
    const { position } = given({
      phase: 'movement',
      options: { prices: { orc: 7 } },
      creatures: [
        { type: 'orc', owner: 0, id: 'orc-1', at: 'C4' },
        { type: 'elf', owner: 1, id: 'elf-2', at: 'C6' },
      ],
    })
    expect([worthOf(position, 'west'), worthOf(position, 'east')]).toEqual([7, 3])
  })
})

test('prices are kept in a position, and left out where there are none', () => {
  const file = { phase: 'movement', creatures: [{ type: 'orc', owner: 0, id: 'orc-1', at: 'C4' }] }
  const priced = given({ ...file, options: { prices: { orc: 7, grenade: 1 } } })
  const written = arenaFiles.writePosition(priced.position)
  expect(written).toMatchObject({ options: { prices: { orc: 7, grenade: 1 } } })
  expect(given(written as object).position).toEqual(priced.position)
  expect(JSON.stringify(arenaFiles.writePosition(given(file).position))).not.toContain('prices')
})

test.each([
  [{ phantom: 3 }, 'prices.phantom'],
  [{ orc: 0 }, 'prices.orc'],
  [{ orc: 100 }, 'prices.orc'],
])('no price is %j', (prices, path) => {
  const parsed = arenaFiles.newGame({ prices })
  expect(parsed).toMatchObject({ ok: false, problems: [{ path }] })
})
