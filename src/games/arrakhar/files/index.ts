import type { FileRules } from '@/engine/kernel/game'
import type { Command } from '../commands'
import type { Position } from '../state/position'
import { parseCommand } from './command-file'
import { newGame } from './new-game'
import { parseInitial, parsePosition } from './position-read'
import { writePosition } from './position-write'

/** How Arrakhar's Wand reads set-up forms, positions and commands, and writes positions. */
export const arrakharFiles: FileRules<Position, Command> = {
  newGame,
  parsePosition,
  parseInitial,
  parseCommand,
  writePosition,
}
