import type { HexId } from '@/engine/hex'
import type { Drawing, DrawingInk } from '@/engine/rulebook'

/** What a planned command hits or reaches, and from where; each ink has a dash and a head of its own. */
export interface Aim {
  readonly ink: DrawingInk
  readonly to: HexId | undefined
  readonly from: readonly (HexId | undefined)[]
  /** Whether the goal has a ring of its own; a move's arrow says enough. */
  readonly isRinged: boolean
}

/** What happens at one hex. */
export function ring(ink: DrawingInk, to: HexId | undefined): Aim {
  return { ink, to, from: [], isRinged: true }
}

/** The aims of a plan as arrows from hex to hex and rings around what it aims at, each once. */
export function drawingsOfAims(aims: readonly (Aim | undefined)[]): readonly Drawing[] {
  const drawn = new Map<string, Drawing>()
  for (const aim of aims)
    for (const drawing of aim ? strokesOf(aim) : []) drawn.set(JSON.stringify(drawing), drawing)
  return [...drawn.values()]
}

function strokesOf({ ink, to, from, isRinged }: Aim): readonly Drawing[] {
  if (to === undefined) return []
  const arrows = from.flatMap((start): readonly Drawing[] =>
    start === undefined || start === to ? [] : [{ kind: 'arrow', from: start, to, ink }],
  )
  return isRinged || arrows.length === 0 ? [...arrows, { kind: 'circle', hex: to, ink }] : arrows
}
