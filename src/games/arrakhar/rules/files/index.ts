import type { FileRules } from '@/engine/game'
import type { Command } from '../commands'
import type { Position } from '../position'
import { parseCommand } from './command-file'
import { newGame } from './new-game'
import { parsePosition } from './position-read'

/** How Arrakhar's Wand reads set-up forms, positions and commands. */
export const arrakharFiles: FileRules<Position, Command> = { newGame, parsePosition, parseCommand }
