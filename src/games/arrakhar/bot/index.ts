import type { Bot } from '@/engine/bot/bot'
import { type Random, seededRandom } from '@/engine/kernel/dice'
import { thinkerOf } from '@/engine/bot/bot-thinker'
import type { Side } from '../tables/units'
import type { Command } from '../commands'
import { sampleCommand } from '../commands/legal/sample'
import type { Position } from '../state/position'
import { enemyOf } from '../queries/stacking'
import type { View } from '../state/view'
import { chanceToWin, poolWorth } from './evaluate'
import { plansFor } from './plans'
import { policy } from './policy'
import { reasonsFor } from './explain'
import type { Why } from './reason'
import { rollOut } from './rollout'
import { CARELESS, EVEN, type Style } from './style'
import { suppose } from './suppose'

/** A bot that is offered a draw takes it when its own chance is smaller than this (AR-12.7). */
const TAKES_DRAW_BELOW = 0.4

/** The bot of Arrakhar's Wand; reasons are told by the strong one. */
export const arrakharBot: Bot<View, Command, Why> = {
  think: thinkerOf<View, Position, Command, Why>({
    suppose,
    sample: sampleCommand,
    careless: (position, random) => planned(position, CARELESS, random),
    sensible: (position, random) => planned(position, EVEN, random),
    plans: (position, random) =>
      position.drawOffer ? [planned(position, EVEN, random)] : plansFor(position, random),
    rollOut,
    worlds: 8,
    chanceIn,
    reasons: reasonsFor,
  }),
  chanceOf: (view, seat) => chanceToWin(view, seat as Side, poolOf(view)),
}

/** The pool as the viewer knows it, or as it may well be. */
function poolOf(view: View): number {
  return poolWorth(view.pool ?? suppose(view, seededRandom(1)).secrets.pool)
}

/** The side that is asked: the phasing one, or the one that was offered a draw. */
function askedSide({ side, drawOffer }: Position): Side {
  return drawOffer ? enemyOf(drawOffer) : side
}

function chanceIn(position: Position): number {
  return chanceToWin(position, askedSide(position), poolWorth(position.secrets.pool))
}

function planned(position: Position, style: Style, random: Random): readonly Command[] {
  if (!position.drawOffer) return policy(position, style, random)
  const accept = chanceIn(position) < TAKES_DRAW_BELOW
  return [{ type: 'answerDraw', side: askedSide(position), accept }]
}
