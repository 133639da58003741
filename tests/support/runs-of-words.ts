import { readFileSync } from 'node:fs'

/** How many words in a row make a run: what names and set phrases rarely reach, and a copied sentence does. */
const RUN = 7

/** The runs of words of a text, in lower case and without punctuation. */
export function runsOf(text: string): readonly string[] {
  const words =
    text
      .toLowerCase()
      .replaceAll(/['’]/g, '')
      .match(/[a-z0-9]+/g) ?? []
  return words.slice(0, 1 - RUN).map((_, nth) => words.slice(nth, nth + RUN).join(' '))
}

/** A fingerprint of 32 bits (FNV-1a), out of which no word can be read. */
export function fingerprintOf(run: string): number {
  let hash = 0x811c9dc5
  for (let nth = 0; nth < run.length; nth += 1) hash = Math.imul(hash ^ run.charCodeAt(nth), 0x01000193)
  return hash >>> 0
}

/** The fingerprints kept in a file, in base 64: four bytes each, the lowest first. */
export function fingerprintsIn(file: string): ReadonlySet<number> {
  const bytes = Buffer.from(readFileSync(file, 'utf8'), 'base64')
  return new Set(Array.from({ length: bytes.length / 4 }, (_, nth) => bytes.readUInt32LE(4 * nth)))
}
