import { wholeRules } from '@/engine/declare/read-back'
import { legalCommands } from './commands/legal'
import { sampleCommand } from './commands/legal/sample'
import { arrakharFiles } from './files'
import { leaksOf } from './invariants'
import { arrakharPlay } from './play'

/** Arrakhar's Wand, whole. */
export const arrakharRules = wholeRules(arrakharPlay, arrakharFiles, {
  legalCommands,
  sampleCommand,
  leaksOf,
})
