import type * as v from 'valibot'
import type { PackedBody } from './packing'
import type { Parsed } from './refusal'
import { failed, parseWith } from './schema'
import { unpacked } from './unpacking'

/** The body of a file laid open, if it is packed. */
export function openedBody<Open extends { readonly kind: 'open' }>(
  schema: v.BaseSchema<unknown, Open, v.BaseIssue<unknown>>,
  body: NoInfer<Open> | PackedBody,
): Parsed<Open> {
  if (body.kind === 'open') return { ok: true, value: body }
  const open = parseWith(schema, unpacked(body))
  return open.ok
    ? open
    : failed('body.data', 'cannot be unpacked: it was changed on its way; take another copy of the file')
}
