import type { HexId } from '../kernel/hex'
import type { Drawing } from './rulebook'

/** The hexes that a drawing touches. */
export function hexesOfDrawing(drawing: Drawing): readonly HexId[] {
  return drawing.kind === 'arrow' ? [drawing.from, drawing.to] : [drawing.hex]
}

/** The drawings after one is made: made again it is taken away, and another of its kind at its hexes gives way. */
export function withMark(drawings: readonly Drawing[], made: Drawing): readonly Drawing[] {
  const others = drawings.filter((other) => !isInPlaceOf(made, other))
  return drawings.some((other) => isSame(made, other)) ? others : [...others, made]
}

/** What a stroke from one hex to another, or to the same, draws. */
export function strokeOf(from: HexId, to: HexId, ink: Drawing['ink']): Drawing {
  return from === to ? { kind: 'circle', hex: from, ink } : { kind: 'arrow', from, to, ink }
}

/** Whether two drawings are of a kind and lie at the same hexes. */
export function isInPlaceOf(one: Drawing, other: Drawing): boolean {
  return one.kind === other.kind && hexesOfDrawing(one).join(' ') === hexesOfDrawing(other).join(' ')
}

function isSame(one: Drawing, other: Drawing): boolean {
  return isInPlaceOf(one, other) && one.ink === other.ink && textOf(one) === textOf(other)
}

function textOf(drawing: Drawing): string {
  return drawing.kind === 'text' ? drawing.text : ''
}
