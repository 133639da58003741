import { readFileSync } from 'node:fs'
import { readResults, type Results } from '@/engine/lab/results'

/** The results of a run of the balance lab by their file; throws where it cannot be read. */
export function resultsIn(file: string): Results {
  const read = readResults({ name: file, text: readFileSync(file, 'utf8') })
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return read.value
}
