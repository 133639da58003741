import type { Bot } from '@/engine/bot/bot'
import { seededRandom } from '@/engine/kernel/dice'
import { thinkerOf } from '@/engine/bot/bot-thinker'
import type { Command } from '../commands'
import { askedSeat } from '../queries/guards'
import { sampleCommand } from '../commands/legal/sample'
import type { ArenaSeat, Position } from '../state/position'
import type { View } from '../state/view'
import { chanceToWin } from './evaluate'
import { reasonsFor } from './explain'
import { plansFor } from './plans'
import { policy } from './policy'
import type { Why } from './reason'
import { rollOut } from './rollout'
import { CARELESS, EVEN } from './style'
import { suppose } from './suppose'

/** The bot of Arena; reasons are told by the strong one. */
export const arenaBot: Bot<View, Command, Why> = {
  think: thinkerOf<View, Position, Command, Why>({
    suppose,
    sample: sampleCommand,
    careless: (position, random) => policy(position, { style: CARELESS, care: 'all' }, random),
    sensible: (position, random) => policy(position, { style: EVEN, care: 'all' }, random),
    plans: plansFor,
    rollOut,
    worlds: 4,
    chanceIn: (position) => chanceToWin(position, askedSeat(position) ?? position.active),
    reasons: reasonsFor,
  }),
  chanceOf: (view, seat) => chanceToWin(suppose(view, seededRandom(1)), seat as ArenaSeat),
}
