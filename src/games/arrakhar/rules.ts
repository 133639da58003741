import type { GameRules } from '@/engine/game'
import type { Command } from './commands'
import type { Event } from './rules/events'
import { arrakharFiles } from './rules/files'
import { faultsOf, leaksOf } from './invariants'
import { legalCommands } from './commands/legal'
import { sampleCommand } from './commands/legal/sample'
import { arrakharPlay } from './commands/play'
import type { Position } from './rules/position'
import type { View } from './rules/view'

/** Arrakhar's Wand, whole. */
export const arrakharRules: GameRules<Position, Command, Event, View> = {
  ...arrakharPlay,
  ...arrakharFiles,
  legalCommands,
  sampleCommand,
  faultsOf,
  leaksOf,
}
