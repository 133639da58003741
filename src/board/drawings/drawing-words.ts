import type { Drawing, DrawingInk } from '@/engine/rulebook/rulebook'
import type { HexId } from '@/engine/kernel/hex'

/** A drawing in words: 'green arrow from 0511 to 0613'. */
export function drawingInWords(drawing: Drawing): string {
  return drawing.kind === 'arrow'
    ? `${drawing.ink} arrow from ${drawing.from} to ${drawing.to}`
    : `${drawing.ink} circle around ${drawing.hex}`
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

/** The drawings after one is drawn in an ink: drawn again it is taken away, and in another ink it changes ink. */
export function withDrawing(
  drawings: readonly Drawing[],
  from: HexId,
  to: HexId,
  ink: DrawingInk,
): readonly Drawing[] {
  const made: Drawing = from === to ? { kind: 'circle', hex: from, ink } : { kind: 'arrow', from, to, ink }
  const others = drawings.filter((other) => !isInPlaceOf(made, other))
  const isThere = drawings.some((other) => isInPlaceOf(made, other) && other.ink === ink)
  return isThere ? others : [...others, made]
}

function isInPlaceOf(one: Drawing, other: Drawing): boolean {
  if (one.kind === 'circle') return other.kind === 'circle' && other.hex === one.hex
  return other.kind === 'arrow' && other.from === one.from && other.to === one.to
}
