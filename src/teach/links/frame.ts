import type { Cooperative } from '@/engine/basics/cooperative'
import { base64Of } from '@/engine/files/base64'
import type { Parsed } from '@/engine/kernel/refusal'
import { bytesOf } from '@/engine/files/unpacking'
import { LINK_TEXT } from './links-text'

/** What a link may carry, by the letter that stands for it in the link. */
export const LINK_KINDS = { g: 'game', p: 'position', s: 'study', l: 'lesson', h: 'hand-in' } as const
export type LinkKind = (typeof LINK_KINDS)[keyof typeof LINK_KINDS]

/** The versions of links that can be opened; one sign each, so that every version can be told by the first. */
const LINK_VERSIONS = ['1', '2', '3'] as const
type LinkVersion = (typeof LINK_VERSIONS)[number]

/** More than any browser follows a link for; what is longer is not even looked at. */
export const MOST_CHARACTERS = 500_000

/** Four bytes of checksum and three of length come before what was packed. */
const HEAD_BYTES = 7

/** What was packed, with its kind, before it is unpacked. */
export interface Framed {
  readonly kind: LinkKind
  /** From version 2 on the bytes lie under a key; in version 3 a place stands before what they hold. */
  readonly version: LinkVersion
  readonly packed: Uint8Array<ArrayBuffer>
}

/** The payload of a link: the version, the kind, then checksum, length and bytes in the letters of base64url. */
export function frame({ kind, version, packed }: Framed): string {
  const head = version + letterOf(kind)
  const bytes = new Uint8Array(HEAD_BYTES + packed.length)
  const fields = new DataView(bytes.buffer)
  fields.setUint32(0, checksumOf(head, packed))
  fields.setUint8(4, packed.length >> 16)
  fields.setUint16(5, packed.length & 0xffff)
  bytes.set(packed, HEAD_BYTES)
  return head + toLetters(bytes)
}

/**
 * What a payload carries, or what is wrong with it: its end missing, a sign changed, a version not known here.
 * With pauses: the longest payload takes some tens of milliseconds.
 */
export function* unframing(payload: string): Cooperative<Parsed<Framed>> {
  const fault = faultOfHead(payload)
  if (fault !== undefined) return failed(fault)
  const bytes = fromLetters(payload.slice(2))
  if (typeof bytes === 'string') return failed(bytes)
  yield
  if (bytes.length < HEAD_BYTES) return failed(LINK_TEXT.cutShort(payload.length))
  const fields = new DataView(bytes.buffer)
  const length = (fields.getUint8(4) << 16) | fields.getUint16(5)
  const packed = bytes.slice(HEAD_BYTES)
  if (packed.length < length) return failed(faultOfLength(lettersFor(length), payload.length))
  if (packed.length > length) return failed(LINK_TEXT.tooMany(payload.length - lettersFor(length)))
  const kind = kindOf(payload)
  const version = versionOf(payload)
  // A last letter can be changed in bits that stand for nothing.
  const isWhole = toLetters(bytes) === payload.slice(2)
  yield
  if (!kind || !version || !isWhole || fields.getUint32(0) !== checksumOf(payload.slice(0, 2), packed))
    return failed(LINK_TEXT.changed)
  return { ok: true, value: { kind, version, packed } }
}

/** A length that no link has was itself changed. */
function faultOfLength(whole: number, arrived: number): string {
  return whole > MOST_CHARACTERS ? LINK_TEXT.changed : LINK_TEXT.missing(whole - arrived)
}

function faultOfHead(payload: string): string | undefined {
  if (payload.length === 0) return LINK_TEXT.empty
  if (payload.length > MOST_CHARACTERS) return LINK_TEXT.tooLong(MOST_CHARACTERS)
  const [version = ''] = payload
  if (versionOf(payload) === undefined)
    return /[4-9a-zA-Z]/.test(version) ? LINK_TEXT.newer(version) : LINK_TEXT.badStart(version)
  return undefined
}

function versionOf(payload: string): LinkVersion | undefined {
  return LINK_VERSIONS.find((version) => version === payload[0])
}

function letterOf(kind: LinkKind): string {
  return Object.entries(LINK_KINDS).find(([, known]) => known === kind)?.[0] ?? ''
}

function kindOf(payload: string): LinkKind | undefined {
  return Object.entries(LINK_KINDS).find(([letter]) => letter === payload[1])?.[1]
}

/** How long a payload is that packs so many bytes. */
function lettersFor(packed: number): number {
  return 2 + Math.ceil(((HEAD_BYTES + packed) * 4) / 3)
}

function toLetters(bytes: Uint8Array): string {
  return base64Of(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The bytes that letters stand for, or what is wrong with the letters. */
function fromLetters(letters: string): Uint8Array<ArrayBuffer> | string {
  const stranger = /[^A-Za-z0-9_-]/.exec(letters)
  if (stranger) return LINK_TEXT.stranger(stranger[0], stranger.index + 3)
  // One letter alone stands for less than a byte: another one is missing.
  const whole = letters.length % 4 === 1 ? letters.slice(0, -1) : letters
  return bytesOf(whole.replaceAll('-', '+').replaceAll('_', '/'))
}

/** CRC-32: tells every single changed sign, and nearly every other change. */
function checksumOf(head: string, packed: Uint8Array): number {
  return ~crcOver(packed, crcOver(new TextEncoder().encode(head), ~0)) >>> 0
}

function crcOver(bytes: Iterable<number>, from: number): number {
  let sum = from
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return sum
}

function failed(message: string): Parsed<never> {
  return { ok: false, problems: [{ path: '', message }] }
}
