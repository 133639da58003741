import * as v from 'valibot'
import { isReserved } from '../basics/own'

/** Keys that valibot leaves out of what it reads, without a word. */
const LEFT_OUT: readonly string[] = ['__proto__', 'constructor', 'prototype']

/** A record of exactly these entries. */
export function strictObject<const Entries extends v.ObjectEntries>(
  entries: Entries,
): v.StrictObjectSchema<Entries, undefined> {
  return ofRecords(v.strictObject(entries))
}

/** A record of these entries and any others. */
export function looseObject<const Entries extends v.ObjectEntries>(
  entries: Entries,
): v.LooseObjectSchema<Entries, undefined> {
  return ofRecords(v.looseObject(entries), (key) => LEFT_OUT.includes(key))
}

/** A record of values under keys of some kind. */
export function keyedBy<
  const Key extends v.BaseSchema<string, string | number | symbol, v.BaseIssue<unknown>>,
  const Value extends v.GenericSchema,
>(key: Key, value: Value): v.RecordSchema<Key, Value, undefined> {
  return ofRecords(v.record(key, value))
}

/**
 * The same schema, but lists are refused, which valibot takes for records, and so are reserved words as keys: some it
 * leaves out without a word, others it takes for keys that it knows, as every object answers to them.
 */
function ofRecords<Schema extends v.GenericSchema>(schema: Schema, isRefused = isReserved): Schema {
  const run = schema['~run'].bind(schema)
  const guarded: Schema['~run'] = (dataset, config) => {
    const issue = issueOf(dataset.value, isRefused)
    return issue ? { typed: false, value: dataset.value, issues: [issue] } : run(dataset, config)
  }
  return Object.assign(schema, { '~run': guarded })
}

function issueOf(input: unknown, isRefused: (key: string) => boolean): v.BaseIssue<unknown> | undefined {
  if (typeof input !== 'object' || input === null) return undefined
  const fault = { kind: 'schema', type: 'record', input, received: '' } as const
  if (Array.isArray(input)) return { ...fault, expected: 'Object', message: 'must be an object, not a list' }
  const key = Object.keys(input).find(isRefused)
  if (key === undefined) return undefined
  const path = {
    type: 'object',
    origin: 'key',
    input: input as Record<string, unknown>,
    key,
    value: key,
  } as const
  return { ...fault, expected: 'never', message: 'is a reserved word; remove this key', path: [path] }
}
