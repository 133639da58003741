import { describe, expect, test } from 'vitest'
import { thinkOrConcede } from '@/engine/bot/conceding'
import { seededRandom } from '@/engine/kernel/dice'
import { arenaBot } from '@/games/arena/bot'
import { concession } from '@/games/arena/commands/turn/concede'
import { arenaPlay } from '@/games/arena/play'
import type { ArenaSeat } from '@/games/arena/state/position'
import { arena, type Game, newArena } from '../on-the-table'

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

  test('is even while only one army of the Basic Game stands, and its bot does not give up', () => {
    const game = newArena({ ruleset: 'basic', points: [30, 30], firstPlayer: 1 })
      .play(0, 'buildArmy', { creatures: ['orc'], items: [], spells: [] })
      .play(0, 'lockArmy')
      .play(1, 'buildArmy', { creatures: ['elf', 'elf'], items: [], spells: [] })
      .play(1, 'lockArmy')
      .play(1, 'placeBasic', { creature: 'elf-2', hex: 'A6' })
      .play(1, 'placeBasic', { creature: 'elf-3', hex: 'A6' })
    expect([told(game, 'west'), told(game, 'east')]).toEqual([0.5, 0.5])
    const { commands } = thinkOrConcede(
      arenaBot,
      {
        view: arenaPlay.viewOf(game.position, 'west'),
        decider: 'medium',
        random: seededRandom(1),
        budget: { rollouts: 1, isOver: () => false },
      },
      { seat: 'west', command: concession('west') },
    )
    expect(commands.map(({ type }) => type)).toEqual(['placeBasic'])
  })

  test('grows with Power by the own king hex, even with too little of it', () => {
    const raid = { ...FRONT, one: 'ogre 1 C3', two: 'ogre 1 C3' }
    const away = told(arena('terrain', { ...raid, guard: 'orc 0 E3' }), 'west')
    expect(told(arena('terrain', { ...raid, guard: 'orc 0 C1' }), 'west')).toBeGreaterThan(away)
  })

  test('is high for who stands alone on the enemy’s king hex, however weak', () => {
    const few = { ogre: 'ogre 1 C3', kobold: 'kobold 0 C9' }
    expect(told(arena('movement', few), 'west')).toBeGreaterThan(0.2)
    expect(told(arena('movement', { ...few, guard: 'orc 1 C9' }), 'west')).toBeLessThan(0.02)
  })

  test('grows with each step nearer to the enemy’s king hex, far as that still is', () => {
    const at = (hex: string) => told(arena('terrain', { orc: `orc 0 ${hex}`, elf: 'elf 1 C8' }), 'west')
    expect(at('E2')).toBeGreaterThan(at('E1'))
  })

  test('grows with the way that is open to the enemy’s king hex', () => {
    const open = told(arena('terrain', { ...FRONT, bird: 'giant-bird 0 C6^' }), 'west')
    const shut = { ...FRONT, bird: 'giant-bird 0 C6^', guard: 'ogre 1 C9' }
    const elsewhere = { ...FRONT, bird: 'giant-bird 0 C6^', guard: 'ogre 1 A1' }
    expect(told(arena('terrain', shut), 'west')).toBeLessThan(open)
    expect(told(arena('terrain', elsewhere), 'west')).toBeGreaterThan(told(arena('terrain', shut), 'west'))
  })
})
