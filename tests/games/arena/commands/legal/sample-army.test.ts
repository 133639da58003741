import { describe, expect, test } from 'vitest'
import { seededRandom } from '@/engine/kernel/dice'
import { CREATURES } from '@/games/arena/tables/creatures'
import { MOST_CARDS } from '@/games/arena/tables/game-rules'
import { ITEMS } from '@/games/arena/tables/items'
import { SPELL_IDS } from '@/games/arena/tables/spells'
import { armyCost, isBasicCard } from '@/games/arena/queries/armies'
import { sampleArmy } from '@/games/arena/commands/legal/sample-army'
import { armyRefusal } from '@/games/arena/queries/army-list'
import { newArena } from '../../on-the-table'
import { answering } from './chosen'

const settingsOf = (more: object = {}) => newArena({ points: [80, 80], ...more }).position.settings
const seeds = Array.from({ length: 60 }, (_, nth) => nth + 1)
const armies = (more: object = {}) => {
  const settings = settingsOf(more)
  return seeds.map((seed) => sampleArmy(settings, 'east', seededRandom(seed)))
}

describe('random armies (B-1)', () => {
  const games: readonly object[] = [
    {},
    { points: [50, 120] },
    { points: [5, 5] },
    { spellCards: 0 },
    { spellCards: 3 },
    { variants: { terrainPool: true } },
    { ruleset: 'basic', map: 'basic', points: [30, 30] },
  ]
  test.each(games)('may be laid down: %j', (more) => {
    const settings = settingsOf(more)
    for (const army of armies(more)) {
      expect(armyRefusal(settings, army)).toBeUndefined()
      expect(army.seat).toBe('east')
    }
  })
  test('spend nearly everything: what is left is for the pool, 30 points at most (AA-2.3)', () => {
    const left = armies().map((army) => 80 - armyCost({}, army))
    expect(Math.max(...left)).toBeLessThan(40)
    expect(Math.min(...left)).toBeLessThan(5)
  })
  test('have creatures and items, more of the former', () => {
    const all = armies()
    const [creatures, items] = [all.flatMap((army) => army.creatures), all.flatMap((army) => army.items)]
    expect(creatures.length).toBeGreaterThan(items.length)
    expect(new Set(creatures).size).toBeGreaterThan(40)
    expect(new Set(items).size).toBeGreaterThan(15)
    expect(creatures.every((card) => CREATURES[card].isSold)).toBe(true)
  })
  test('of the basic game have cards that it knows, and nothing else (AA-24.2)', () => {
    for (const { creatures, items, spells } of armies({ ruleset: 'basic', map: 'basic', points: [30, 30] })) {
      expect(creatures.every((card) => isBasicCard(CREATURES[card]))).toBe(true)
      expect([...items, ...spells]).toEqual([])
    }
  })
  test('list from no spell to as many as may be, each once (AA-2.5)', () => {
    const counts = (more: object) => new Set(armies(more).map(({ spells }) => spells.length))
    expect([...counts({ spellCards: 3 })].sort()).toEqual([0, 1, 2, 3])
    expect(Math.max(...counts({ spellCards: 0 }))).toBe(12)
    expect(new Set(armies().flatMap(({ spells }) => spells)).size).toBe(SPELL_IDS.length)
  })
  test('set points aside for terrain where that is played, never more than are left (AA-25.1)', () => {
    const pools = armies({ points: [400, 400], variants: { terrainPool: true } }).map(
      ({ terrainPool = 0 }) => terrainPool,
    )
    expect(Math.max(...pools)).toBeGreaterThan(0)
    expect(armies().every((army) => !('terrainPool' in army))).toBe(true)
  })
})

/** Chance in the order in which it is asked: the shuffled cards, how many, points kept, purchases, terrain pool. */
interface Chances {
  readonly swapped?: (limit: number) => number
  readonly spells?: number
  readonly kept?: number
  /** Whether the purchase of a number is a creature; 0 is an item. */
  readonly alive?: (purchase: number) => number
  readonly picked?: (limit: number) => number
  readonly pool?: number
}
const SHUFFLE = SPELL_IDS.length - 1
const BOUGHT_FROM = SHUFFLE + 2
const POOL_AT = BOUGHT_FROM + 2 * MOST_CARDS

function chances({
  swapped = (limit) => limit - 1,
  spells = 0,
  kept = 0,
  alive = () => 1,
  ...rest
}: Chances) {
  const { picked = () => 0, pool = 0 } = rest
  return answering((limit, nth) => {
    if (nth < SHUFFLE) return swapped(limit)
    if (nth === SHUFFLE) return spells
    if (nth < BOUGHT_FROM) return kept
    if (nth >= POOL_AT) return pool
    const purchase = nth - BOUGHT_FROM
    return purchase % 2 === 0 ? alive(purchase / 2) : picked(limit)
  })
}

