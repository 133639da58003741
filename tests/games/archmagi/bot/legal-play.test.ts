import { expect, test } from 'vitest'
import { STRENGTHS } from '@/engine/bot/bot'
import { diceStateOf, seededDice } from '@/engine/kernel/dice'
import { play } from '@/engine/kernel/play'
import { archmagiRules as rules } from '@/games/archmagi/rules'
import { playedByBots, type Turn } from './played-by-bots'

/** Whether every command but the last of each plan rolls nothing and leaves the decision where it is. */
function expectPlansToStopInTime(turns: readonly Turn[]): void {
  for (const { before, commands, seat } of turns) {
    let position = before
    for (const [nth, command] of commands.slice(0, -1).entries()) {
      const played = play(rules, position, command, seededDice(diceStateOf(nth)))
      if (played.outcome !== 'played') throw new Error(`${command.type}: ${played.outcome}`)
      position = played.position
      expect(played.rolls, command.type).toEqual([])
      expect(rules.askedSeat(position), command.type).toBe(seat)
    }
  }
}

/** Every kind of decision that bots came to, in all games of this file. */
const stages = new Set<string>()

const SHORT_GAME = { map: 'mirror-isle', roundLimit: 3 }

test.each([
  ...STRENGTHS.map((one) => [`${one} ones`, [one, one], { preset: 'first-duel' }] as const),
  [
    'easy ones on unknown land',
    ['easy'],
    { ...SHORT_GAME, exploration: true, terrainMethod: 'd20' },
  ] as const,
  ['chance on unknown land', ['random'], { ...SHORT_GAME, exploration: true, terrainMethod: 'd20' }] as const,
  [
    'medium and easy ones by picked Archmagi',
    ['medium', 'easy'],
    { ...SHORT_GAME, archmagi: 'pick' },
  ] as const,
  ['three seats', ['medium', 'easy', 'random'], { ...SHORT_GAME, seats: 3, roundLimit: 5 }] as const,
  ['four seats', ['easy', 'random'], { map: 'four-horns', seats: 4, roundLimit: 5 }] as const,
])(
  'a game of %s is played to its end by legal commands',
  (_name, deciders, settings) => {
    const { turns, end } = playedByBots(deciders, 11, settings)
    expect(rules.faultsOf(end)).toEqual([])
    expectPlansToStopInTime(turns)
    for (const { stage } of turns) stages.add(stage)
  },
  300_000,
)

test('bots came to decisions of every kind that turns and battles have', () => {
  expect([...stages]).toEqual(
    expect.arrayContaining([
      ...['place', 'recruitUnits', 'recruitSpells', 'scout', 'movement', 'exploration', 'battle'],
      ...['pick', 'plan', 'replace', 'respond', 'decide', 'roll', 'reroll', 'save', 'take', 'discard'],
    ]),
  )
})

test('the same seed gives the same game, another seed another', () => {
  const settings = { map: 'teaching-isle', roundLimit: 2 }
  const first = playedByBots(['medium', 'easy'], 3, settings).end
  expect(playedByBots(['medium', 'easy'], 3, settings).end).toEqual(first)
  expect(playedByBots(['medium', 'easy'], 4, settings).end).not.toEqual(first)
})
