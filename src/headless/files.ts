import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseJson } from '@/engine/schema'
import type { Parsed } from '@/engine/refusal'

const STANDARD_INPUT = 0

/** The JSON in a file, or on standard input for '-'. */
export function readJsonFile(name: string): Parsed<unknown> {
  let text: string
  try {
    text = readFileSync(name === '-' ? STANDARD_INPUT : placeOf(name), 'utf8')
  } catch (thrown) {
    const why = thrown instanceof Error ? thrown.message : String(thrown)
    return { ok: false, problems: [{ path: '', message: `${name} cannot be read: ${why}` }] }
  }
  const parsed = parseJson(text.replace(/^\uFEFF/, ''))
  if (parsed.ok) return parsed
  return { ok: false, problems: parsed.problems.map(({ message }) => ({ path: name, message })) }
}

/** npm runs scripts in the project's root: a file not found there may lie where npm was called. */
function placeOf(name: string): string {
  const calledIn = process.env.INIT_CWD
  if (existsSync(name) || calledIn === undefined) return name
  return resolve(calledIn, name)
}
