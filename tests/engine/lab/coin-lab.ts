import type { AnyBot, Reason, Thought } from '@/engine/bot/bot'
import type { AnyCommand } from '@/engine/kernel/game'
import type { Plan } from '@/engine/lab/plan'
import type { LabGame } from '@/engine/lab/self-play'
import { type CoinPosition, coinRules, type CoinView } from '../../support/coin-game'

function thought(
  ...commands: readonly { readonly type: string; readonly hand?: string }[]
): Thought<AnyCommand, Reason> {
  return { commands, chance: 0.5, reasons: [], nodes: 3 }
}

/** Hides in, and guesses, a hand at random; an easy seeker tosses dice before, as often as the first one shows. */
export const coinBot: AnyBot = {
  think(given, decider, random) {
    const { viewer, hidden, tossed, notes } = given as CoinView
    const hand = random.below(2) === 0 ? 'left' : 'right'
    if (viewer === 'hider')
      return hidden === null ? thought({ type: 'hide', hand }, { type: 'pass' }) : thought({ type: 'pass' })
    if (decider === 'random') return thought({ type: 'guess', hand })
    if (tossed.length === 0) return thought({ type: 'toss' })
    return notes < (tossed[0] ?? 0) ? thought({ type: 'note' }) : thought({ type: 'guess', hand })
  },
  weigh: (_view, plans) => plans.map(() => []),
  chanceOf: () => 0.5,
}

/** The coin game as the lab takes it, with its own bot or another. */
export function coinLab(bot: AnyBot = coinBot): LabGame {
  return {
    rules: coinRules,
    bot,
    lab: {
      accountOf(position) {
        const { notes, tossed } = position as CoinPosition
        return {
          scenario: 'one coin',
          by: 'guess',
          turns: notes,
          forces: { hider: { coin: 1 }, seeker: { dice: tossed.length } },
          losses: { hider: {}, seeker: {} },
        }
      },
      forces: [],
      designOf: (_, __, units) => ({ ok: true, value: units as AnyCommand }),
    },
  }
}

/** Games of the coin. */
export const coinPlan: Plan = {
  game: 'coin',
  settings: {},
  seats: {
    hider: { deciders: ['random'], openings: [] },
    seeker: { deciders: ['easy', 'random'], openings: [] },
  },
  rollouts: 10,
  seed: 5,
  games: 40,
}
