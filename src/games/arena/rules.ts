import type { GameRules } from '@/engine/game'
import type { Command } from './commands'
import type { Event } from './rules/events'
import { arenaFiles } from './rules/files'
import { faultsOf, leaksOf } from './invariants'
import { legalCommands } from './commands/legal'
import { sampleCommand } from './commands/legal/sample'
import { arenaPlay } from './commands/play'
import type { Position } from './rules/position'
import type { View } from './rules/view'

/** Arena, whole. */
export const arenaRules: GameRules<Position, Command, Event, View> = {
  ...arenaPlay,
  ...arenaFiles,
  legalCommands,
  sampleCommand,
  faultsOf,
  leaksOf,
}
