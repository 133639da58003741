import type { Bot } from '@/engine/bot/bot'
import { rolloutBy } from '@/engine/bot/bot-rollout'
import { thinkerOf } from '@/engine/bot/bot-thinker'
import { seededRandom } from '@/engine/kernel/dice'
import type { Command } from '../commands'
import { sampleCommand } from '../commands/legal/sample'
import { arenaPlay } from '../play'
import { askedSeat } from '../queries/guards'
import type { ArenaSeat, Position } from '../state/position'
import type { View } from '../state/view'
import { chanceToWin } from './evaluate'
import { reasonsFor } from './explain'
import { policy } from './policy'
import type { Why } from './reason'
import { CARELESS, EVEN, STYLES } from './style'
import { suppose } from './suppose'
import { toldChance } from './told'

/** Commands that so many turns cannot need more of; a rollout that does has met a fault of the policy. */
const MOST_COMMANDS = 2000
/** Turns that a rollout goes on for: the rest of the own, the enemy's, and so on. */
const TURNS = 4

/** The bot of Arena; reasons are told by the strong one. */
export const arenaBot: Bot<View, Command, Why> = {
  think: thinkerOf<View, Position, Command, Why>({
    suppose,
    sample: sampleCommand,
    careless: (position, random) => policy(position, CARELESS, random),
    sensible: (position, random) => policy(position, EVEN, random),
    // Outside Movement rules of thumb are good enough.
    plans: (position, random) =>
      (position.now.phase === 'movement' ? STYLES : [EVEN]).map((style) => policy(position, style, random)),
    rollOut: rolloutBy({
      rules: arenaPlay,
      next: (position, random) => policy(position, EVEN, random, 'fights'),
      isDoneFrom: (world) => (position) => position.turn >= world.turn + TURNS,
      seatIn: ({ active }) => active,
      chanceFor: chanceToWin,
      most: MOST_COMMANDS,
    }),
    worlds: 4,
    chanceIn: (position) => chanceToWin(position, askedSeat(position) ?? position.active),
    reasons: reasonsFor,
  }),
  chanceOf: (view, seat) => toldChance(suppose(view, seededRandom(1)), seat as ArenaSeat),
  // What is told as 1 in 20 is less: see docs/balance-arena.md.
  lostBelow: 0.05,
}
