import { covering } from '@/engine/files/packing'
import type { Json } from '@/engine/kernel/game'
import { readingJson } from '@/engine/files/json'
import type { Drive, Cooperative } from '@/engine/basics/cooperative'
import type { Parsed } from '@/engine/kernel/refusal'
import { freshDice } from '@/store/fresh-dice'
import { cooperatively } from '@/store/cooperative'
import { deflate, inflate } from './deflate'
import { frame, type LinkKind, MOST_CHARACTERS, unframing } from './frame'
import { type LinkPlace, readPlaced } from './link-place'
import { LINK_TEXT } from './links-text'
import { withoutShapes, withShapes } from './shapes'

/** The most that a link may unfold to; a small one that would unfold to more is given up on the way. */
export const MOST_UNPACKED = 4_000_000

/** Something for a link, as it would stand in a file. */
export interface LinkContent {
  readonly kind: LinkKind
  readonly json: Json
  /** Where whoever opens it begins; left out for where everybody does. */
  readonly place?: LinkPlace | undefined
}

/** What a link carries, read as JSON and not yet checked. */
export interface Unpacked {
  readonly kind: LinkKind
  readonly json: unknown
  readonly place?: LinkPlace
}

/** The payload of a link, or why it would be too much for one. */
export async function pack({ kind, json, place }: LinkContent): Promise<Parsed<string>> {
  // What names no place can be opened by older programs, too.
  const [version, content] = place ? (['3', [{ ...place }, json]] as const) : (['2', json] as const)
  const text = JSON.stringify(withShapes(content))
  if (new Blob([text]).size > MOST_UNPACKED) return failed(LINK_TEXT.tooMuch)
  const payload = frame({ kind, version, packed: underKey(await deflate(text)) })
  // Nobody could open it.
  return payload.length > MOST_CHARACTERS ? failed(LINK_TEXT.tooMuch) : { ok: true, value: payload }
}

/** What a payload carries, or what is wrong with it. */
export async function unpack(payload: string, drive: Drive = cooperatively): Promise<Parsed<Unpacked>> {
  const framed = await drive(unframing(payload))
  if (!framed.ok) return framed
  const { kind, version, packed } = framed.value
  const text = await inflate(version === '1' ? packed : fromUnderKey(packed), MOST_UNPACKED)
  if (text === null) return failed(LINK_TEXT.bomb(MOST_UNPACKED))
  if (text === undefined) return failed(LINK_TEXT.unreadable)
  const plain = await drive(readingShaped(text))
  if (!plain.ok) return plain
  if (version !== '3') return { ok: true, value: { kind, json: plain.value } }
  const placed = readPlaced(plain.value)
  return placed.ok ? { ok: true, value: { kind, ...placed.value } } : placed
}

function* readingShaped(text: string): Cooperative<Parsed<unknown>> {
  const json = yield* readingJson(text)
  return json.ok ? yield* withoutShapes(json.value) : json
}

/** The bytes of a key stand before what it covers. */
const KEY_BYTES = 16

/** Bytes covered by a key of their own, lest what they tell be found by unpacking alone. */
function underKey(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const key = freshDice()
  const whole = new Uint8Array(KEY_BYTES + bytes.length)
  const fields = new DataView(whole.buffer)
  for (const [nth, word] of key.entries()) fields.setInt32(4 * nth, word)
  whole.set(covering(key)(bytes), KEY_BYTES)
  return whole
}

/** Undoes `underKey`; of fewer bytes than a key has nothing is left. */
function fromUnderKey(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (bytes.length < KEY_BYTES) return new Uint8Array()
  const fields = new DataView(bytes.buffer, bytes.byteOffset)
  const key = [0, 4, 8, 12].map((at) => fields.getInt32(at))
  return covering(key)(bytes.subarray(KEY_BYTES))
}

function failed(message: string): Parsed<never> {
  return { ok: false, problems: [{ path: '', message }] }
}
