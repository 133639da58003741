import { describe, expect, test } from 'vitest'
import { findGames, type ListedGame, type Wish } from '@/app/library/find-games'
import type { SaveCard } from '@/store/library'
import { coin } from '../../support/coin-manifest'

function listed(saveId: string, savedAt: number, change: Partial<SaveCard> = {}): ListedGame {
  const card = { saveId, gameId: 'coin', scenario: 'One coin', moment: 'Note 0', asked: 'hider', savedAt }
  return { game: coin, card: { ...card, ...change } }
}

const GAMES = [
  listed('old', Date.UTC(2024, 4, 5, 12), { title: 'Café', players: { hider: 'Ann', seeker: 'Ben' } }),
  listed('new', Date.UTC(2026, 0, 5, 12), { glimpse: { phase: 'After the toss', map: [] } }),
  listed('done', Date.UTC(2025, 6, 5, 12), { asked: null, result: 'seeker', moment: 'Note 7' }),
]

const found = (wish: Partial<Wish>, games = GAMES) =>
  findGames(games, { query: '', shown: 'all', sorted: 'newest', ...wish }).map(({ card }) => card.saveId)

describe('the list of games', () => {
  test('is sorted by date, either way', () => {
    expect(found({})).toEqual(['new', 'done', 'old'])
    expect(found({ sorted: 'oldest' })).toEqual(['old', 'done', 'new'])
  })

  test('puts a game last whose date is yet to come: it says nothing of when it was played', () => {
    const ahead = listed('ahead', 8_640_000_000_000_000)
    expect(found({}, [ahead, ...GAMES])).toEqual(['new', 'done', 'old', 'ahead'])
  })

  test('shows running games, or finished ones', () => {
    expect(found({ shown: 'running' })).toEqual(['new', 'old'])
    expect(found({ shown: 'finished' })).toEqual(['done'])
  })

  test.each([
    ['by title, accents and capitals aside', 'CAFE', ['old']],
    ['by player', 'ben', ['old']],
    ['by phase', 'toss', ['new']],
    ['by moment', 'note 7', ['done']],
    ['by winner', 'the seeker won', ['done']],
    ['by whose turn it is', 'ann (hider) is to play', ['old']],
    ['by year', '2025', ['done']],
    ['by name, with either apostrophe', 'heads &', ['new', 'done', 'old']],
    ['by several words, in any order', 'ann café', ['old']],
    ['by words of which one does not occur', 'ann nobody', []],
  ])('is searched %s', (_, query, ids) => {
    expect(found({ query })).toEqual(ids)
  })
})
