import { expect, test } from 'vitest'
import { STRENGTHS } from '@/engine/bot/bot'
import { diceStateOf, seededDice } from '@/engine/kernel/dice'
import { play } from '@/engine/kernel/play'
import { wizardKingsRules as rules } from '@/games/wizard-kings/rules'
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

const FEW_TURNS = { figures: { turns: 4, earliestEnd: 4 } }

test.each([
  ...STRENGTHS.map((one) => [`${one} ones`, [one, one], { preset: 'greenmarch-skirmish' }] as const),
  ['a medium and a careless one in the small scenario', ['medium', 'easy'], { scenario: 'small' }] as const,
  ['medium ones over two boards', ['medium', 'medium'], { preset: 'stone-and-bone' }] as const,
  ['strong ones over two boards', ['strong', 'medium'], { scenario: 'medium', ...FEW_TURNS }] as const,
  ['easy ones over four boards', ['easy', 'medium'], { scenario: 'large', ...FEW_TURNS }] as const,
  [
    'medium ones down a column of boards',
    ['medium', 'random'],
    { scenario: 'large', layout: 'column', threeWizards: true, randomMoon: true, ...FEW_TURNS },
  ] as const,
  ['easy ones with all in the open', ['easy', 'medium'], { scenario: 'small', openTable: true }] as const,
  ['chance', ['random', 'random'], { scenario: 'medium', ...FEW_TURNS }] as const,
])(
  'a game of %s is played to its end by legal commands',
  (_name, deciders, settings) => {
    const { turns, end } = playedByBots(deciders, 11, settings)
    expect(rules.faultsOf(end)).toEqual([])
    expect(end.ending?.by).not.toBe('resigned')
    expectPlansToStopInTime(turns)
    for (const { stage } of turns) stages.add(stage)
  },
  300_000,
)

test('bots came to decisions of every kind', () => {
  expect([...stages]).toEqual(
    expect.arrayContaining([
      ...['rollOff', 'boards', 'edge', 'armies', 'pool', 'force', 'capitals', 'deploy', 'moon'],
      ...['initiative', 'moves', 'recruiting', 'battles', 'slots', 'hits', 'fatigue', 'aftermath'],
      ...['study', 'builds'],
    ]),
  )
})

test('the same seed gives the same game, another seed another', () => {
  const first = playedByBots(['strong', 'easy'], 3).end
  expect(playedByBots(['strong', 'easy'], 3).end).toEqual(first)
  expect(playedByBots(['strong', 'easy'], 4).end).not.toEqual(first)
}, 120_000)
