import type { FileRules } from '@/engine/kernel/game'
import type { Parsed } from '@/engine/kernel/refusal'
import type { Command } from '../commands'
import type { State } from '../state/state'
import { parseCommand } from './command-file'
import { parseNewGame } from './new-game'
import { draftOf, parsePosition, writePosition } from './position-file'

/** How Wizard Kings reads and writes what comes from outside. */
export const wizardKingsFiles: FileRules<State, Command> & {
  /** A position of the right shape that play may not come to. */
  readonly draftOf: (json: unknown) => Parsed<State>
} = {
  ...{
    newGame: parseNewGame,
    parsePosition,
    parseInitial: parsePosition,
    writePosition,
    parseCommand,
    draftOf,
  },
}
