import { describe, expect, test } from 'vitest'
import { ODDS_COLUMNS, type OddsColumn } from '@/games/arrakhar/tables/tables'
import type { Command } from '@/games/arrakhar/commands'
import { attackForecast } from '@/games/arrakhar/queries/forecast/attack'
import {
  type AttackChain,
  attackChain,
  type PlannedAttack,
} from '@/games/arrakhar/queries/forecast/attack-chain'
import { nowIn } from '@/games/arrakhar/queries/guards'
import { oddsOf } from '@/games/arrakhar/queries/odds'
import type { HouseRules, Position } from '@/games/arrakhar/state/position'
import { typesOf } from '@/games/arrakhar/queries/stacking'
import { attack, hexOf, resolve } from '../../../support/orders'
import { type Moment, situation, type Stacks } from '../../../support/situation'
import { chanceThat, countAt, everyRoll, type Line, meanOf, standing } from './every-roll'

const TARGET = '1111'
/** With nobody left on its side the game would end before the last roll. */
const AFAR = { '1913': 'elf' }

interface Case {
  readonly name: string
  readonly when: Moment
  readonly stacks: Stacks
  readonly attacks: readonly Command[]
  readonly options?: HouseRules
  /** Designations in the order in which they are rolled; in the order made unless given. */
  readonly order?: readonly number[]
}

const CASES: readonly Case[] = [
  {
    name: 'one attack with a bonus',
    when: 'wizard combat',
    stacks: { '1110': '4 elf', [TARGET]: '3 ghoul' },
    attacks: [attack('elf-1 elf-2 elf-3', TARGET, 'ghoul-1 ghoul-2 ghoul-3')],
  },
  {
    name: 'one attack at the poorest odds, on some of a stack',
    when: 'sorcerer combat',
    stacks: { '1110': 'orc', [TARGET]: '4 dwarf', ...AFAR },
    attacks: [attack('orc-1', TARGET, 'dwarf-4 dwarf-2')],
  },
  {
    name: 'two attacks on the same defenders, whose odds are counted again',
    when: 'wizard combat',
    stacks: { '1110': '2 elf', '1210': '3 dwarf', [TARGET]: '4 ghoul' },
    attacks: [
      attack('elf-1 elf-2', TARGET, 'ghoul-1 ghoul-2 ghoul-3'),
      attack('dwarf-1 dwarf-2 dwarf-3', TARGET, 'ghoul-3 ghoul-1 ghoul-2'),
    ],
  },
  {
    name: 'three attacks on defenders that overlap in part',
    when: 'sorcerer combat',
    stacks: { '1110': '4 ghoul', '1112': '2 demon', '1210': '2 orc', [TARGET]: '4 barbarian', ...AFAR },
    attacks: [
      attack('ghoul-1 ghoul-2 ghoul-3 ghoul-4', TARGET, 'barbarian-1 barbarian-2'),
      attack('demon-1 demon-2', TARGET, 'barbarian-2 barbarian-3'),
      attack('orc-1 orc-2', TARGET, 'barbarian-4 barbarian-2'),
    ],
  },
  {
    name: 'four attacks, each of one unit, on a stack of four',
    when: 'wizard combat',
    stacks: { '1110': '4 barbarian', [TARGET]: '4 demon' },
    attacks: [
      attack('barbarian-1', TARGET, 'demon-1'),
      attack('barbarian-2', TARGET, 'demon-1 demon-2'),
      attack('barbarian-3', TARGET, 'demon-4 demon-1'),
      attack('barbarian-4', TARGET, 'demon-3 demon-2'),
    ],
  },
  {
    name: 'three attacks on the same defenders, whose odds by house rule are not counted again',
    when: 'wizard combat',
    stacks: { '1110': '3 elf', '1210': '3 dwarf', '1112': 'barbarian', [TARGET]: '4 ghoul' },
    attacks: [
      attack('elf-1 elf-2 elf-3', TARGET, 'ghoul-1 ghoul-2 ghoul-3'),
      attack('dwarf-1 dwarf-2 dwarf-3', TARGET, 'ghoul-3 ghoul-1 ghoul-2'),
      attack('barbarian-1', TARGET, 'ghoul-3 ghoul-4'),
    ],
    options: { fixedOdds: true },
  },
  {
    name: 'four attacks of mixed types, rolled in another order than made',
    when: 'wizard combat',
    stacks: { '1110': '3 elf', '1112': '2 barbarian', '1210': '4 dwarf', [TARGET]: '4 orc' },
    attacks: [
      attack('elf-1 elf-2 barbarian-1', TARGET, 'orc-1 orc-2 orc-3 orc-4'),
      attack('dwarf-1 dwarf-2', TARGET, 'orc-4 orc-3'),
      attack('barbarian-2', TARGET, 'orc-3 orc-2 orc-1'),
      attack('dwarf-3 dwarf-4 elf-3', TARGET, 'orc-2'),
    ],
    order: [4, 2, 1, 3],
  },
  {
    name: 'four attacks on spellcasters, who defend with one half',
    when: 'wizard combat',
    stacks: { '1110': '4 dwarf', [TARGET]: '3 sorcerer' },
    attacks: [
      attack('dwarf-1', TARGET, 'sorcerer-1 sorcerer-2 sorcerer-3'),
      attack('dwarf-2', TARGET, 'sorcerer-3 sorcerer-2'),
      attack('dwarf-3', TARGET, 'sorcerer-1'),
      attack('dwarf-4', TARGET, 'sorcerer-2'),
    ],
  },
]

