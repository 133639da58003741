/** The arrow keys that lead from a hex to the line of another or, within its line, to that hex itself. */
export function keysTowards(from: string, to: string): readonly string[] {
  const isArena = /^[A-E]/.test(from)
  const [line, number] = lineAndNumber(from)
  const [goalLine, goalNumber] = lineAndNumber(to)
  const isInLine = line === goalLine
  const steps = isInLine ? goalNumber - number : goalLine - line
  // The lines of the valley run down the map, those of the arena across it.
  const isUpright = isInLine !== isArena
  const keys = isUpright ? (['ArrowUp', 'ArrowDown'] as const) : (['ArrowLeft', 'ArrowRight'] as const)
  return Array.from({ length: Math.abs(steps) }, () => keys[steps < 0 ? 0 : 1])
}

/** The column of the valley or row of the arena that a hex is in, counted, and its number there, as printed. */
function lineAndNumber(hex: string): readonly [line: number, number: number] {
  if (/^[A-E]/.test(hex)) return [hex.charCodeAt(0), Number(hex.slice(1))]
  return [Number(hex.slice(0, 2)), Number(hex.slice(2))]
}