describe('what chance has to say in it', () => {
  const drawn = (more: object, said: Chances = {}) => {
    const random = chances(said)
    return { army: sampleArmy(settingsOf(more), 'west', random), asked: random.asked }
  }
  const kobolds = (count: number) => Array.from({ length: count }, () => 'kobold')
  test('cards are shuffled, some of them listed, points kept, and 40 purchases tried', () => {
    const { asked } = drawn({})
    expect(asked.slice(0, SHUFFLE)).toEqual(Array.from({ length: SHUFFLE }, (_, nth) => 48 - nth))
    expect(asked.slice(SHUFFLE, BOUGHT_FROM + 1)).toEqual([9, 30, 4])
    expect(asked).toHaveLength(POOL_AT)
    // Creatures for 80 points, then for 78: all that are sold; at last nothing, which is asked all the same.
    const sold = Object.values(CREATURES).filter(({ isSold }) => isSold)
    expect(asked.slice(BOUGHT_FROM, BOUGHT_FROM + 4)).toEqual([4, sold.length, 4, sold.length])
  })
  test('three purchases in four are creatures, the others items', () => {
    expect(drawn({}).army).toEqual({
      ...{ seat: 'west', creatures: kobolds(40), items: [], spells: [] },
    })
    const [three, none] = [drawn({}, { alive: () => 3 }), drawn({ points: [20, 20] }, { alive: () => 0 })]
    expect(three.army.creatures).toEqual(kobolds(40))
    // Whatever is bought, an army has a creature that is no vehicle (AA-2.9).
    expect(none.army).toMatchObject({ creatures: ['kobold'], items: [] })
    const mixed = drawn({ points: [5, 5] }, { alive: (nth) => (nth === 1 ? 0 : 1) })
    expect([mixed.army.creatures, mixed.army.items]).toEqual([['kobold'], ['magic-sword']])
  })
  test('what is bought is what the rest of the points pays for', () => {
    const limits = (points: number, alive: (nth: number) => number) =>
      drawn({ points: [points, points] }, { alive }).asked.slice(BOUGHT_FROM + 1, BOUGHT_FROM + 4)
    const cheap = (most: number) =>
      Object.values(CREATURES).filter(({ isSold, cost }) => isSold && cost <= most).length
    const items = (most: number) => Object.values(ITEMS).filter(({ cost }) => cost <= most).length
    expect(limits(5, () => 1)).toEqual([cheap(5), 4, cheap(3)])
    expect(limits(5, (nth) => (nth === 1 ? 0 : 1))).toEqual([cheap(5), 4, items(3)])
    expect(limits(6, (nth) => (nth === 1 ? 0 : 1))).toEqual([cheap(6), 4, items(4)])
  })
  test('the last card of a list may be bought as well', () => {
    const { army } = drawn({ points: [10, 10] }, { picked: (limit) => limit - 1 })
    // The last card of the catalogue that is sold, for 5 points.
    expect(army.creatures[0]).toBe('palisade')
  })
  test('cards change places', () => {
    // Each card changes places with the first, from the last on: all move up by one.
    const { army } = drawn({}, { swapped: () => 0, spells: 8 })
    expect(army.spells).toEqual(SPELL_IDS.slice(1, 9))
    expect(drawn({}, { spells: 8 }).army.spells).toEqual(SPELL_IDS.slice(0, 8))
    expect(drawn({}, { spells: 3 }).army.spells).toEqual(SPELL_IDS.slice(0, 3))
  })
  test('without a limit up to 12 spells are listed', () => {
    expect(drawn({ spellCards: 0 }).asked[SHUFFLE]).toBe(13)
    expect(drawn({ spellCards: 3 }).asked[SHUFFLE]).toBe(4)
  })
  test('points that are kept are not spent', () => {
    expect(drawn({}, { kept: 29 }).army.creatures).toEqual([...kobolds(25), 'human-pilot'])
  })
  test('the basic game has neither items nor spells to choose, and keeps no points', () => {
    const random = answering(() => 0)
    const army = sampleArmy(settingsOf({ ruleset: 'basic', map: 'basic', points: [30, 30] }), 'west', random)
    expect(army.creatures).toEqual(kobolds(15))
    expect(random.asked).toHaveLength(MOST_CARDS)
    const basic = Object.values(CREATURES).filter((card) => card.isSold && isBasicCard(card))
    expect(random.asked[0]).toBe(basic.length)
  })
  test('the terrain pool is a part of what is left', () => {
    const variants = { terrainPool: true }
    const of = (points: number, pool = 0) => drawn({ points: [points, points], variants }, { pool })
    // 40 kobolds cost 80.
    expect(of(85, 5).army.terrainPool).toBe(5)
    expect(of(85, 2).asked[POOL_AT]).toBe(6)
    expect(of(85, 2).army.terrainPool).toBe(2)
    expect(of(81, 1).army.terrainPool).toBe(1)
    expect(of(80).army.terrainPool).toBeUndefined()
    expect(drawn({ points: [85, 85] }).army.terrainPool).toBeUndefined()
  })
})
