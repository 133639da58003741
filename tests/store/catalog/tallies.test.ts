import { describe, expect, test } from 'vitest'
import { countedOnce } from '@/store/catalog/results'
import {
  ANY_RESULT,
  everybodyIn,
  idOfWho,
  isWanted,
  playedIn,
  type ResultWish,
  tallyOf,
  whoPlayed,
  winsSoFar,
} from '@/store/catalog/tallies'
import type { GameResult } from '@/store/library'

const SEATS = ['hider', 'seeker']
let last = 0

function ended(result: string, change: Partial<GameResult> = {}): GameResult {
  last += 1
  const saveId = `game-${last}`
  const words = { scenario: 'One coin', moment: 'Note 3', how: '' }
  const flags = { isTyped: false, isUndone: false }
  return { saveId, origin: saveId, gameId: 'coin', ...words, result, ...flags, endedAt: last, ...change }
}

const RESULTS = countedOnce([
  ended('hider', { players: { hider: 'Ann', seeker: 'Ben' } }),
  ended('seeker', { players: { hider: 'Ann' }, bots: { seeker: 'easy' } }),
  ended('draw', { scenario: 'Two coins', players: { hider: 'Ben', seeker: 'Ann' } }),
  ended('seeker', { bots: { hider: 'strong' } }),
  ended('hider', { gameId: 'chess' }),
])
const PLAYED = RESULTS.flatMap((result) => playedIn(result, SEATS))

const tally = (wish: Partial<ResultWish>) => {
  const { games, won, lost, drawn } = tallyOf(
    PLAYED.filter((one) => isWanted(one, { ...ANY_RESULT, ...wish })),
  )
  return [games, won, lost, drawn]
}

describe('games, counted', () => {
  test.each<[string, Partial<ResultWish>, readonly number[]]>([
    ['all of them, for both sides', {}, [10, 4, 4, 2]],
    ['by game', { gameId: 'coin', seat: 'hider' }, [4, 1, 2, 1]],
    ['by scenario', { scenario: 'Two coins' }, [2, 0, 0, 2]],
    ['by side', { gameId: 'coin', seat: 'seeker' }, [4, 2, 1, 1]],
    ['by player, on whichever side', { player: 'named/Ann' }, [3, 1, 1, 1]],
    ['by opponent', { opponent: 'bot/easy' }, [1, 0, 1, 0]],
    ['by player and opponent', { player: 'named/Ann', opponent: 'named/Ben' }, [2, 1, 0, 1]],
    ['by player and side', { player: 'named/Ann', seat: 'seeker' }, [1, 0, 0, 1]],
    [
      'of persons without a name against a strong bot',
      { player: 'person', opponent: 'bot/strong' },
      [1, 1, 0, 0],
    ],
    ['of nobody', { player: 'named/Carol' }, [0, 0, 0, 0]],
  ])('%s', (_, wish, counts) => {
    expect(tally(wish)).toEqual(counts)
  })

  test('those alone have played who were in play', () => {
    const [duel] = countedOnce([ended('west', { seats: ['north', 'west'] })])
    const played = duel ? playedIn(duel, ['north', 'east', 'south', 'west']) : []
    expect(played.map(({ seat, outcome, opponents }) => [seat, outcome, opponents.length])).toEqual([
      ['north', 'lost', 1],
      ['west', 'won', 1],
    ])
  })

  test('a copy of a game that counts already does not', () => {
    const copies = countedOnce([ended('hider', { origin: 'one' }), ended('seeker', { origin: 'one' })])
    const played = copies.flatMap((result) => playedIn(result, SEATS)).filter(({ seat }) => seat === 'hider')
    expect(tallyOf(played)).toEqual({ games: 1, won: 1, lost: 0, drawn: 0 })
  })

  test('wins are counted game by game, draws as none', () => {
    const coins = RESULTS.filter(({ gameId }) => gameId === 'coin')
    expect(winsSoFar(coins, 'seeker')).toEqual([0, 0, 1, 1, 2])
    expect(winsSoFar([], 'seeker')).toEqual([0])
  })
})

describe('who played', () => {
  test('a bot is a bot, whatever name stood there before', () => {
    expect(whoPlayed(ended('draw', { bots: { hider: 'easy' }, players: { hider: 'Ann' } }), 'hider')).toEqual(
      {
        kind: 'bot',
        strength: 'easy',
      },
    )
  })

  test('a person is never taken for a bot of the same name', () => {
    const named = whoPlayed(ended('draw', { players: { hider: 'bot/easy' } }), 'hider')
    expect(idOfWho(named)).not.toBe(idOfWho({ kind: 'bot', strength: 'easy' }))
  })

  test('everybody is listed once: names, others, bots', () => {
    expect(everybodyIn(PLAYED).map(idOfWho)).toEqual([
      'named/Ann',
      'named/Ben',
      'person',
      'bot/easy',
      'bot/strong',
    ])
  })
})
