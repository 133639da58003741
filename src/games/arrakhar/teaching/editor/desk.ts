import type { Json } from '@/engine/game'
import type { Parsed } from '@/engine/refusal'
import type { PositionDesk } from '@/engine/table'
import { draftPosition } from '../../rules/files/position-read'
import { writePosition } from '../../rules/files/position-write'
import { readLines } from './lines-read'
import { writeLines } from './lines-write'
import { STARTS } from './starts'

/** How positions of Arrakhar's Wand are made by hand. */
export const DESK: PositionDesk = {
  starts: STARTS,
  open,
  write(file) {
    const draft = draftPosition(file)
    return draft.ok ? writeLines(draft.value.position) : ''
  },
  read(text) {
    const lines = readLines(text)
    return lines.ok ? open(lines.value) : lines
  },
}

/** Written out in full, so that every unit has its name. */
function open(json: unknown): Parsed<Json> {
  const draft = draftPosition(json)
  return draft.ok ? { ok: true, value: writePosition(draft.value.position) } : draft
}
