import type { Command } from '../commands'
import type { Position } from '../position'

/** Every declaration, stop and pass that the seat with the bout may give now. */
export function legalMagic(_position: Position): Command[] {
  return []
}
