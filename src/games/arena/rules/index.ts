import type { GameRules } from '@/engine/game'
import type { Command } from '../commands'
import type { Event } from './events'
import { arenaFiles } from './files'
import { faultsOf, leaksOf } from './invariants'
import { legalCommands } from './legal'
import { sampleCommand } from './legal/sample'
import { arenaPlay } from './play'
import type { Position } from './position'
import type { View } from './view'

/** Arena, whole. */
export const arenaRules: GameRules<Position, Command, Event, View> = {
  ...arenaPlay,
  ...arenaFiles,
  legalCommands,
  sampleCommand,
  faultsOf,
  leaksOf,
}
