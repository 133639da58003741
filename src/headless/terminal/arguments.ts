import { parseArgs } from 'node:util'
import type { Parsed } from '@/engine/kernel/refusal'

/** What a verb takes: options that have a value, and operands by the names its synopsis gives them. */
export interface Expected {
  readonly options?: readonly string[]
  /** Options without a value. */
  readonly flags?: readonly string[]
  readonly operands?: readonly string[]
  /** What operands of one or more stand for, in place of `operands`. */
  readonly several?: string
}

/** A command line taken apart. */
export interface Arguments {
  readonly options: Readonly<Record<string, string | undefined>>
  readonly flags: ReadonlySet<string>
  readonly operands: Readonly<Record<string, string>>
  /** Operands of one or more, where a verb takes such. */
  readonly several: readonly string[]
}

/** Takes the arguments of a verb apart; all operands must be there and nothing else. */
export function readArguments(args: readonly string[], expected: Expected): Parsed<Arguments> {
  try {
    const options = (expected.options ?? []).map((name) => [name, { type: 'string' }] as const)
    const flags = (expected.flags ?? []).map((name) => [name, { type: 'boolean' }] as const)
    const { values, positionals } = parseArgs({
      args: [...args],
      options: Object.fromEntries<{ type: 'string' | 'boolean' }>([...options, ...flags]),
      allowPositionals: true,
    })
    const given = Object.entries(values)
    return operandsIn(positionals, expected, {
      options: Object.fromEntries(
        given.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      ),
      flags: new Set(given.filter(([, value]) => value === true).map(([name]) => name)),
    })
  } catch (thrown) {
    return badArguments(thrown instanceof Error ? thrown.message : String(thrown))
  }
}

function operandsIn(
  given: readonly string[],
  { operands = [], several }: Expected,
  options: Pick<Arguments, 'options' | 'flags'>,
): Parsed<Arguments> {
  if (several !== undefined) {
    if (given.length === 0) return badArguments(`${several} is missing`)
    return { ok: true, value: { ...options, operands: {}, several: given } }
  }
  const missing = operands[given.length]
  if (missing !== undefined) return badArguments(`${missing} is missing`)
  const extra = given[operands.length]
  if (extra !== undefined) return badArguments(`"${extra}" is one argument too many`)
  const named = operands.map((name, nth) => [name, given[nth] ?? ''] as const)
  return { ok: true, value: { ...options, operands: Object.fromEntries(named), several: [] } }
}

/** The value of one option where it is not yet known which others there may be. */
export function optionIn(args: readonly string[], name: string): string | undefined {
  const { values } = parseArgs({
    args: [...args],
    options: { [name]: { type: 'string' } },
    strict: false,
  })
  const value = values[name]
  return typeof value === 'string' ? value : undefined
}

/** What a whole number may be, and what it is when it is left out. */
interface Bounds {
  readonly least: number
  readonly most?: number
  readonly otherwise: number
}

/** A whole number given as an option, or its default. */
export function wholeNumber(
  { options }: Arguments,
  name: string,
  { least, most = Number.MAX_SAFE_INTEGER, otherwise }: Bounds,
): Parsed<number> {
  const text = options[name]
  if (text === undefined) return { ok: true, value: otherwise }
  const value = Number(text)
  if (/^-?\d+$/.test(text) && Number.isSafeInteger(value) && value >= least && value <= most)
    return { ok: true, value }
  const bounds = most === Number.MAX_SAFE_INTEGER ? `of ${least} or more` : `from ${least} to ${most}`
  return badArguments(`--${name} must be a whole number ${bounds}, not "${text}"`)
}

/** A fault of the command line as a problem of the whole. */
export function badArguments(message: string): Parsed<never> {
  return { ok: false, problems: [{ path: '', message }] }
}
