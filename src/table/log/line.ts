import type { HexId } from '@/engine/kernel/hex'
import type { LogNote, LogStep } from '@/engine/table/table'

/** A sentence of the log: what happened, under which clause, and where. */
export interface LineOf<Clause extends string, Side extends string> {
  readonly kind: 'heading' | 'event' | 'victory'
  readonly text: string
  readonly clause: Clause | null
  /** Hexes to be marked while the line is pointed at. */
  readonly hexes: readonly HexId[]
  /** The faces that were rolled for it. */
  readonly dice: readonly number[]
  /** Whether those were thrown by hand and typed in. */
  readonly typed?: boolean
  /** What stands for it and for the same of the other side right beside it: 'Both pass.' */
  readonly together?: string
  /** Whose phase a heading opens; other lines are the acting seat's. */
  readonly side?: Side
  /** The place of its event among those of the step. */
  readonly nth?: number
}

/** A sentence of any game's log. */
export type AnyLine = LineOf<string, string>

/** A line with its place in the log. */
export interface NumberedLine {
  readonly id: string
  readonly line: AnyLine
  readonly step: number
  /** Whose it is; null where it is of both. */
  readonly seat: string | null
}

/** All lines of a log, the newest last; each step's as the game tells them, what both sides did alike in one. */
export function numberedLines<Event>(
  log: readonly LogStep<Event>[],
  linesOf: (step: LogStep<Event>) => readonly AnyLine[],
): readonly NumberedLine[] {
  const lines: NumberedLine[] = []
  for (const step of log)
    for (const [nth, line] of linesOf(step).entries()) {
      const one = { id: `${step.number}-${nth}`, line, step: step.number, seat: step.seat }
      const both = ofBoth(lines.at(-1), one)
      if (both) lines.pop()
      lines.push(both ?? one)
    }
  return lines
}

/** A line that tells in one what the last two tell of either side, if they do. */
function ofBoth(last: NumberedLine | undefined, next: NumberedLine): NumberedLine | undefined {
  const { together } = next.line
  if (together === undefined || last?.line.together !== together) return undefined
  if (last.seat === null || last.seat === next.seat) return undefined
  return { ...next, line: { ...next.line, text: together }, seat: null }
}

/** Lines without the headings of parts in which nothing happened; the last heading tells what runs now. */
export function withoutEmptyParts(lines: readonly NumberedLine[]): readonly NumberedLine[] {
  return lines.filter(({ line }, nth) => line.kind !== 'heading' || lines[nth + 1]?.line.kind !== 'heading')
}

/** Lines with notes among them, each after the lines of all steps that it follows. */
export function withNotes(
  lines: readonly NumberedLine[],
  notes: readonly LogNote[] = [],
): readonly NumberedLine[] {
  if (notes.length === 0) return lines
  const noted = notes.map(({ after, text }, nth): NumberedLine => {
    const line: AnyLine = { kind: 'event', text, clause: null, hexes: [], dice: [] }
    return { id: `${after}-note-${nth}`, line, step: after, seat: null }
  })
  return [...lines, ...noted].sort((one, other) => one.step - other.step)
}
