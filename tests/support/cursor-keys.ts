/** How the lines of a map run: those of the valley and of Archmagi's islands down it, those of the arena across it. */
export type LinesOfMap = 'down' | 'across'

/** The arrow keys that lead from a hex to the line of another or, within its line, to that hex itself. */
export function keysTowards(from: string, to: string, lines = linesBy(from)): readonly string[] {
  const [line, number] = lineAndNumber(from)
  const [goalLine, goalNumber] = lineAndNumber(to)
  const isInLine = line === goalLine
  const steps = isInLine ? goalNumber - number : goalLine - line
  const isUpright = isInLine === (lines === 'down')
  const keys = isUpright ? (['ArrowUp', 'ArrowDown'] as const) : (['ArrowLeft', 'ArrowRight'] as const)
  return Array.from({ length: Math.abs(steps) }, () => keys[steps < 0 ? 0 : 1])
}

/** Hexes of the valley are told by digits alone; where one begins with a letter, it is taken for the arena's. */
function linesBy(hex: string): LinesOfMap {
  return /^[A-Z]/.test(hex) ? 'across' : 'down'
}

/** The column of the valley or of an island, or the row of the arena, that a hex is in, counted, and its number there. */
function lineAndNumber(hex: string): readonly [line: number, number: number] {
  if (/^[A-Z]/.test(hex)) return [hex.charCodeAt(0), Number(hex.slice(1))]
  return [Number(hex.slice(0, 2)), Number(hex.slice(2))]
}
