import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { balanceOf } from '@/engine/lab/balance'
import type { Results } from '@/engine/lab/results'
import { playGame } from '@/engine/lab/self-play'
import { present } from '@/engine/kernel/refusal'
import { PROPOSED } from '@/games/arrakhar/tables/reconstructions'
import { labGameOf } from '@/games/lab'
import { resultsIn } from '../../../support/lab-results'

const FOLDER = 'docs/balance'
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.jsonl'))
/** How strong bots are was measured once, with the set before; that is a matter of bots more than of figures. */
const OF_BOTS = FILES.filter((name) => name.includes('-as-'))
const OF_FORCES = FILES.filter((name) => !OF_BOTS.includes(name))

function resultsOf(name: string): Results {
  return resultsIn(`${FOLDER}/${name}`)
}

/** The share of games won by a seat, with its 95 % interval. */
function shareOf(name: string, seat: string) {
  const { wins } = balanceOf(resultsOf(name).records)
  return present(
    wins.find(({ winner }) => winner === seat),
    seat,
  )
}

/** The share of games won by a decider over another, from both sides of the table. */
function shareWon(decider: string, other: string): number {
  const won = (seat: 'wizard' | 'sorcerer') =>
    resultsOf(`${decider}-${other}-as-${seat}.jsonl`).records.filter(({ winner }) => winner === seat).length
  return (won('wizard') + won('sorcerer')) / 200
}

describe('the measurements behind docs/balance.md', () => {
  test.each(OF_FORCES)('%s is whole and of the figures that new games propose', (name) => {
    const { plan, records } = resultsOf(name)
    expect(records).toHaveLength(plan.games)
    expect(plan.settings).toMatchObject({ reconstruction: PROPOSED })
  })

  test.each(OF_BOTS)('%s is whole and of the earlier balanced figures', (name) => {
    const { plan, records } = resultsOf(name)
    expect(records).toHaveLength(plan.games)
    expect(plan.settings).toMatchObject({ reconstruction: 'balanced' })
  })

  test.each([
    ['balanced-100.jsonl', 100],
    ['balanced.jsonl', 40],
  ])(
    '%s: the balanced forces are even over 400 games of the strong bot, %d rollouts a plan',
    (name, rollouts) => {
      const { games, value, from, to } = shareOf(name, 'wizard')
      const { plan, records } = resultsOf(name)
      expect(plan.rollouts).toBe(rollouts)
      expect(records.length).toBeGreaterThanOrEqual(400)
      expect(games).toBeGreaterThan(0)
      expect(value).toBeGreaterThanOrEqual(0.45)
      expect(value).toBeLessThanOrEqual(0.55)
      expect(from).toBeGreaterThanOrEqual(0.4)
      expect(to).toBeLessThanOrEqual(0.6)
    },
  )

  test.each([
    'shock-balanced.jsonl',
    'fire-balanced.jsonl',
    'balanced-horde.jsonl',
    'shock-flame.jsonl',
    'fire-horde.jsonl',
  ])('%s: another design has its chance, too', (name) => {
    const { value } = shareOf(name, 'wizard')
    expect(value).toBeGreaterThanOrEqual(0.35)
    expect(value).toBeLessThanOrEqual(0.65)
  })

  test.each([
    ['strong', 'medium', 0.7],
    ['medium', 'easy', 0.7],
    ['easy', 'random', 0.7],
    ['strong', 'random', 0.98],
  ])('%s beats %s in 200 games, sides alternating', (decider, other, least) => {
    expect(shareWon(decider, other)).toBeGreaterThanOrEqual(least)
  })

  test.each([
    'balanced.jsonl',
    'medium-easy-as-wizard.jsonl',
    'medium-easy-as-sorcerer.jsonl',
    'easy-random-as-wizard.jsonl',
    'easy-random-as-sorcerer.jsonl',
    'strong-random-as-wizard.jsonl',
  ])('the shortest game of %s is played the same today; else all must be measured anew', async (name) => {
    const { plan, records } = resultsOf(name)
    const shortest = present(records.toSorted((one, other) => one.nodes - other.nodes)[0], name)
    const game = present(await labGameOf('arrakhar'), 'the lab of Arrakhar’s Wand')
    expect(playGame(game, plan, shortest.nth)).toEqual(shortest)
  })
})
