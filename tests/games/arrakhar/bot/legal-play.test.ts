import { describe, expect, test } from 'vitest'
import { DECIDERS } from '@/engine/bot/bot'
import { diceStateOf, seededDice } from '@/engine/kernel/dice'
import { play } from '@/engine/kernel/play'
import { arrakharRules as rules } from '@/games/arrakhar/rules'
import { playedByBots } from './played-by-bots'

describe.each(DECIDERS)('a game between two %s ones', (decider) => {
  const { turns, end } = playedByBots({ wizard: decider, sorcerer: decider }, 7)

  test('is played to its end by legal commands alone', () => {
    expect(turns.length).toBeGreaterThan(10)
    expect(end.ending).not.toBeNull()
    expect(rules.faultsOf(end)).toEqual([])
  })

  test('only the last command of a plan rolls dice or hands over', () => {
    for (const { before, commands, seat } of turns) {
      let position = before
      for (const [nth, command] of commands.entries()) {
        const played = play(rules, position, command, seededDice(diceStateOf(nth)))
        if (played.outcome !== 'played') throw new Error(played.outcome)
        position = played.position
        if (nth === commands.length - 1) continue
        expect(played.rolls, command.type).toEqual([])
        expect(rules.askedSeat(position), command.type).toBe(seat)
      }
    }
  })
})

test('the same seed gives the same game', () => {
  const both = { wizard: 'strong', sorcerer: 'medium' } as const
  expect(playedByBots(both, 3).end).toEqual(playedByBots(both, 3).end)
  expect(playedByBots(both, 3).end).not.toEqual(playedByBots(both, 4).end)
})

test.each([
  ['easy', 'random'],
  ['medium', 'random'],
] as const)('%s beats %s on either side', (better, worse) => {
  for (const seed of [1, 2, 3]) {
    expect(playedByBots({ wizard: better, sorcerer: worse }, seed).end.ending?.winner).toBe('wizard')
    expect(playedByBots({ wizard: worse, sorcerer: better }, seed).end.ending?.winner).toBe('sorcerer')
  }
})
