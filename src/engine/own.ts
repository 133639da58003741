/**
 * What a record holds under a key of its own, for keys from outside: what every object inherits, such as
 * `constructor`, is none of its entries.
 */
export function ownOf<Entries extends object>(
  record: Entries,
  key: string,
): Entries[keyof Entries] | undefined {
  return Object.hasOwn(record, key) ? record[key as keyof Entries] : undefined
}

/** Whether a word is one that objects answer to by nature: it is no name for anything. */
export function isReserved(word: string): boolean {
  return word in Object.prototype || word === 'prototype'
}

/**
 * The place of a reserved word among the keys of data, or undefined where there is none: schemas pass over such
 * keys, as if they knew them. Done without recursion, for the data may be hostile.
 */
export function reservedKeyIn(json: unknown): string | undefined {
  const left: (readonly [place: string, value: unknown])[] = [['', json]]
  for (let next = left.pop(); next; next = left.pop()) {
    const [place, value] = next
    if (typeof value !== 'object' || value === null) continue
    for (const [key, inside] of Object.entries(value)) {
      const path = place === '' ? key : `${place}.${key}`
      if (isReserved(key)) return path
      if (typeof inside === 'object') left.push([path, inside])
    }
  }
  return undefined
}
