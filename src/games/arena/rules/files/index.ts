import type { FileRules } from '@/engine/game'
import type { Command } from '../../commands'
import type { Position } from '../position'
import { parseCommand } from './command-file'
import { parseNewGame } from './new-game-file'
import { parseInitial, parsePosition } from './position-read'
import { writePosition } from './position-write'

/** How Arena reads set-up forms, positions and commands, and writes positions. */
export const arenaFiles: FileRules<Position, Command> = {
  newGame: parseNewGame,
  parsePosition,
  parseInitial,
  parseCommand,
  writePosition,
}
