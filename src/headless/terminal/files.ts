import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Parsed } from '@/engine/kernel/refusal'
import { parseJson } from '@/engine/files/json'

/** The JSON in a file, or on standard input for '-'. */
export async function readJsonFile(name: string): Promise<Parsed<unknown>> {
  const content = await readTextFile(name)
  if (!content.ok) return content
  const parsed = parseJson(content.value.replace(/^\uFEFF/, ''))
  if (parsed.ok) return parsed
  const path = name === '-' ? 'standard input' : name
  return { ok: false, problems: parsed.problems.map(({ message }) => ({ path, message })) }
}

/** The text of a file, or of standard input for '-'. */
export async function readTextFile(name: string): Promise<Parsed<string>> {
  try {
    return {
      ok: true,
      value: name === '-' ? await text(process.stdin) : await readFile(placeOf(name), 'utf8'),
    }
  } catch (thrown) {
    const why = thrown instanceof Error ? thrown.message : String(thrown)
    return { ok: false, problems: [{ path: '', message: `${name} cannot be read: ${why}` }] }
  }
}

/** Where a file to be written lies: beside whoever called npm, which runs scripts in the project's root. */
export function outputPlaceOf(name: string): string {
  return resolve(process.env.INIT_CWD ?? '.', name)
}

/** npm runs scripts in the project's root: a file not found there may lie where npm was called. */
function placeOf(name: string): string {
  const calledIn = process.env.INIT_CWD
  if (existsSync(name) || calledIn === undefined) return name
  return resolve(calledIn, name)
}
