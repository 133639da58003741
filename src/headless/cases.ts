import * as v from 'valibot'
import { diceStateOf, seededDice } from '@/engine/kernel/dice'
import type { AnyGameRules } from '@/engine/kernel/game'
import { keyedBy, strictObject } from '@/engine/files/record-schema'
import { type Parsed, problemsText } from '@/engine/kernel/refusal'
import { parseWith } from '@/engine/files/schema'
import { type CaseReader, guardedFaults } from './case-reader'
import { disappointmentsOf } from './expectations'
import { parseRun, runSteps } from './run-steps'

const caseSchema = strictObject({
  id: v.string(),
  clause: v.string(),
  description: v.string(),
  position: v.unknown(),
  steps: v.array(v.unknown()),
  expect: keyedBy(v.string(), v.unknown()),
})

const fileSchema = strictObject({ about: v.optional(v.string()), cases: v.array(caseSchema) })

/** A position, what to play from it, and what must come of it. */
export type Case = v.InferOutput<typeof caseSchema>

/** Reads a file of cases; the positions and commands in them are read when a case is run. */
export function parseCases(json: unknown): Parsed<readonly Case[]> {
  const parsed = parseWith(fileSchema, json)
  return parsed.ok ? { ok: true, value: parsed.value.cases } : parsed
}

/** Why a case fails, line by line; [] if it passes. Every case has the same seeded dice. */
export function faultsOfCase(rules: AnyGameRules, one: Case): readonly string[] {
  return guardedFaults(() => judge(rules, one))
}

/** Reads cases of positions, steps and expectations, which are run under a game's rules. */
export function caseReader(rules: AnyGameRules): CaseReader {
  return (json) => {
    const parsed = parseCases(json)
    if (!parsed.ok) return parsed
    const cases = parsed.value.map((one) => ({
      id: one.id,
      clauses: one.clause,
      title: one.description,
      faults: () => faultsOfCase(rules, one),
    }))
    return { ok: true, value: cases }
  }
}

function judge(rules: AnyGameRules, { position, steps, expect }: Case): readonly string[] {
  const input = parseRun(rules, { position, steps })
  if (!input.ok) return [problemsText(input.problems)]
  const output = runSteps(rules, input.value, seededDice(diceStateOf(1)))
  return disappointmentsOf(expect, { start: rules.writePosition(input.value.position), output })
}
