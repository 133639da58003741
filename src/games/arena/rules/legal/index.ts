import type { ArenaSeat, Position } from '../position'
import { refusalOf } from '../command-rules'
import type { Command } from '../commands'
import { askedSeat } from '../guards'
import { legalCombat } from './combat'
import { equipCommands, mountCommands } from './equip'
import { legalMagic } from './magic'
import { movementCommands } from './movement'
import { buildCommands, placeCommands } from './set-up'
import { terrainCommands } from './terrain'

/**
 * Commands that `play` accepts now: one shortest path for each end of a move, and of army lists two that are
 * ready-made (B-1).
 */
export function legalCommands(position: Position): readonly Command[] {
  const seat = askedSeat(position)
  if (seat === null) return []
  return [...phaseCommands(position, seat), ...ending(position, seat), { type: 'concede', seat }]
}

/** Commands of the phase, `endPhase` and `concede` aside. */
export function phaseCommands(position: Position, seat: ArenaSeat): readonly Command[] {
  switch (position.now.phase) {
    case 'build':
      return buildCommands(position, seat)
    case 'placeBasic':
      return placeCommands(position, seat)
    case 'terrain':
      return terrainCommands(position, seat)
    case 'equip1':
    case 'equip2':
      return [...equipCommands(position, seat), ...mountCommands(position, seat)]
    case 'magic1':
    case 'magic2':
      return legalMagic(position)
    case 'movement':
      return movementCommands(position, seat)
    case 'combat':
      return legalCombat(position)
    case 'over':
      return []
  }
}

/** The end of the phase, where it may end now (AA-3.3). */
export function ending(position: Position, seat: ArenaSeat): readonly Command[] {
  const command: Command = { type: 'endPhase', seat }
  return refusalOf(position, command) ? [] : [command]
}
