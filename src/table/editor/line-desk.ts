import { valueAt } from '@/engine/files/json-look'
import { sameData } from '@/engine/basics/same-data'
import type { PositionDesk } from '@/engine/table/table'
import { type DeskSources, positionDesk } from '../teaching/position-desk'
import type { Entry } from './file-edits'
import { fileFrom, type FileLine, linesIn } from './file-lines'
import { REST } from './lines'

interface LineSources<Draft> extends Omit<DeskSources<Draft>, 'write' | 'read'> {
  /** The first line, for whoever finds the lines somewhere. */
  readonly head: string
  readonly lines: readonly FileLine[]
  /** The file that no line has said anything of. */
  readonly empty: Entry
  /** What of a file is worth a line. */
  readonly terse: (draft: Draft, file: Entry) => Entry
}

/** A desk on which positions are made by hand; as lines they are what has been declared of them. */
export function lineDesk<Draft>(sources: LineSources<Draft>): PositionDesk {
  const { head, lines, empty, terse } = sources
  const desk: PositionDesk = positionDesk<Draft>({
    ...sources,
    read: (text) => fileFrom(lines, empty, text),
    write(draft) {
      const file = sources.file(draft) as Entry
      const told = [head, ...linesIn(lines, terse(draft, file))]
      const known = desk.read(told.join('\n'))
      // What the lines alone would not bring back.
      const rest = Object.entries(file).filter(
        ([key, value]) => !known.ok || !sameData(valueAt(known.value, key), value),
      )
      return [
        ...told,
        ...(rest.length > 0 ? [`${REST} ${JSON.stringify(Object.fromEntries(rest))}`] : []),
      ].join('\n')
    },
  })
  return desk
}
