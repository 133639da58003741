import type { FileRules } from '@/engine/kernel/game'
import type { Command } from '../commands'
import { NO_SET_UP, type Position } from '../state/position'
import { parseCommand } from './command-file'
import { parseInitial, parsePosition } from './position-read'
import { writePosition } from './position-write'
import type { Parsed } from '@/engine/kernel/refusal'
import { NONE } from '../queries/counts'
import { parseNewGame } from './settings-file'

/** The position before anything is designed, with the settings agreed on (AR-2.5). */
function newGame(json: unknown): Parsed<Position> {
  const parsed = parseNewGame(json)
  if (!parsed.ok) return parsed
  return {
    ok: true,
    value: {
      settings: parsed.value,
      turn: 0,
      side: 'sorcerer',
      now: { segment: 'sorcererDesign' },
      units: [],
      haunts: {},
      wand: { hidden: true },
      cast: [],
      haste: {},
      eliminated: [],
      left: [],
      numbered: NONE,
      drawOffer: null,
      ending: null,
      secrets: {
        wandHaunt: null,
        pool: NONE,
        recycledOrcs: 0,
        designs: { sorcerer: null, wizard: null },
        setUp: NO_SET_UP,
      },
    },
  }
}

/** How Arrakhar's Wand reads set-up forms, positions and commands, and writes positions. */
export const arrakharFiles: FileRules<Position, Command> = {
  newGame,
  parsePosition,
  parseInitial,
  parseCommand,
  writePosition,
}
