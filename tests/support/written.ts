import { readFileSync } from 'node:fs'

/** A file as a released version wrote it: `<kind>-<version>-<what>.json` in `tests/migrations`. */
export function written(name: string): Readonly<Record<string, unknown>> {
  const file = new URL(`../migrations/${name}.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, unknown>>
}
