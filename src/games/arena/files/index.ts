import type { FileRules } from '@/engine/kernel/game'
import type { Command } from '../commands'
import type { Position } from '../state/position'
import { parseCommand } from './command-file'
import { parseNewGame } from './new-game-file'
import { parseInitial, parsePosition, writePosition } from './position-read'

/** How Arena reads set-up forms, positions and commands, and writes positions. */
export const arenaFiles: FileRules<Position, Command> = {
  newGame: parseNewGame,
  parsePosition,
  parseInitial,
  parseCommand,
  writePosition,
}
