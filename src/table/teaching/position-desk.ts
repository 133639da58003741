import { parseJson } from '@/engine/files/json'
import type { Json } from '@/engine/kernel/game'
import type { Parsed } from '@/engine/kernel/refusal'
import type { PositionDesk } from '@/engine/table/table'

/** What a game tells of its positions, so that they can be made by hand. */
export interface DeskSources<Draft> extends Pick<PositionDesk, 'starts'> {
  /** A position file that may be incomplete. */
  readonly draft: (json: unknown) => Parsed<Draft>
  /** The same written out in full, so that everything in it has its name. */
  readonly file: (draft: Draft) => Json
  /** The same in lines. */
  readonly write: (draft: Draft) => string
  readonly read: (text: string) => Parsed<unknown>
}

/** A desk on which positions are made by hand. */
export function positionDesk<Draft>({ starts, draft, file, ...lines }: DeskSources<Draft>): PositionDesk {
  const open = (json: unknown): Parsed<Json> => {
    const drafted = draft(json)
    return drafted.ok ? { ok: true, value: file(drafted.value) } : drafted
  }
  return {
    starts,
    open,
    write: (json) => {
      const drafted = draft(json)
      return drafted.ok ? lines.write(drafted.value) : ''
    },
    read: (text) => {
      const read = lines.read(text)
      return read.ok ? open(read.value) : read
    },
  }
}

/** What reads and writes the files of positions. */
interface PositionFiles<State> {
  readonly draftOf: (json: unknown) => Parsed<State>
  writePosition(position: State): Json
}

/** A desk on which a position is written out as its own file. */
export function fileDesk<State>(starts: PositionDesk['starts'], files: PositionFiles<State>): PositionDesk {
  return positionDesk<State>({
    starts,
    draft: files.draftOf,
    file: (state) => files.writePosition(state),
    write: (state) => JSON.stringify(files.writePosition(state), null, 2),
    read: parseJson,
  })
}
