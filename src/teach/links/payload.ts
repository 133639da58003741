import type { Json } from '@/engine/game'
import { readingJson } from '@/engine/json'
import type { Drive, Pausing } from '@/engine/pausing'
import type { Parsed } from '@/engine/refusal'
import { unhurried } from '@/store/unhurried'
import { deflate, inflate } from './deflate'
import { frame, type LinkKind, unframing } from './frame'
import { LINK_TEXT } from './links-text'
import { withoutShapes, withShapes } from './shapes'

/** The most that a link may unfold to; a small one that would unfold to more is given up on the way. */
export const MOST_UNPACKED = 4_000_000

/** Something for a link, as it would stand in a file. */
export interface LinkContent {
  readonly kind: LinkKind
  readonly json: Json
}

/** What a link carries, read as JSON and not yet checked. */
export interface Unpacked {
  readonly kind: LinkKind
  readonly json: unknown
}

/** The payload of a link, or why it would be too much for one. */
export async function pack({ kind, json }: LinkContent): Promise<Parsed<string>> {
  const text = JSON.stringify(withShapes(json))
  if (new Blob([text]).size > MOST_UNPACKED) return failed(LINK_TEXT.tooMuch)
  return { ok: true, value: frame({ kind, packed: await deflate(text) }) }
}

/** What a payload carries, or what is wrong with it. */
export async function unpack(payload: string, drive: Drive = unhurried): Promise<Parsed<Unpacked>> {
  const framed = await drive(unframing(payload))
  if (!framed.ok) return framed
  const { kind, packed } = framed.value
  const text = await inflate(packed, MOST_UNPACKED)
  if (text === null) return failed(LINK_TEXT.bomb(MOST_UNPACKED))
  if (text === undefined) return failed(LINK_TEXT.unreadable)
  const plain = await drive(readingShaped(text))
  return plain.ok ? { ok: true, value: { kind, json: plain.value } } : plain
}

function* readingShaped(text: string): Pausing<Parsed<unknown>> {
  const json = yield* readingJson(text)
  return json.ok ? yield* withoutShapes(json.value) : json
}

function failed(message: string): Parsed<never> {
  return { ok: false, problems: [{ path: '', message }] }
}
