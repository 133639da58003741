import { describe, expect, test } from 'vitest'
import { faultsOfArchmagiCase, parseArchmagiCases } from '@/games/archmagi/cases/cases'
import { playBothWays } from '../../../support/play-both-ways'
import { type Clause, CLAUSES } from '@/games/archmagi/clauses'

/** A case in the form of the specification: what is given, what is done, what comes of it. */
export interface RuleCase {
  readonly given: object
  readonly when?: readonly object[]
  readonly then: object
}

/** A chapter of cases about one clause, titled as the specification titles it. */
export function rule(clause: Clause, cases: Readonly<Record<string, RuleCase>>): void {
  describe(`${clause} ${CLAUSES[clause]}`, () => {
    test.each(Object.entries(cases))('%s', (description, one) => {
      const read = parseArchmagiCases({ vectors: [{ id: clause, clause, description, when: [], ...one }] })
      if (!read.ok) throw new Error(JSON.stringify(read.problems))
      expect(read.value.flatMap((written) => faultsOfArchmagiCase(written, playBothWays))).toEqual([])
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
