import { sameData } from '../basics/same-data'
import type { AnyCommand, AnyEvent, FileRules, GameRules, PlayRules, ToolRules } from '../kernel/game'

/**
 * Invariants that a position breaks, as sentences; [] for all that play can reach. They are what its file would be
 * refused for: whoever reads files says already what no game comes to. What a file does not bring back as it was does
 * not follow from the rest as it should.
 */
export function readBackFaults<Position extends object>(
  { writePosition, parsePosition }: Pick<FileRules<Position, AnyCommand>, 'writePosition' | 'parsePosition'>,
  position: Position,
): readonly string[] {
  const read = parsePosition(writePosition(position))
  if (!read.ok) return read.problems.map(({ path, message }) => `${path} ${message}`)
  const told = new Map<string, unknown>(Object.entries(position))
  const again = new Map<string, unknown>(Object.entries(read.value))
  return [...new Set([...told.keys(), ...again.keys()])].flatMap((key) =>
    sameData(again.get(key), told.get(key)) ? [] : [`${key} does not follow from the rest as it should`],
  )
}

/** All rules of a game, gathered; its positions are held to what their files are held to. */
export function wholeRules<
  Position extends object,
  Command extends AnyCommand,
  Event extends AnyEvent,
  View extends object,
>(
  play: PlayRules<Position, Command, Event, View>,
  files: FileRules<Position, Command>,
  tools: Omit<ToolRules<Position, Command>, 'faultsOf'>,
): GameRules<Position, Command, Event, View> {
  return { ...play, ...files, ...tools, faultsOf: (position) => readBackFaults(files, position) }
}
