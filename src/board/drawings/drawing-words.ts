import type { HexId } from '@/engine/kernel/hex'
import { strokeOf, withMark } from '@/engine/rulebook/marks'
import type { Drawing, DrawingInk } from '@/engine/rulebook/rulebook'

/** A drawing in words: 'green arrow from 0511 to 0613'. */
export function drawingInWords(drawing: Drawing): string {
  switch (drawing.kind) {
    case 'arrow':
      return `${drawing.ink} arrow from ${drawing.from} to ${drawing.to}`
    case 'circle':
      return `${drawing.ink} circle around ${drawing.hex}`
    case 'text':
      return `${drawing.ink} text “${drawing.text}” at ${drawing.hex}`
  }
}

/** What has been drawn or taken away between two sets of drawings, to be spoken; '' if nothing was. */
export function changeInWords(before: readonly Drawing[], after: readonly Drawing[]): string {
  const had = new Set(before.map(drawingInWords))
  const has = new Set(after.map(drawingInWords))
  return [
    ...[...has].filter((words) => !had.has(words)).map((words) => `Drawn: ${words}`),
    ...[...had].filter((words) => !has.has(words)).map((words) => `Taken away: ${words}`),
  ].join('. ')
}

/** The drawings after a stroke in an ink: drawn again it is taken away, and in another ink it changes ink. */
export function withDrawing(
  drawings: readonly Drawing[],
  from: HexId,
  to: HexId,
  ink: DrawingInk,
): readonly Drawing[] {
  return withMark(drawings, strokeOf(from, to, ink))
}
