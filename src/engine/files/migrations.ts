import type { Parsed } from '../kernel/refusal'
import { failed } from './schema'

/** A format whose files are read in every version that was ever written. */
export interface VersionedFormat {
  /** 'save'. */
  readonly what: string
  readonly newest: number
  /** Checks a file of an older version and makes one of the next of it. Whoever adds a step keeps those before it. */
  readonly steps: Readonly<Record<number, (json: unknown) => Parsed<object>>>
}

/** A file of any version known here as one of the newest, which is still to be checked. */
export function migrated(format: VersionedFormat, json: object): Parsed<object> {
  const version = 'version' in json ? json.version : undefined
  if (version === format.newest) return { ok: true, value: json }
  const step = typeof version === 'number' ? format.steps[version] : undefined
  if (!step) return failed('version', whyNot(format, version))
  const next = step(json)
  return next.ok ? migrated(format, next.value) : next
}

function whyNot({ what, newest }: VersionedFormat, version: unknown): string {
  const isNewer = typeof version === 'number' && version > newest
  const why = isNewer ? `: a newer program wrote this ${what}; update and open it again` : ''
  return `must be a whole number from 1 to ${newest}${why}`
}
