import type { Parsed } from './refusal'

/** Reads JSON text; a syntax fault is a problem of the whole. */
export function parseJson(text: string): Parsed<unknown> {
  try {
    return { ok: true, value: JSON.parse(text) as unknown }
  } catch (thrown) {
    const why = thrown instanceof Error ? thrown.message : String(thrown)
    return { ok: false, problems: [{ path: '', message: `this is not JSON: ${why}` }] }
  }
}
