import type * as v from 'valibot'
import { counted } from '../basics/phrases'

/** A fault as valibot tells it. */
type Issue = v.BaseIssue<unknown>

/** What is wrong and what would be right, in the schema's own words where it has some. */
export function wordsOf(issue: Issue): string {
  if (issue.expected === 'never' && issue.type === 'strict_object') return 'unknown key; remove it'
  if (issue.expected === 'never' && issue.type === 'strict_tuple') return 'one entry too many; remove it'
  if (hasOwnWords(issue)) return lowerFirst(issue.message)
  if (issue.received === 'undefined') return 'is missing; add it'
  return `must ${wantedOf(issue)}, not ${foundOf(issue)}`
}

/**
 * The fault itself or, of a union that says nothing of its own, that of the option which fits best: where the
 * others fail at the whole, it fails farther inside.
 */
export function nearestFault(issue: Issue): Issue {
  if (issue.type !== 'union' || hasOwnWords(issue) || !issue.issues) return issue
  const [first, ...others] = issue.issues
  const nearest = others.reduce((best, next) => (depthOf(next) > depthOf(best) ? next : best), first)
  if (depthOf(nearest) === 0) return issue
  const [top, ...inside] = [...(issue.path ?? []), ...(nearest.path ?? [])]
  return nearestFault(top ? { ...nearest, path: [top, ...inside] } : nearest)
}

function depthOf({ path }: Issue): number {
  return path?.length ?? 0
}

/** A message of the schema's own says what would be right; valibot's own words all begin like this. */
function hasOwnWords({ message }: Issue): boolean {
  return !message.startsWith('Invalid ')
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** What was wanted, after 'must'. */
function wantedOf({ type, input, requirement, expected }: Issue): string {
  switch (type) {
    case 'integer':
      return 'be a whole number'
    case 'min_value':
      return `be ${String(requirement)} or more`
    case 'max_value':
      return `be ${String(requirement)} or less`
    case 'min_length':
    case 'min_entries':
      return `have ${sizeOf(input, requirement)} at least`
    case 'max_length':
    case 'max_entries':
      return `have ${sizeOf(input, requirement)} at most`
    case 'length':
      return `have ${sizeOf(input, requirement)}`
    default:
      return `be ${kindsIn(expected ?? 'another')}`
  }
}

function sizeOf(input: unknown, size: unknown): string {
  return typeof input === 'string'
    ? counted(Number(size), 'letter', 'letters')
    : counted(Number(size), 'entry', 'entries')
}

/** Kinds of values as they are called where a file is written by hand. */
const KINDS = new Map([
  ['Object', 'an object'],
  ['Array', 'a list'],
  ['string', 'text'],
  ['number', 'a number'],
  ['boolean', 'true or false'],
])

function kindsIn(expected: string): string {
  const kinds = expected.replace(/[()]/g, '').split(' | ')
  return kinds.map((kind) => KINDS.get(kind) ?? kind).join(' or ')
}

function foundOf({ received }: Issue): string {
  return KINDS.get(received) ?? received
}