function designated({ when, stacks, attacks, options = {} }: Case): Position {
  return attacks.reduce((game, one) => game.then(one), situation(when, stacks, { options })).position
}

function plansIn(position: Position, order: readonly number[]): readonly PlannedAttack[] {
  const made = nowIn(position, 'combat')?.designations ?? []
  return order.flatMap((id) => made.find((one) => one.id === id) ?? [])
}

const wasWasted = (line: Line, id: number) =>
  line.events.some((event) => event.type === 'attackWasted' && event.designation === id)
const lostBy = (line: Line, id: number) =>
  line.events.flatMap((event) =>
    event.type === 'attackResolved' && event.designation === id ? event.eliminated : [],
  ).length

interface Foretold {
  readonly order: readonly number[]
  readonly position: Position
  readonly chain: AttackChain
  /** Every line of play there is. */
  readonly lines: readonly Line[]
}

function foretold(one: Case): Foretold {
  const order = one.order ?? one.attacks.map((_, nth) => nth + 1)
  const position = designated(one)
  const chain = attackChain(position, hexOf(TARGET), plansIn(position, order))
  return { order, position, chain, lines: everyRoll(position, order) }
}

describe('A forecast equals every roll played by the rules', () => {
  test.each(CASES)('for $name', (one) => {
    const all = foretold(one)
    expectWhoIsLeft(all)
    expectLosses(all)
    expectWorth(all)
    expectColumns(all)
    expectLeftAfterEach(all)
  })
})

function expectWhoIsLeft({ chain, lines }: Foretold): void {
  const all = new Set([...chain.survivors.map(({ alive }) => alive.join(' ')), ...lines.map(leftOf)])
  for (const alive of all) {
    const foreseen = chain.survivors.find((set) => set.alive.join(' ') === alive)?.chance
    expect(foreseen, alive).toBeCloseTo(
      chanceThat(lines, (line) => leftOf(line) === alive),
      12,
    )
  }
}

/** How many are lost, and whether the hex is emptied. */
function expectLosses({ chain, lines }: Foretold): void {
  chain.losses.forEach((chance, lost) => {
    expect(chance).toBeCloseTo(
      chanceThat(lines, (line) => chain.units - countAt(line, TARGET) === lost),
      12,
    )
  })
  expect(chain.emptied).toBeCloseTo(
    chanceThat(lines, (line) => countAt(line, TARGET) === 0),
    12,
  )
  expect(chain.expected).toBeCloseTo(
    meanOf(lines, (line) => chain.units - countAt(line, TARGET)),
    12,
  )
}

