import { readBackFaults } from '@/engine/declare/read-back'
import type { GameRules } from '@/engine/kernel/game'
import type { Command } from './commands'
import type { Event } from './events'
import { arenaFiles } from './files'
import { leaksOf } from './invariants'
import { legalCommands } from './commands/legal'
import { sampleCommand } from './commands/legal/sample'
import { arenaPlay } from './play'
import type { Position } from './state/position'
import type { View } from './state/view'

/** Arena, whole. */
export const arenaRules: GameRules<Position, Command, Event, View> = {
  ...arenaPlay,
  ...arenaFiles,
  legalCommands,
  sampleCommand,
  faultsOf: (position) => readBackFaults(arenaFiles, position),
  leaksOf,
}
