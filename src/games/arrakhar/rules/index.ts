import type { GameRules } from '@/engine/game'
import type { Command } from '../commands'
import type { Event } from './events'
import { arrakharFiles } from './files'
import { faultsOf, leaksOf } from './invariants'
import { legalCommands } from './legal'
import { sampleCommand } from './legal/sample'
import { arrakharPlay } from './play'
import type { Position } from './position'
import type { View } from './view'

/** Arrakhar's Wand, whole. */
export const arrakharRules: GameRules<Position, Command, Event, View> = {
  ...arrakharPlay,
  ...arrakharFiles,
  legalCommands,
  sampleCommand,
  faultsOf,
  leaksOf,
}
