import * as v from 'valibot'
import { isReserved } from '../basics/own'
import type { Parsed, Problem } from '../kernel/refusal'
import { nearestFault, wordsOf } from './schema-words'

/** Faults beyond these say nothing new, and a page could not show them all. */
export const MOST_PROBLEMS = 100
/** The longest path or message, in letters: either may quote what was read. */
export const LONGEST_TOLD = 300

/** How often the schemas may ask whether to go on after a fault: about as often as `MOST_PROBLEMS` faults make them. */
const MOST_ASKED = 4 * MOST_PROBLEMS

/**
 * Checks a value against a valibot schema; every fault is listed with its path, up to `MOST_PROBLEMS`. After those
 * the rest is not looked at: a file of nothing but faults would take seconds.
 */
export function parseWith<Output>(
  schema: v.BaseSchema<unknown, Output, v.BaseIssue<unknown>>,
  json: unknown,
): Parsed<Output> {
  let asked = 0
  const config = {
    /** Asked only after a fault. */
    get abortEarly() {
      asked += 1
      return asked > MOST_ASKED
    },
  }
  // Not by `safeParse`, which asks once, before the first fault.
  const read = schema['~run']({ value: json }, config)
  if (read.issues) return { ok: false, problems: read.issues.slice(0, MOST_PROBLEMS).map(problemOf) }
  return { ok: true, value: read.value }
}

/** A list of `most` items at most; one with more is refused before any of its items is looked at. */
export function listOf<Item extends v.GenericSchema>(item: Item, most: number) {
  const isList = v.custom<unknown[]>((value) => Array.isArray(value), 'must be a list')
  const list: unknown = v.pipe(
    // Whoever describes the list finds its items here.
    Object.assign(isList, { item }),
    v.maxLength(most, `must have ${most} entries at most; leave some out`),
    v.array(item),
  )
  // Said of whatever comes in: a list of anything may be tried, as with every schema.
  return list as v.GenericSchema<v.InferInput<Item>[], v.InferOutput<Item>[]>
}

/** A whole number within bounds, both included. */
export function whole(from: number, to: number) {
  const message = `must be a whole number from ${from} to ${to}`
  return v.pipe(
    v.number(message),
    v.integer(message),
    v.minValue(from, message),
    v.maxValue(to, message),
    // JSON can say -0, which a file would give back as 0.
    v.transform((value) => value + 0),
  )
}

/** An id of some kind; things are looked up by it in plain objects, which have such words of their own. */
export function idOf<Id extends string>(longest: number) {
  return v.pipe(
    v.string(),
    v.minLength(1),
    v.maxLength(longest),
    v.check((text) => !isReserved(text), 'must be another name; this one is a reserved word'),
    v.transform((text) => text as Id),
  )
}

type Refused = Extract<Parsed<never>, { readonly ok: false }>

/** One problem at a place. */
export function failed(path: string, message: string): Refused {
  return { ok: false, problems: [{ path, message }] }
}

/** The problems of a part, told by their places in the whole. */
export function within(path: string, problems: readonly Problem[]): Refused {
  const inside = problems.map((problem) => ({
    ...problem,
    path: shortened([path, problem.path].filter((part) => part !== '').join('.')),
  }))
  return { ok: false, problems: inside }
}

function problemOf(issue: v.BaseIssue<unknown>): Problem {
  const fault = nearestFault(issue)
  return { path: shortened(v.getDotPath(fault) ?? ''), message: shortened(wordsOf(fault)) }
}

/** A path or a message that is not too long to be shown. */
export function shortened(text: string): string {
  return text.length > LONGEST_TOLD ? `${text.slice(0, LONGEST_TOLD - 1)}…` : text
}
