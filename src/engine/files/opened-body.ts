import type * as v from 'valibot'
import { readingJson } from './json'
import type { PackedBody } from './packing'
import type { Cooperative } from '../basics/cooperative'
import type { Parsed } from '../kernel/refusal'
import { failed, parseWith } from './schema'
import { unpackingText } from './unpacking'

/** Lays the body of a file open, if it is packed. */
export function* openingBody<Open extends { readonly kind: 'open' }>(
  schema: v.BaseSchema<unknown, Open, v.BaseIssue<unknown>>,
  body: NoInfer<Open> | PackedBody,
): Cooperative<Parsed<Open>> {
  if (body.kind === 'open') return { ok: true, value: body }
  const text = yield* unpackingText(body)
  const json = text === undefined ? undefined : yield* readingJson(text)
  const open = json?.ok ? parseWith(schema, json.value) : undefined
  return open?.ok
    ? open
    : failed('body.data', 'cannot be unpacked: it was changed on its way; take another copy of the file')
}
