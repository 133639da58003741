import { describe, expect, test } from 'vitest'
import { CARD, cardText } from '@/engine/rulebook/cards'
import { present } from '@/engine/kernel/refusal'
import { GAMES } from '@/games'
import { arenaTeaching } from '@/games/arena/teaching'
import { archmagiTeaching } from '@/games/archmagi/teaching'
import { arrakharTeaching } from '@/games/arrakhar/teaching'
import { searcherOf } from '@/teach/search/search-book'
import { WHOLE_GAMES } from '../../support/whole-games'

const TEACHING = { arrakhar: arrakharTeaching, arena: arenaTeaching, archmagi: archmagiTeaching } as const
type GameId = keyof typeof TEACHING

/** What a query finds, places with the chart that they stand in. */
function found(game: GameId, query: string): readonly string[] {
  const { rulebook, cards } = TEACHING[game]
  return searcherOf(
    rulebook,
    cards(),
  )(query).map(({ place }) => (place.kind === 'card' ? `${place.about}: ${place.title}` : place.id))
}

describe('What charts say', () => {
  test.each(GAMES.map(({ id }) => id))('is there for %s, each thing under an id of its own', async (id) => {
    const { cards } = await present(
      GAMES.find((game) => game.id === id),
      'game',
    ).loadTeaching()
    const ids = cards().map((card) => card.id)
    expect(ids.length).toBeGreaterThan(WHOLE_GAMES.includes(id) ? 20 : 0)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.every((one) => one.startsWith(CARD))).toBe(true)
    // A face of a die is no thing to look up.
    expect(cards().filter(({ title }) => /^\d+$/.test(title))).toEqual([])
  })

  test('is told column by column', () => {
    const card = arrakharTeaching.cards().find(({ title }) => title === 'Demon')
    expect(card && cardText(card)).toMatch(/^Cost: \d · Moves: \d · Combat: \d · Attacks: yes/)
  })

  test.each([
    ['arena', 'swordmaster', 'Creatures: Swordmaster'],
    ['arena', 'griffin', 'Creatures: Griffin'],
    ['arena', 'fireball', 'Spells: Fireball'],
    ['arena', 'magic sword', 'Items: Magic Sword'],
    ['archmagi', 'sphinx', 'Units: Sphinx'],
    ['archmagi', 'dragon lance', 'Artifacts: Dragon Lance'],
    ['arrakhar', 'elf', 'Unit chart: Elf'],
  ] as const)('of %s, %s is found among the first three', (game, query, wanted) => {
    expect(found(game, query).slice(0, 3)).toContain(wanted)
  })

  test.each([
    ['arena', 'how do I win', 'AA-23.1'],
    ['archmagi', 'counter a spell', 'AM-S.3'],
    ['arrakhar', 'how far can a fireball go', 'AR-8.2'],
  ] as const)('of %s does not stand before the rule where a question is asked: %s', (game, query, rule) => {
    expect(found(game, query).slice(0, 3)).toContain(rule)
  })
})