/** Which attacks are wasted, and what each is worth. */
function expectWorth({ chain, order, lines }: Foretold): void {
  chain.steps.forEach((step, nth) => {
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

/** On which columns each is read, and that no other has a chance. */
function expectColumns({ chain, order, lines }: Foretold): void {
  chain.steps.forEach((step, nth) => {
    const read = new Set(lines.flatMap((line) => columnOf(line, order[nth]) ?? []))
    expect(step.columns.map(({ column }) => column)).toEqual(
      ODDS_COLUMNS.filter((column) => read.has(column)),
    )
    for (const { column, chance } of step.columns)
      expect(chance).toBeCloseTo(
        chanceThat(lines, (line) => columnOf(line, order[nth]) === column),
        12,
      )
  })
}

function expectLeftAfterEach({ chain, order, position }: Foretold): void {
  chain.steps.forEach((step, nth) => {
    const sofar = everyRoll(position, order.slice(0, nth + 1))
    step.left.forEach((chance, count) => {
      expect(chance).toBeCloseTo(
        chanceThat(sofar, (line) => countAt(line, TARGET) === count),
        12,
      )
    })
  })
}

function leftOf(line: Line): string {
  return standing(line, TARGET)
}

function columnOf(line: Line, id: number | undefined): OddsColumn | undefined {
  const event = line.events.find((each) => each.type === 'attackResolved' && each.designation === id)
  return event?.type === 'attackResolved' ? event.odds : undefined
}

describe('A single attack', () => {
  test.each([
    ['wizard combat', { '1110': '4 elf', [TARGET]: '2 ghoul' }, 'elf', 'ghoul'],
    ['wizard combat', { '1110': '2 dwarf', [TARGET]: '4 demon' }, 'dwarf', 'demon'],
    ['sorcerer combat', { '1110': '4 orc', [TARGET]: 'wizard' }, 'orc', 'wizard'],
  ] as const)('%s: its column foretells every roll', (when, stacks, by, on) => {
    const game = situation(when, stacks)
    const attackers = game.at('1110').split(' ')
    attackers.forEach((_, nth) => {
      const some = attackers.slice(0, nth + 1).join(' ')
      const named = game.at(TARGET)
      if (game.refusalOf(attack(some, TARGET, named))) return
      const { position } = situation(when, stacks).then(attack(some, TARGET, named))
      const [plan] = plansIn(position, [1])
      const { read } = oddsOf(
        typesOf(position, plan?.attackers ?? []),
        typesOf(position, plan?.defenders ?? []),
      )
      if (!plan || !read) throw new Error(`${by} on ${on} were not designated`)
      const { losses, expected } = attackForecast(position, read, plan.defenders.length)
      const lines = everyRoll(position, [1])
      losses.forEach((chance, lost) => {
        expect(chance).toBeCloseTo(
          chanceThat(lines, (line) => lostBy(line, 1) === lost),
          12,
        )
      })
      expect(expected).toBeCloseTo(
        meanOf(lines, (line) => lostBy(line, 1)),
        12,
      )
    })
  })
})

describe('A chain', () => {
  test('of attacks resolved in part is foretold from what is left', () => {
    const game = situation('wizard combat', { '1110': '4 elf', [TARGET]: '3 ghoul' })
      .then(attack('elf-1 elf-2', TARGET, 'ghoul-1 ghoul-2'))
      .then(attack('elf-3 elf-4', TARGET, 'ghoul-1 ghoul-2 ghoul-3'))
      .then(resolve(1), [4])
    const chain = attackChain(game.position, hexOf(TARGET), plansIn(game.position, [2]))
    const lines = everyRoll(game.position, [2])
    expect(chain.units).toBe(2)
    expect(chain.emptied).toBeCloseTo(
      chanceThat(lines, (line) => countAt(line, TARGET) === 0),
      12,
    )
  })
  test('without attacks leaves everybody', () => {
    const { position } = situation('wizard combat', { '1110': 'elf', [TARGET]: '3 ghoul' })
    expect(attackChain(position, hexOf(TARGET), [])).toMatchObject({ units: 3, expected: 0, emptied: 0 })
  })
  test('changes with its order', () => {
    const position = CASES.filter(({ order }) => order !== undefined).map(designated)[0]
    if (!position) throw new Error('no case with an order of its own')
    const inOrder = (...order: number[]) => attackChain(position, hexOf(TARGET), plansIn(position, order))
    expect(inOrder(1, 2, 3, 4).expected).not.toBeCloseTo(inOrder(4, 3, 2, 1).expected, 3)
  })
})
