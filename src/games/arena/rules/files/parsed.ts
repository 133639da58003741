import type * as v from 'valibot'
import { reservedKeyIn } from '@/engine/own'
import type { Parsed } from '@/engine/refusal'
import { failed, parseWith, shortened } from '@/engine/schema'

/** Checks a value against a schema, as `parseWith` does; keys that no schema looks at are refused as well. */
export function parsed<Output>(
  schema: v.BaseSchema<unknown, Output, v.BaseIssue<unknown>>,
  json: unknown,
): Parsed<Output> {
  const reserved = reservedKeyIn(json)
  return reserved === undefined
    ? parseWith(schema, json)
    : failed(shortened(reserved), 'unknown key; remove it')
}
