import { describe, expect, test } from 'vitest'
import { STRENGTHS } from '@/engine/bot/bot'
import { diceStateOf, seededDice } from '@/engine/kernel/dice'
import { play } from '@/engine/kernel/play'
import { arenaRules as rules } from '@/games/arena/rules'
import { playedByBots, type Turn } from './played-by-bots'

/** Whether every command but the last of each plan rolls nothing and leaves the decision where it is. */
function expectPlansToStopInTime(turns: readonly Turn[]): void {
  for (const { before, commands, seat } of turns) {
    let position = before
    for (const [nth, command] of commands.entries()) {
      const played = play(rules, position, command, seededDice(diceStateOf(nth)))
      if (played.outcome !== 'played') throw new Error(`${command.type}: ${played.outcome}`)
      position = played.position
      if (nth === commands.length - 1) continue
      expect(played.rolls, command.type).toEqual([])
      expect(rules.askedSeat(position), command.type).toBe(seat)
    }
  }
}

describe.each(STRENGTHS)('a basic game between two %s ones', (decider) => {
  const { turns, end } = playedByBots({ west: decider, east: decider }, 7)

  test('is played to its end by legal commands, long before the turn limit', () => {
    expect(turns.length).toBeGreaterThan(10)
    expect(end.ending?.by).not.toBe('turnLimit')
    expect(rules.faultsOf(end)).toEqual([])
  })

  test('has plans of which only the last command rolls dice or hands over', () => {
    expectPlansToStopInTime(turns)
  })
})

test.each(['first-clash', 'magic-and-monsters', 'storm-and-sky', 'machines-and-monsters', 'two-lakes'])(
  '%s is played to its end',
  (preset) => {
    const { turns, end } = playedByBots({ west: 'medium', east: 'medium' }, 5, { preset })
    expect(end.ending?.by).not.toBe('turnLimit')
    expectPlansToStopInTime(turns)
  },
)

test.each([
  { points: [80, 60] },
  { points: [50, 120], map: 'twin-lakes' },
  { ruleset: 'basic', points: [30, 40] },
])('armies are drawn up and placed in a game with %j', (settings) => {
  const { turns, end } = playedByBots({ west: 'medium', east: 'easy' }, 5, { ...settings, turnLimit: 6 })
  expect(turns[0]?.commands.map(({ type }) => type)).toEqual(['buildArmy', 'lockArmy'])
  expect(end.turn).toBeGreaterThan(0)
})

test('the same seed gives the same game', () => {
  const both = { west: 'strong', east: 'medium' } as const
  const first = playedByBots(both, 3).end
  expect(playedByBots(both, 3).end).toEqual(first)
  expect(playedByBots(both, 4).end).not.toEqual(first)
})

test.each([1, 2, 3])('a medium one beats chance on either side with seed %i', (seed) => {
  expect(playedByBots({ west: 'medium', east: 'random' }, seed).end.ending?.winner).toBe('west')
  expect(playedByBots({ west: 'random', east: 'medium' }, seed).end.ending?.winner).toBe('east')
})
