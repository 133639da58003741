import type { HexId } from '@/engine/kernel/hex'
import type { LogStep } from '@/engine/table/table'

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
  readonly seat: string | null
}

/** All lines of a log, the newest last; each step's as the game tells them. */
export function numberedLines<Event>(
  log: readonly LogStep<Event>[],
  linesOf: (step: LogStep<Event>) => readonly AnyLine[],
): readonly NumberedLine[] {
  return log.flatMap((step) =>
    linesOf(step).map((line, nth) => ({
      id: `${step.number}-${nth}`,
      line,
      step: step.number,
      seat: step.seat,
    })),
  )
}

/** Lines without the headings of parts in which nothing happened; the last heading tells what runs now. */
export function withoutEmptyParts(lines: readonly NumberedLine[]): readonly NumberedLine[] {
  return lines.filter(({ line }, nth) => line.kind !== 'heading' || lines[nth + 1]?.line.kind !== 'heading')
}
