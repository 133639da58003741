import type { Json } from '@/engine/game'
import type { Parsed } from '@/engine/refusal'
import type { PositionDesk } from '@/engine/table'
import { draftPosition } from '../../rules/files/position-read'
import { writePosition } from '../../rules/files/position-write'
import { readLines, writeLines } from './lines'
import { STARTS } from './starts'

/** How positions of Arena are made by hand. */
export const DESK: PositionDesk = {
  starts: STARTS,
  open,
  write(file) {
    const draft = draftPosition(file)
    if (!draft.ok) return ''
    const lines = writeLines(draft.value)
    const rest = restOf(writePosition(draft.value), lines.join('\n'))
    return [...lines, ...(Object.keys(rest).length > 0 ? [`more ${JSON.stringify(rest)}`] : [])].join('\n')
  },
  read(text) {
    const lines = readLines(text)
    return lines.ok ? open(lines.value) : lines
  },
}

/** Written out in full, so that everything in it has its name. */
function open(json: unknown): Parsed<Json> {
  const draft = draftPosition(json)
  return draft.ok ? { ok: true, value: writePosition(draft.value) } : draft
}

/** The keys of a file that its lines alone would not bring back. */
function restOf(file: Json, lines: string): Readonly<Record<string, Json>> {
  const read = readLines(lines)
  const told = read.ok ? open(read.value) : read
  const known = (told.ok ? told.value : {}) as Readonly<Record<string, Json>>
  return Object.fromEntries(
    Object.entries(file as Readonly<Record<string, Json>>).filter(
      ([key, value]) => JSON.stringify(known[key]) !== JSON.stringify(value),
    ),
  )
}
