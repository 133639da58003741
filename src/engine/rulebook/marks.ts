import type { HexId } from '../kernel/hex'
import type { Drawing } from './rulebook'

/** The hexes that a drawing touches. */
export function hexesOfDrawing(drawing: Drawing): readonly HexId[] {
  return drawing.kind === 'arrow' ? [drawing.from, drawing.to] : [drawing.hex]
}

/** The drawings after a stroke of the pen: made again it is taken away. */
export function withMark(drawings: readonly Drawing[], made: Drawing): readonly Drawing[] {
  const isThere = drawings.some((other) => isInPlaceOf(made, other) && made.ink === other.ink)
  return isThere ? drawings.filter((other) => !isInPlaceOf(made, other)) : withAdded(drawings, made)
}

/** The drawings with one more; another of its kind at its hexes gives way. */
export function withAdded(drawings: readonly Drawing[], made: Drawing): readonly Drawing[] {
  return [...drawings.filter((other) => !isInPlaceOf(made, other)), made]
}

/** What a stroke from one hex to another, or to the same, draws. */
export function strokeOf(from: HexId, to: HexId, ink: Drawing['ink']): Drawing {
  return from === to ? { kind: 'circle', hex: from, ink } : { kind: 'arrow', from, to, ink }
}

/** Whether two drawings are of a kind and lie at the same hexes. */
export function isInPlaceOf(one: Drawing, other: Drawing): boolean {
  return one.kind === other.kind && hexesOfDrawing(one).join(' ') === hexesOfDrawing(other).join(' ')
}
