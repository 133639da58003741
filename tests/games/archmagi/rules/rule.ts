import { expect, test } from 'vitest'
import { faultsOfArchmagiCase, parseArchmagiCases } from '@/games/archmagi/cases/cases'
import type { Clause } from '@/games/archmagi/clauses'
import { clause } from '../../../support/clause'
import { playBothWays } from '../../../support/play-both-ways'

/** A case in the form of the specification: what is given, what is done, what comes of it. */
export interface RuleCase {
  readonly given: object
  readonly when?: readonly object[]
  readonly then: object
}

/** Why a case fails, line by line; [] if it passes. */
export function faultsOf(one: RuleCase): readonly string[] {
  const written = { id: 'case', clause: '', description: '', when: [], ...one }
  const read = parseArchmagiCases({ vectors: [written] })
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return read.value.flatMap((each) => faultsOfArchmagiCase(each, playBothWays))
}

/** A chapter of cases about one clause, titled as the specification titles it. */
export function rule(id: Clause, cases: Readonly<Record<string, RuleCase>>): void {
  clause(id, () => {
    test.each(Object.entries(cases))('%s', (_description, one) => {
      expect(faultsOf(one)).toEqual([])
    })
  })
}

/** A battle in D4 between seats 1 and 2, in the step named. */
export function fight(step: string, a: string, d: string, more: object = {}): object {
  return { hex: 'D4', attacker: 1, defender: 2, combatants: { 1: a, 2: d }, step, ...more }
}

/** Both sides commit, the defender first. */
export const BOTH_COMMIT = [
  { cmd: 'battle.planCommit', seat: 2 },
  { cmd: 'battle.planCommit', seat: 1 },
]
