import {
  appendFileSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { differencesOf } from '@/engine/lab/merge'
import { gamesOf } from '@/engine/lab/plan'
import {
  type Header,
  headerLine,
  readResults,
  recordLine,
  type Results,
  resultsText,
} from '@/engine/lab/results'
import type { GameRecord } from '@/engine/lab/self-play'
import { type Parsed, problemsText } from '@/engine/kernel/refusal'
import { failed } from '@/engine/files/schema'

/** A file of results that grows by whole lines, so that it can be gone on with whenever its writer dies. */
export interface GrowingResults {
  /** What was in it when it was opened. */
  readonly already: readonly GameRecord[]
  /** Puts a line at the end; once that has failed nothing more is written, so that only the end may be torn. */
  readonly append: (record: GameRecord) => void
  /**
   * Ends the writing and gives back what the file now holds. One that holds all its games is written anew,
   * by number, so that it is the same whichever games ended first.
   */
  readonly close: () => Results
}

/** Opens a file of results to go on with it, or begins one; another run's is refused with what differs. */
export function openResults(file: string, header: Header): Parsed<GrowingResults> {
  try {
    const already = continued(file, header)
    return already.ok ? { ok: true, value: growing(file, already.value) } : already
  } catch (thrown) {
    return failed(file, `cannot be written: ${thrown instanceof Error ? thrown.message : String(thrown)}`)
  }
}

/** The games in a file, which ends with a whole line then. */
function continued(file: string, header: Header): Parsed<readonly GameRecord[]> {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const first = `${headerLine(header)}\n`
  // The writer may have been killed before its first line was whole.
  if (first.startsWith(text)) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, first)
    return { ok: true, value: [] }
  }
  const results = readResults({ name: file, text })
  if (!results.ok) return results
  const differences = headerDifferences(results.value, header)
  if (differences.length > 0)
    return failed(
      file,
      `holds another run: ${differences.join('; ')} here. Name another file for --out, or remove this one`,
    )
  if (results.value.isCut) truncateSync(file, Buffer.byteLength(text.slice(0, text.lastIndexOf('\n') + 1)))
  return { ok: true, value: results.value.records }
}

function headerDifferences(found: Header, wanted: Header): readonly string[] {
  const shardOf = ({ shard: { part, of } }: Header) => `${part}/${of}`
  const shards =
    shardOf(found) === shardOf(wanted) ? [] : [`shard is ${shardOf(found)}, but ${shardOf(wanted)}`]
  return [...differencesOf(found.plan, wanted.plan), ...shards]
}

function growing(file: string, already: readonly GameRecord[]): GrowingResults {
  const descriptor = openSync(file, 'a')
  let isTorn = false
  return {
    already,
    append: (record) => {
      if (isTorn) return
      isTorn = true
      appendFileSync(descriptor, `${recordLine(record)}\n`)
      isTorn = false
    },
    close: () => {
      closeSync(descriptor)
      return ordered(file)
    },
  }
}

function ordered(file: string): Results {
  const text = readFileSync(file, 'utf8')
  const results = readResults({ name: file, text })
  if (!results.ok) throw new Error(problemsText(results.problems))
  const { plan, shard, records } = results.value
  const inOrder = resultsText(results.value)
  if (records.length === gamesOf(plan, shard).length && inOrder !== text) writeWhole(file, inOrder)
  return results.value
}

/** Writes a file so that it is there as a whole or not at all. */
export function writeWhole(file: string, text: string): void {
  const fresh = `${file}.new`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(fresh, text)
  renameSync(fresh, file)
}
