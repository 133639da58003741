import { sameData } from '../basics/same-data'
import type { FileRules } from '../kernel/game'

/**
 * Invariants that a position breaks, as sentences; [] for all that play can reach. They are what its file would be
 * refused for: whoever reads files says already what no game comes to. What a file does not bring back as it was does
 * not follow from the rest as it should.
 */
export function readBackFaults<Position extends object>(
  { writePosition, parsePosition }: Pick<FileRules<Position, never>, 'writePosition' | 'parsePosition'>,
  position: Position,
): readonly string[] {
  const read = parsePosition(writePosition(position))
  if (!read.ok) return read.problems.map(({ path, message }) => `${path} ${message}`)
  const again = new Map<string, unknown>(Object.entries(read.value))
  return Object.entries(position).flatMap(([key, value]: [string, unknown]) =>
    sameData(again.get(key), value) ? [] : [`${key} does not follow from the rest as it should`],
  )
}
