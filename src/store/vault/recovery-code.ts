/** Digits and letters without those that are mistaken for others (Crockford's base 32). */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** A half has 100 bits, so that one half is of no use to whoever lacks the other. */
const LENGTH = 20
const GROUP = 5

/** One half of a recovery code: four groups of five signs. */
export function freshHalf(): string {
  const signs = Array.from(
    crypto.getRandomValues(new Uint8Array(LENGTH)),
    (byte) => SIGNS[byte % SIGNS.length],
  )
  return grouped(signs.join(''))
}

/** A half as it was made, from what was typed: small letters, other signs between and misread ones all count; undefined when it cannot be one. */
export function halfFrom(typed: string): string | undefined {
  const signs = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
    .replace(/U/g, 'V')
  return signs.length === LENGTH ? grouped(signs) : undefined
}

function grouped(signs: string): string {
  return Array.from({ length: LENGTH / GROUP }, (_, nth) => signs.slice(nth * GROUP, (nth + 1) * GROUP)).join(
    '-',
  )
}
