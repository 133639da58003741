import { describe, expect, test } from 'vitest'
import { balanceOf } from '@/engine/lab/balance'
import type { GameRecord } from '@/engine/lab/self-play'
import { shareOf } from '@/engine/lab/statistics'

function game(nth: number, changes: Partial<GameRecord>): GameRecord {
  return {
    ...{ nth, seed: 1, scenario: 'basic', winner: 'north', by: 'gold', turns: 4, commands: 10, nodes: 0 },
    deciders: { north: 'strong', south: 'easy' },
    openings: { north: null, south: null },
    forces: { north: { miner: 3 }, south: { miner: nth } },
    losses: { north: { miner: 1 }, south: { miner: 0, mule: nth } },
    ...changes,
  }
}

const records = [
  game(0, { winner: 'north', turns: 1 }),
  game(1, { winner: 'draw', by: 'agreement', turns: 2 }),
  game(2, { winner: 'south', turns: 3 }),
  game(3, {
    winner: 'south',
    turns: 10,
    deciders: { north: 'easy', south: 'easy' },
    openings: { north: 'deep', south: null },
  }),
]
const balance = balanceOf(records)

describe('the balance of games', () => {
  test('tells how often each seat won, and draws', () => {
    expect(balance.games).toBe(4)
    expect(balance.wins).toEqual([
      { winner: 'north', games: 1, ...shareOf(1, 4) },
      { winner: 'south', games: 2, ...shareOf(2, 4) },
      { winner: 'draw', games: 1, ...shareOf(1, 4) },
    ])
  })

  test('names a seat that never won', () => {
    expect(balanceOf(records.slice(0, 1)).wins.map(({ winner, games }) => [winner, games])).toEqual([
      ['north', 1],
      ['south', 0],
    ])
  })

  test('tells it for each pairing of deciders and of forces', () => {
    expect(balance.byDeciders.map(({ seats, games }) => [seats.north, games])).toEqual([
      ['easy', 1],
      ['strong', 3],
    ])
    expect(balance.byDeciders[0]?.wins[1]).toEqual({ winner: 'south', games: 1, ...shareOf(1, 1) })
    expect(balance.byForces.map(({ seats, games }) => [seats.north, games])).toEqual([
      ['deep', 1],
      [null, 3],
    ])
  })

  test('tells how games ended and how long they were', () => {
    expect(balance.endings.map(({ winner, by, games }) => [winner, by, games])).toEqual([
      ['south', 'gold', 2],
      ['draw', 'agreement', 1],
      ['north', 'gold', 1],
    ])
    expect(balance.endings[0]).toMatchObject(shareOf(2, 4))
    expect(balance.turns).toEqual({
      mean: 4,
      least: 1,
      quarter: 1.75,
      median: 2.5,
      threeQuarters: 4.75,
      most: 10,
    })
    expect(balance.commands.median).toBe(10)
  })

  test('tells what a unit went with, where designs vary', () => {
    const [miner, mule] = balance.units.south ?? []
    // Wins 0, ½, 1, 1 with 0, 1, 2, 3 miners.
    expect(miner?.worth?.value).toBeCloseTo(0.35, 12)
    expect(miner?.bought.most).toBe(3)
    expect(mule?.lost).toBe(1.5)
    expect(mule?.worth).toBeNull()
    expect(balance.units.north?.[0]?.worth).toBeNull()
  })
})
