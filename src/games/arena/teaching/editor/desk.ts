import type { Json } from '@/engine/kernel/game'
import { positionDesk } from '@/table/teaching/position-desk'
import { draftPosition } from '../../files/position-read'
import { writePosition } from '../../files/position-read'
import type { Position } from '../../state/position'
import { readLines, writeLines } from './lines'
import { STARTS } from './starts'

/** How positions of Arena are made by hand. */
export const DESK = positionDesk({
  starts: STARTS,
  draft: draftPosition,
  file: writePosition,
  write,
  read: readLines,
})

function write(position: Position): string {
  const lines = writeLines(position)
  const rest = restOf(writePosition(position), lines.join('\n'))
  return [...lines, ...(Object.keys(rest).length > 0 ? [`more ${JSON.stringify(rest)}`] : [])].join('\n')
}

/** The keys of a file that its lines alone would not bring back. */
function restOf(file: Json, lines: string): Readonly<Record<string, Json>> {
  const told = DESK.read(lines)
  const known = (told.ok ? told.value : {}) as Readonly<Record<string, Json>>
  return Object.fromEntries(
    Object.entries(file as Readonly<Record<string, Json>>).filter(
      ([key, value]) => JSON.stringify(known[key]) !== JSON.stringify(value),
    ),
  )
}
