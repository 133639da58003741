import type { CommandsOf } from '@/engine/declare/command'
import { defineCommands } from '@/engine/declare/command-set'
import { type __Pascal__, GROUND } from './kit/kit'
import { endTurn } from './move/end-turn'
import { move } from './move/move'
import { crown } from './set-up/crown'

/** Everything a seat may ask for, in the order in which it is listed. */
export const COMMANDS = defineCommands(GROUND)({ crown, move, endTurn })

export type Command = CommandsOf<__Pascal__, typeof COMMANDS.commands>
