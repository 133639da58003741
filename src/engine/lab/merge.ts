import type { Json } from '../kernel/game'
import { ownOf } from '../basics/own'
import type { Parsed, Problem } from '../kernel/refusal'
import { failed, shortened } from '../files/schema'
import type { Plan } from './plan'
import { added, type Results, sorted } from './results'
import type { GameRecord } from './self-play'

/** Results and the file they come from. */
export interface Named {
  /** The file's name, for messages. */
  readonly name: string
  readonly results: Results
}

/**
 * One file's results made of several: all of the same plan, the games by number. A game told twice must be
 * told in the same way. The merged file is what one run without shards would have written.
 */
export function mergeResults(files: readonly Named[]): Parsed<Results> {
  const [first] = files
  if (!first) return failed('', 'name at least one file of results')
  const { plan } = first.results
  const records = new Map<number, GameRecord>()
  const problems: Problem[] = []
  for (const { name, results } of files) {
    const differences = differencesOf(results.plan, plan)
    problems.push(
      ...differences.map((difference) => ({
        path: name,
        message: `${difference} in ${first.name}; only files of one run can be merged`,
      })),
    )
    if (differences.length === 0)
      for (const record of results.records) problems.push(...added(records, record, name))
  }
  if (problems.length > 0) return { ok: false, problems }
  const isCut = files.some(({ results }) => results.isCut)
  return { ok: true, value: { plan, shard: { part: 1, of: 1 }, records: sorted(records), isCut } }
}

/** Where one plan differs from another, as 'seed is 2, but 1'; [] if they are the same. */
export function differencesOf(plan: Plan, other: Plan): readonly string[] {
  // Both are plain data, as in a file.
  return differences(plan as object as Json, other as object as Json, '')
}

function differences(one: Json | undefined, other: Json | undefined, path: string): readonly string[] {
  if (isKeyed(one) && isKeyed(other)) {
    const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])]
    return keys.flatMap((key) =>
      differences(ownOf(one, key), ownOf(other, key), path === '' ? key : `${path}.${key}`),
    )
  }
  if (JSON.stringify(one) === JSON.stringify(other)) return []
  return [`${path} is ${toldOf(one)}, but ${toldOf(other)}`]
}

type Keyed = Readonly<Record<string, Json>>

function isKeyed(json: Json | undefined): json is Keyed {
  return typeof json === 'object' && json !== null
}

function toldOf(json: Json | undefined): string {
  return json === undefined ? 'left out' : shortened(JSON.stringify(json))
}
