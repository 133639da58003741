import type { Json } from '@/engine/kernel/game'
import { listAt, valueAt } from '@/engine/files/json-look'

/** A record of a position file, or the whole of it. */
export type Entry = Readonly<Record<string, Json>>
/** A change of a position file by hand; what comes of it may break the rules. */
export type FileEdit = (file: Entry) => Entry
type IsMeant = (entry: Entry) => boolean

/** The records of a list. */
export function entriesOf(file: Entry, list: string): readonly Entry[] {
  return listAt(file, list).filter((one): one is Entry => typeof one === 'object' && one !== null)
}

/** Several changes, one after another. */
export function inTurn(...edits: readonly FileEdit[]): FileEdit {
  return (file) => edits.reduce((changed, edit) => edit(changed), file)
}

/** Some keys anew. */
export function setting(fields: Entry): FileEdit {
  return (file) => ({ ...file, ...fields })
}

/** One more record in a list. */
export function adding(list: string, entry: Entry): FileEdit {
  return (file) => ({ ...file, [list]: [...entriesOf(file, list), entry] })
}

/** Every record of a list as it is to be. */
export function changing(list: string, change: (entry: Entry) => Entry): FileEdit {
  return (file) => ({ ...file, [list]: entriesOf(file, list).map(change) })
}

/** A list without some of its records. */
export function dropping(list: string, isGone: IsMeant): FileEdit {
  return (file) => ({ ...file, [list]: entriesOf(file, list).filter((one) => !isGone(one)) })
}

/** A record without some of its keys, so that they follow from the rest. */
export function without(entry: Entry, ...keys: readonly string[]): Entry {
  return Object.fromEntries(Object.entries(entry).filter(([key]) => !keys.includes(key)))
}

/** Tells a record by its id. */
export function withId(id: string): IsMeant {
  return (entry) => valueAt(entry, 'id') === id
}

/** What a record says in a word; '' where it says nothing, or more. */
export function wordAt(entry: Entry | undefined, key: string): string {
  const word = valueAt(entry, key)
  return typeof word === 'string' ? word : ''
}
