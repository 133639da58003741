import * as v from 'valibot'
import type { Parsed, Problem } from './refusal'

/** Checks a value against a valibot schema; every fault is listed with its path. */
export function parseWith<Output>(
  schema: v.BaseSchema<unknown, Output, v.BaseIssue<unknown>>,
  json: unknown,
): Parsed<Output> {
  const result = v.safeParse(schema, json)
  if (result.success) return { ok: true, value: result.output }
  return { ok: false, problems: result.issues.map(problemOf) }
}

function problemOf(issue: v.BaseIssue<unknown>): Problem {
  return { path: v.getDotPath(issue) ?? '', message: messageOf(issue) }
}

function messageOf(issue: v.BaseIssue<unknown>): string {
  if (issue.type === 'strict_object' && issue.expected === 'never') return 'unknown key; remove it'
  // A message of the schema's own says what would be right; valibot's own words are put the same way.
  if (!issue.message.startsWith('Invalid ')) return lowerFirst(issue.message)
  if (issue.received === 'undefined') return 'is missing; add it'
  const expected = (issue.expected ?? 'something else').replace(/[()]/g, '').replaceAll(' | ', ' or ')
  return `must be ${expected}, not ${issue.received}`
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
