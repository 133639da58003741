import { beforeAll, expect, test } from 'vitest'
import { legalOf } from '@/engine/declare/legal'
import { type Dice, diceStateOf, seededDice, seededRandom } from '@/engine/kernel/dice'
import { play } from '@/engine/kernel/play'
import { type Command, COMMANDS } from '@/games/archmagi/commands'
import { archmagiPlay } from '@/games/archmagi/play'
import { startOf } from '@/games/archmagi/state/start'
import type { State } from '@/games/archmagi/state/state'
import { clause } from '../../../support/clause'
import { USUAL } from '../settings'
import { played } from './played'

/** What brings a phase, a battle or a game to an end: done only where nothing else is left to do. */
const ENDS: readonly Command['type'][] = ['endPhase', 'callOff', 'commitPlan']
/** Nobody gives in. */
const NEVER: readonly Command['type'][] = ['concede', 'retreat']

interface Course {
  /** How many commands each phase of each turn took. */
  readonly ofPhase: ReadonlyMap<string, number>
  /** The most battle rounds, and the most exchanges in one of them. */
  readonly rounds: number
  readonly exchanges: number
  readonly last: State
  /** Whether nothing could be done any more, giving up aside. */
  readonly isStuck: boolean
}

function stubborn(commands: readonly Command[], random: Random): Command {
  const all = commands.filter(({ type }) => !NEVER.includes(type))
  const others = all.filter(({ type }) => !ENDS.includes(type))
  const from = others.length > 0 ? others : all
  return from[random.below(from.length)] as Command
}

type Random = ReturnType<typeof seededRandom>

const GAME = startOf({ ...USUAL, roundLimit: 3, responseWindows: 'fast' })

/** Three against three, who have much to cast and to use, and the last round of a game. */
const FIGHT = played({
  units: [
    ['k', 'ranger', 1, 'D4', { artifacts: ['rune-blade', 'ring-of-invisibility'] }],
    ['h', 'elf-lord', 1, 'D4', { artifacts: ['staff-of-healing'] }],
    ['y', 'ghouls', 1, 'D4'],
    ['o', 'trolls', 2, 'D4'],
    ['h2', 'witches', 2, 'D4'],
    ['u', 'unicorn', 2, 'D4'],
  ],
  ...{ phase: 'battle', round: 3, options: { roundLimit: 3, responseWindows: 'fast' } },
  ...{
    spells: {
      1: ['shield', 'growth', 'sleep', 'counterspell'],
      2: ['spell-turn', 'curse', 'web', 'healing-magic'],
    },
  },
}).state

/** What is seen of a game on its way. */
interface Counts {
  readonly ofPhase: Map<string, number>
  rounds: number
  exchanges: number
}

function count(counts: Counts, { phase, round, active, battle, setup }: State): void {
  const key = `${phase} ${round} ${active}`
  if (!setup && !battle) counts.ofPhase.set(key, (counts.ofPhase.get(key) ?? 0) + 1)
  counts.rounds = Math.max(counts.rounds, battle?.round ?? 0)
  counts.exchanges = Math.max(counts.exchanges, battle?.exchange ?? 0)
}

/** The position after whatever was chosen, or nothing where there was nothing to choose. */
function after(state: State, random: Random, dice: Dice): State | undefined {
  const commands = legalOf(COMMANDS, state)
  if (!commands.some(({ type }) => type !== 'concede')) return undefined
  const next = play(archmagiPlay, state, stubborn(commands, random), dice)
  if (next.outcome !== 'played') throw new Error(JSON.stringify(next))
  return next.position
}

/** A game in which everybody does all there is to do before anything is brought to an end. */
function playedOut(seed: number, start: State): Course {
  const [random, dice] = [seededRandom(seed), seededDice(diceStateOf(seed))]
  const counts: Counts = { ofPhase: new Map(), rounds: 0, exchanges: 0 }
  let last = start
  for (let step = 0; last.ending === null && step < 5000; step++) {
    count(counts, last)
    const next = after(last, random, dice)
    if (!next) return { ...counts, last, isStuck: true }
    last = next
  }
  return { ...counts, last, isStuck: false }
}

let courses: readonly Course[] = []
let fights: readonly Course[] = []
beforeAll(() => {
  courses = [1, 2, 3].map((seed) => playedOut(seed, GAME))
  fights = [1, 2, 3, 4].map((seed) => playedOut(seed, FIGHT))
}, 300_000)

/** The most commands that a phase took. */
const longestIn = (phase: string) =>
  Math.max(
    ...courses.flatMap(({ ofPhase }) =>
      [...ofPhase].flatMap(([key, commands]) => (key.startsWith(`${phase} `) ? [commands] : [])),
    ),
  )

clause('AM-T.1', () => {
  test('a game has at most as many turns as its rounds have seats', () => {
    for (const { ofPhase, last } of courses) {
      const turns = new Set([...ofPhase.keys()].map((key) => key.split(' ').slice(1).join(' ')))
      expect(turns.size).toBe(3 * 2)
      expect(last.ending).not.toBeNull()
    }
  })
})

clause('AM-T.2', () => {
  test.each(['recruitUnits', 'recruitSpells'])('whoever will not end %s has to at last', (phase) => {
    expect(longestIn(phase)).toBeGreaterThan(1)
    expect(longestIn(phase)).toBeLessThan(60)
  })
})

clause('AM-T.3', () => {
  test.each(['scout', 'movement'])('whoever will not end %s has to at last', (phase) => {
    expect(longestIn(phase)).toBeGreaterThan(1)
    expect(longestIn(phase)).toBeLessThan(120)
  })
})

clause('AM-T.4', () => {
  test('battles that nobody calls off end all the same, by the thirtieth round', () => {
    expect(Math.max(...fights.map(({ rounds }) => rounds))).toBeGreaterThan(1)
    expect(Math.max(...fights.map(({ exchanges }) => exchanges))).toBeGreaterThan(1)
    for (const { rounds, exchanges, last } of fights) {
      expect(rounds).toBeLessThanOrEqual(30)
      expect(exchanges).toBeLessThan(30)
      expect(last.ending).not.toBeNull()
    }
  })
})

clause('AM-T.5', () => {
  test('whoever is asked has something to do beside giving up', () => {
    expect([...courses, ...fights].filter(({ isStuck }) => isStuck)).toEqual([])
  })
})
