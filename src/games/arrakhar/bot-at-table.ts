import type { Bot, Thought } from '@/engine/bot'
import { arrakharBot } from './bot'
import type { Why } from './bot/reason'
import type { Command } from './rules/commands'
import { enemyOf } from './rules/stacking'
import type { View } from './rules/view'

/** A bot takes the draw that it is offered when its chance to win is less than this. */
const LOSING = 0.4

/** The bot as it sits at a table with persons: it answers the offer of a draw by its chance to win (AR-12.7). */
export const botAtTable: Bot<View, Command, Why> = {
  think: (view, ...rest) => answerIn(view) ?? arrakharBot.think(view, ...rest),
  chanceOf: (view, seat) => arrakharBot.chanceOf(view, seat),
}

function answerIn(view: View): Thought<Command, Why> | undefined {
  if (!view.drawOffer) return undefined
  const side = enemyOf(view.drawOffer)
  const chance = arrakharBot.chanceOf(view, side)
  return {
    commands: [{ type: 'answerDraw', side, accept: chance < LOSING }],
    chance,
    reasons: [{ type: 'nothing' }],
    nodes: 0,
  }
}
