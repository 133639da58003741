import { readBackFaults } from '@/engine/declare/read-back'
import type { GameRules } from '@/engine/kernel/game'
import type { Command } from './commands'
import type { Event } from './events'
import { arrakharFiles } from './files'
import { leaksOf } from './invariants'
import { legalCommands } from './commands/legal'
import { sampleCommand } from './commands/legal/sample'
import { arrakharPlay } from './play'
import type { Position } from './state/position'
import type { View } from './state/view'

/** Arrakhar's Wand, whole. */
export const arrakharRules: GameRules<Position, Command, Event, View> = {
  ...arrakharPlay,
  ...arrakharFiles,
  legalCommands,
  sampleCommand,
  faultsOf: (position) => readBackFaults(arrakharFiles, position),
  leaksOf,
}
