import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AnyGameRules } from '@/engine/kernel/game'
import { archmagiRules } from '@/games/archmagi/rules'
import { arenaRules } from '@/games/arena/rules'
import { arrakharRules } from '@/games/arrakhar/rules'
import { wizardKingsRules } from '@/games/wizard-kings/rules'
import { archmagi } from '@/headless/fuzz/archmagi'
import { arena } from '@/headless/fuzz/arena'
import { arrakhar } from '@/headless/fuzz/arrakhar'
import { wizardKings } from '@/headless/fuzz/wizard-kings'
import type { Subject } from '@/headless/fuzz/subject'
import { skeletonRules, skeletonSubject } from '../support/skeleton'
import { hoard, hoardRules } from '../headless/hoard'
import { brokenLaw, type Choices, choices } from './laws'

/** Random games of each subject; `LAW_GAMES=1000` plays more of them. */
const GAMES = Number(process.env.LAW_GAMES ?? 5)
const PATIENCE_MS = 240_000 + GAMES * 8000
const COMMANDS = 120

function checked(subject: Subject, games: number, seed?: number): fc.RunDetails<[Choices]> {
  const keepsLaws = (game: Choices) => {
    const broken = brokenLaw(subject, game)
    if (broken !== undefined) throw new Error(broken)
  }
  return fc.check(fc.property(choices(COMMANDS), keepsLaws), {
    numRuns: games,
    ...(seed === undefined ? {} : { seed }),
  })
}

describe('After every command of a random game', () => {
  test.each<[string, Subject]>([
    ['hoard', hoard],
    ['arrakhar', { ...arrakhar, rules: arrakharRules }],
    ['arena', { ...arena, rules: arenaRules }],
    ['archmagi', { ...archmagi, rules: archmagiRules }],
    ['wizard-kings', { ...wizardKings, rules: wizardKingsRules }],
    ['what new-game writes', { ...skeletonSubject, rules: skeletonRules }],
  ])(
    'clones, undo, files, replays and views keep their laws: %s',
    (_, subject) => {
      const { failed, counterexample, errorInstance } = checked(subject, GAMES)
      expect({ failed, counterexample, errorInstance }).toMatchObject({ failed: false })
    },
    PATIENCE_MS,
  )
})

describe('A broken law is found, and its game shrunk to few commands', () => {
  let throws = 0
  test.each<[string, Partial<AnyGameRules>]>([
    [
      'a rule that remembers something of its own',
      {
        commands: {
          ...hoardRules.commands,
          leave: {
            refusalOf: () => undefined,
            perform: (draft) => {
              Object.assign(draft, { commands: (throws += 1) })
              return []
            },
          },
        },
      },
    ],
    ['a file that leaves something out', { writePosition: () => ({ game: 'hoard', asked: 'north' }) }],
    ['a view that tells a secret', { viewOf: (position) => position }],
  ])('%s', (_, broken) => {
    // Always the same games: a rule that counts on misleads the shrinking of some.
    const { failed, counterexample } = checked({ ...hoard, rules: { ...hoardRules, ...broken } }, 100, 1)
    expect(failed).toBe(true)
    expect(counterexample?.[0].commands.length).toBeLessThanOrEqual(2)
  })
})
