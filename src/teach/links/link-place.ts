import * as v from 'valibot'
import { strictObject } from '@/engine/files/record-schema'
import type { Parsed } from '@/engine/kernel/refusal'
import { parseWith, within } from '@/engine/files/schema'
import { LINK_TEXT } from './links-text'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const name = v.pipe(v.string(), v.maxLength(100))

const placeSchema = strictObject({
  /** The chapter of a study or of a lesson, counted from nought. */
  chapter: v.exactOptional(count),
  /** The id of a line of a study's chapter. */
  line: v.exactOptional(name),
  /** How many steps of the line have been taken. */
  step: v.exactOptional(count),
  /** Whose eyes look, as a study names them; what these may not see yet stays hidden all the same. */
  look: v.exactOptional(name),
})

/** Where whoever opens a link begins. What is not there any more is left out when it is opened. */
export type LinkPlace = v.InferOutput<typeof placeSchema>

/** Parts a link of version 3: its place, and what it holds. */
export function readPlaced(plain: unknown): Parsed<{ readonly place: LinkPlace; readonly json: unknown }> {
  if (!Array.isArray(plain) || plain.length !== 2)
    return { ok: false, problems: [{ path: '', message: LINK_TEXT.misshapen }] }
  const [place, json] = plain as readonly unknown[]
  const read = parseWith(placeSchema, place)
  return read.ok ? { ok: true, value: { place: read.value, json } } : within('place', read.problems)
}
