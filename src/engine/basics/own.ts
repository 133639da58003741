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
