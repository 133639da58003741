import { parseArgs } from 'node:util'
import type { Parsed } from '@/engine/refusal'

/** What a verb takes: options that have a value, and operands by the names its synopsis gives them. */
export interface Expected {
  readonly options?: readonly string[]
  readonly operands?: readonly string[]
}

/** A command line taken apart. */
export interface Arguments {
  readonly options: Readonly<Record<string, string | undefined>>
  readonly operands: Readonly<Record<string, string>>
}

/** Takes the arguments of a verb apart; all operands must be there and nothing else. */
export function readArguments(args: readonly string[], expected: Expected): Parsed<Arguments> {
  const { options = [], operands = [] } = expected
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: Object.fromEntries(options.map((name) => [name, { type: 'string' as const }])),
      allowPositionals: true,
    })
    const missing = operands[positionals.length]
    if (missing !== undefined) return badArguments(`${missing} is missing`)
    const extra = positionals[operands.length]
    if (extra !== undefined) return badArguments(`"${extra}" is one argument too many`)
    const named = operands.map((name, nth) => [name, positionals[nth] ?? ''] as const)
    return { ok: true, value: { options: values, operands: Object.fromEntries(named) } }
  } catch (thrown) {
    return badArguments(thrown instanceof Error ? thrown.message : String(thrown))
  }
}

/** A whole number given as an option, or its default. */
export function wholeNumber(
  { options }: Arguments,
  name: string,
  { least, otherwise }: { readonly least: number; readonly otherwise: number },
): Parsed<number> {
  const text = options[name]
  if (text === undefined) return { ok: true, value: otherwise }
  const value = Number(text)
  if (/^-?\d+$/.test(text) && Number.isSafeInteger(value) && value >= least) return { ok: true, value }
  return badArguments(`--${name} must be a whole number of ${least} or more, not "${text}"`)
}

/** A fault of the command line as a problem of the whole. */
export function badArguments(message: string): Parsed<never> {
  return { ok: false, problems: [{ path: '', message }] }
}
