import { describe, expect, test } from 'vitest'
import type { Command } from '@/games/arrakhar/commands'
import { type Salvo, salvo } from '@/games/arrakhar/queries/forecast/salvo'
import { nowIn } from '@/games/arrakhar/queries/guards'
import type { HouseRules, Position } from '@/games/arrakhar/state/position'
import { fireball, hexOf, wandFireball } from '../../../support/orders'
import { type Moment, situation, type Stacks } from '../../../support/situation'
import { chanceThat, countAt, everyRoll, type Line, meanOf } from './every-roll'

const TARGET = '1111'
/** With nobody left on its side the game would end before the last roll. */
const AFAR = { '1913': 'barbarian' }

interface Case {
  readonly name: string
  readonly when: Moment
  readonly stacks: Stacks
  readonly wand?: string
  readonly fireballs: readonly Command[]
  readonly options?: HouseRules
  readonly order?: readonly number[]
}

const CASES: readonly Case[] = [
  {
    name: 'one fireball at three orcs',
    when: 'wizard fireball',
    stacks: { '1110': 'wizard', [TARGET]: '3 orc' },
    fireballs: [fireball('wizard-1', TARGET)],
  },
  {
    name: 'a wizard and the wand at two demons',
    when: 'wizard fireball',
    stacks: { '1110': '2 wizard', [TARGET]: '2 demon' },
    wand: '1110',
    fireballs: [fireball('wizard-1', TARGET), wandFireball('wizard-2', TARGET)],
  },
  {
    name: 'two wizards and the wand, the wand first, at two sorcerers',
    when: 'wizard fireball',
    stacks: { '1110': '2 wizard', [TARGET]: '2 sorcerer' },
    wand: '1110',
    fireballs: [fireball('wizard-1', TARGET), fireball('wizard-2', TARGET), wandFireball('wizard-1', TARGET)],
    order: [3, 1, 2],
  },
  {
    name: 'wizards of two hexes and the wand between them at one ghoul, four fireballs in all',
    when: 'wizard fireball',
    stacks: { '1110': '2 wizard', '1112': 'wizard', [TARGET]: 'ghoul' },
    wand: '1112',
    fireballs: [
      fireball('wizard-1', TARGET),
      fireball('wizard-2', TARGET),
      wandFireball('wizard-3', TARGET),
      fireball('wizard-3', TARGET),
    ],
  },
  {
    name: 'two sorcerers at three elves',
    when: 'sorcerer fireball',
    stacks: { '1110': '2 sorcerer', [TARGET]: '3 elf', ...AFAR },
    fireballs: [fireball('sorcerer-1', TARGET), fireball('sorcerer-2', TARGET)],
  },
  {
    name: 'two wizards at four orcs, by house rule with three dice at most',
    when: 'wizard fireball',
    stacks: { '1110': '2 wizard', [TARGET]: '4 orc' },
    fireballs: [fireball('wizard-1', TARGET), fireball('wizard-2', TARGET)],
    options: { threeFireballDice: true },
  },
]

function designated({ when, stacks, wand, fireballs, options = {} }: Case): Position {
  const changes = wand === undefined ? { options } : { options, wand: { hex: wand } }
  return fireballs.reduce((game, one) => game.then(one), situation(when, stacks, changes)).position
}

const castBy = (line: Line, id: number) =>
  line.events.find((event) => event.type === 'fireballResolved' && event.designation === id)
const wasWasted = (line: Line, id: number) => {
  const event = castBy(line, id)
  return event?.type === 'fireballResolved' && event.rolls.length === 0
}
const lostBy = (line: Line, id: number) => {
  const event = castBy(line, id)
  return event?.type === 'fireballResolved' ? event.eliminated.length : 0
}

interface Foretold {
  readonly order: readonly number[]
  readonly forecast: Salvo
  /** Every line of play there is. */
  readonly lines: readonly Line[]
}

function foretold(one: Case): Foretold {
  const order = one.order ?? one.fireballs.map((_, nth) => nth + 1)
  const position = designated(one)
  const made = nowIn(position, 'fireball')?.designations ?? []
  const kinds = order.map((id) => (made.find((each) => each.id === id)?.wand ? 'wand' : 'fireball'))
  return { order, forecast: salvo(position, hexOf(TARGET), kinds), lines: everyRoll(position, order) }
}

describe('A forecast equals every roll played by the rules', () => {
  test.each(CASES)('for $name', (one) => {
    const all = foretold(one)
    expectLosses(all)
    expectWorth(all)
  })
})

/** How many are eliminated, and whether the hex is emptied. */
function expectLosses({ forecast, lines }: Foretold): void {
  forecast.losses.forEach((chance, lost) => {
    const holds = (line: Line) => forecast.units - countAt(line, TARGET) === lost
    expect(chance).toBeCloseTo(chanceThat(lines, holds), 12)
  })
  expect(forecast.expected).toBeCloseTo(
    meanOf(lines, (line) => forecast.units - countAt(line, TARGET)),
    12,
  )
  expect(forecast.emptied).toBeCloseTo(
    chanceThat(lines, (line) => countAt(line, TARGET) === 0),
    12,
  )
}

/** Which fireballs are wasted, and what each is worth. */
function expectWorth({ forecast, order, lines }: Foretold): void {
  forecast.steps.forEach((step, nth) => {
    const id = order[nth] ?? 0
    expect(step.wasted).toBeCloseTo(
      chanceThat(lines, (line) => wasWasted(line, id)),
      12,
    )
    expect(step.expected).toBeCloseTo(
      meanOf(lines, (line) => lostBy(line, id)),
      12,
    )
  })
}

test('units of several types, as they may stand while they move, have chances of their own', () => {
  const { position } = situation('wizard fireball', { '1110': 'wizard', [TARGET]: 'orc' })
  const [orc] = position.units.filter((unit) => unit.hex === TARGET)
  if (!orc) throw new Error('no orc')
  const mixed = { ...position, units: [...position.units, { ...orc, id: orc.id, type: 'demon' as const }] }
  const chances = [(4 / 6) * (5 / 6), (2 / 6) * (5 / 6) + (4 / 6) * (1 / 6), (2 / 6) * (1 / 6)]
  const { losses } = salvo(mixed, hexOf(TARGET), ['fireball'])
  losses.forEach((chance, lost) => expect(chance).toBeCloseTo(chances[lost] ?? -1, 12))
})
