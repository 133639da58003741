import { parseJson } from '@/engine/files/json'
import { type HandedIn, readHandedIn } from '@/engine/lesson/handed-in'
import { failed } from '@/engine/files/schema'
import type { Parsed } from '@/engine/kernel/refusal'
import { unpack } from '../links/payload'
import { CLASS_TEXT as TEXT } from './class-text'

/** A link's payload of any kind: its version, the letter of its kind, and letters enough to hold anything. */
const CODE = /(?<![A-Za-z0-9_-])\d[a-z][A-Za-z0-9_-]{24,}/g
/** More than any class has learners. */
const MOST_CODES = 500
/** The largest file that is looked into, in bytes. */
const LARGEST_FILE = 1_000_000

/** The codes in a text, with whatever stands around them; one that stands there twice counts once. */
export function codesIn(text: string): readonly string[] {
  return [...new Set(text.match(CODE) ?? [])].slice(0, MOST_CODES)
}

/** What a code holds, or what is wrong with it. */
export async function handedInBy(code: string): Promise<Parsed<HandedIn>> {
  const unpacked = await unpack(code)
  if (!unpacked.ok) return unpacked
  const { kind, json } = unpacked.value
  return kind === 'hand-in' ? readHandedIn(json) : failed('', TEXT.somethingElse)
}

/** The hand-in of a file that somebody chose or dropped. */
export async function handedInFile(file: File): Promise<Parsed<HandedIn>> {
  if (file.size > LARGEST_FILE) return failed('', TEXT.tooLarge)
  const json = parseJson(await file.text().catch(() => ''))
  return json.ok ? readHandedIn(json.value) : failed('', TEXT.notJson)
}
