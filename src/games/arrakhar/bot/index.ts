import type { Bot } from '@/engine/bot'
import { present } from '@/engine/refusal'
import type { Command } from '../rules/commands'
import { sampleCommand } from '../rules/legal/sample'
import type { View } from '../rules/view'
import type { Why } from './reason'
import { suppose } from './suppose'

/** The bot of Arrakhar's Wand. */
export const arrakharBot: Bot<View, Command, Why> = {
  think(view, _decider, random) {
    const command = present(sampleCommand(suppose(view, random), random), 'a command for the seat asked')
    return { commands: [command], chance: 0.5, reasons: [{ type: 'nothing' }], nodes: 0 }
  },
  chanceOf({ ending }, seat) {
    if (!ending || ending.winner === 'draw') return 0.5
    return ending.winner === seat ? 1 : 0
  },
}
