import type { Bot } from '@/engine/bot/bot'
import { rolloutBy } from '@/engine/bot/bot-rollout'
import { thinkerOf } from '@/engine/bot/bot-thinker'
import { weigherOf } from '@/engine/bot/bot-weigher'
import { type Random, seededRandom } from '@/engine/kernel/dice'
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

/** How plans are tried out, for whoever is asked. */
const TRIALS = {
  rules: arenaPlay,
  next: (position: Position, random: Random) => policy(position, EVEN, random, 'fights'),
  isDoneFrom: (world: Position) => (position: Position) => position.turn >= world.turn + TURNS,
  seatIn: askedIn,
  most: MOST_COMMANDS,
}

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
    rollOut: rolloutBy({ ...TRIALS, chanceFor: chanceToWin }),
    worlds: 4,
    chanceIn: (position) => chanceToWin(position, askedIn(position)),
    reasons: reasonsFor,
  }),
  chanceOf: (view, seat) => toldChance(suppose(view, seededRandom(1)), seat as ArenaSeat),
  weigh: weigherOf({ suppose, rollOut: rolloutBy({ ...TRIALS, chanceFor: toldChance }) }),
  // What lies below never came true: see docs/balance-arena.md.
  lostBelow: 0.02,
}

function askedIn(position: Position): ArenaSeat {
  return askedSeat(position) ?? position.active
}
