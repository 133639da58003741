import { beforeAll, expect, test } from 'vitest'
import { legalOf } from '@/engine/declare/legal'
import { diceStateOf, seededDice, seededRandom } from '@/engine/kernel/dice'
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
  /** In each phase, the most commands of one turn before it ended. */
  readonly longest: Readonly<Record<string, number>>
  /** The most battle rounds, and the most exchanges in one of them. */
  readonly rounds: number
  readonly exchanges: number
  readonly turns: number
  readonly last: State
  /** Positions in which nothing could be done, giving up aside. */
  readonly stuck: number
}

function stubborn(commands: readonly Command[], below: (limit: number) => number): Command {
  const all = commands.filter(({ type }) => !NEVER.includes(type))
  const others = all.filter(({ type }) => !ENDS.includes(type))
  const from = others.length > 0 ? others : all
  return from[below(from.length)] as Command
}

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

/** A game in which everybody does all there is to do before anything is brought to an end. */
function playedOut(seed: number, start: State): Course {
  const random = seededRandom(seed)
  const dice = seededDice(diceStateOf(seed))
  const longest: Record<string, number> = {}
  const counts = new Map<string, number>()
  let [rounds, exchanges, stuck] = [0, 0, 0]
  let state = start
  for (let step = 0; state.ending === null && step < 5000; step++) {
    const commands = legalOf(COMMANDS, state)
    if (!commands.some(({ type }) => type !== 'concede')) {
      stuck++
      break
    }
    const { phase, round, active, battle, setup } = state
    if (!setup && !battle) {
      const key = `${round} ${active} ${phase}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
      longest[phase] = Math.max(longest[phase] ?? 0, counts.get(key) ?? 0)
    }
    rounds = Math.max(rounds, battle?.round ?? 0)
    exchanges = Math.max(exchanges, battle?.exchange ?? 0)
    const chosen = stubborn(commands, (limit) => random.below(limit))
    const next = play(archmagiPlay, state, chosen, dice)
    if (next.outcome !== 'played') throw new Error(JSON.stringify(next))
    state = next.position
  }
  const turns = new Set([...counts.keys()].map((key) => key.split(' ').slice(0, 2).join(' '))).size
  return { longest, rounds, exchanges, turns, last: state, stuck }
}

let courses: readonly Course[] = []
let fights: readonly Course[] = []
beforeAll(() => {
  courses = [1, 2, 3].map((seed) => playedOut(seed, GAME))
  fights = [1, 2, 3, 4].map((seed) => playedOut(seed, FIGHT))
}, 300_000)

const longestIn = (phase: string) => Math.max(...courses.map(({ longest }) => longest[phase] ?? 0))

clause('AM-T.1', () => {
  test('a game has at most as many turns as its rounds have seats', () => {
    for (const { turns, last } of courses) {
      expect(turns).toBeLessThanOrEqual(3 * 2)
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
    expect([...courses, ...fights].filter(({ stuck }) => stuck > 0)).toEqual([])
  })
})
