import type { Parsed } from '@/engine/kernel/refusal'
import type { Named } from '@/engine/lab/merge'
import { readResults } from '@/engine/lab/results'
import { readTextFile } from '../terminal/files'
import type { Terminal } from '../terminal/verb'

/** Files of results by their names; the first that is none is told. */
export async function readFiles(
  names: readonly string[],
  terminal: Terminal,
): Promise<Parsed<readonly Named[]>> {
  const files: Named[] = []
  for (const name of names) {
    const text = await readTextFile(name)
    if (!text.ok) return text
    const results = readResults({ name, text: text.value })
    if (!results.ok) return results
    if (results.value.isCut) terminal.complain(`${name}: the last line was cut off and is left out`)
    files.push({ name, results: results.value })
  }
  return { ok: true, value: files }
}
