import type * as v from 'valibot'
import type { FileRules, Json } from '../kernel/game'
import type { Parsed, Problem } from '../kernel/refusal'
import { parseWith } from '../files/schema'

type SchemaOf<Value> = v.GenericSchema<unknown, Value>

/** What a game tells of its files where its position is plain data, written as it is. */
interface FileWays<Settings, Position, Command> {
  readonly settings: SchemaOf<Settings>
  readonly position: SchemaOf<Position>
  readonly command: SchemaOf<Command>
  /** The first position. */
  readonly startOf: (settings: Settings) => Position
  /** What of a position in shape can never come about by play. */
  readonly faultsIn: (position: Position) => readonly Problem[]
}

/** Files of a game, and positions of the right shape that may not yet be ones that play can reach. */
interface PlainFiles<Position extends object, Command extends { readonly type: string }> extends FileRules<
  Position,
  Command
> {
  readonly draftOf: (json: unknown) => Parsed<Position>
}

/** How a game of one version reads and writes what comes from outside. */
export function fileRulesOf<Settings, Position extends object, Command extends { readonly type: string }>(
  ways: FileWays<Settings, Position, Command>,
): PlainFiles<Position, Command> {
  const draftOf = (json: unknown) => parseWith(ways.position, json)
  const parsePosition = (json: unknown): Parsed<Position> => {
    const draft = draftOf(json)
    const problems = draft.ok ? ways.faultsIn(draft.value) : []
    return problems.length > 0 ? { ok: false, problems } : draft
  }
  return {
    draftOf,
    newGame(settings) {
      const parsed = parseWith(ways.settings, settings)
      return parsed.ok ? { ok: true, value: ways.startOf(parsed.value) } : parsed
    },
    parsePosition,
    parseInitial: parsePosition,
    // A position is plain data, key by key; its types do not say so.
    writePosition: (position) => ({ ...position }) as unknown as Json,
    parseCommand: (json) => parseWith(ways.command, json),
  }
}
