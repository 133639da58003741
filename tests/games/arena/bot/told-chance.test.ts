import { describe, expect, test } from 'vitest'
import { arenaBot } from '@/games/arena/bot'
import { arenaPlay } from '@/games/arena/play'
import type { ArenaSeat } from '@/games/arena/state/position'
import { arena, type Game } from '../on-the-table'

const told = ({ position }: Game, seat: ArenaSeat) =>
  arenaBot.chanceOf(arenaPlay.viewOf(position, 'referee'), seat)

const FRONT = { orc: 'orc 0 C4', ogre: 'ogre 0 C4', elf: 'elf 1 C6', soldier: 'human-soldier 1 C6' }

describe('the chance that is told', () => {
  test('stays as it is where a turn goes by in which nothing is done', () => {
    let game = arena('terrain', FRONT)
    const before = told(game, 'west')
    while (game.position.active === 'west') game = game.play(0, 'endPhase', {})
    expect(told(game, 'west')).toBeCloseTo(before, 10)
  })

  test('grows with the own army and shrinks with the other’s', () => {
    const even = told(arena('terrain', FRONT), 'west')
    expect(told(arena('terrain', { ...FRONT, more: 'ogre 0 C3' }), 'west')).toBeGreaterThan(even)
    expect(told(arena('terrain', { ...FRONT, more: 'ogre 1 C7' }), 'west')).toBeLessThan(even)
  })

  test('is certain once the game is over', () => {
    const game = arena('terrain', FRONT).play(0, 'concede', {})
    expect([told(game, 'west'), told(game, 'east')]).toEqual([0, 1])
  })
})
