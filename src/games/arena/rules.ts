import { wholeRules } from '@/engine/declare/read-back'
import { legalCommands } from './commands/legal'
import { sampleCommand } from './commands/legal/sample'
import { arenaFiles } from './files'
import { leaksOf } from './invariants'
import { arenaPlay } from './play'

/** Arena, whole. */
export const arenaRules = wholeRules(arenaPlay, arenaFiles, { legalCommands, sampleCommand, leaksOf })
