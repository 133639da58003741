import type { Judge } from '@/teach/mistakes/finding'
import { createThinker } from '../bots/thinker'

/** A worker of its own: the bots at a table go on thinking in theirs. */
const weigher = createThinker()

/** The same position always gets the same answer. */
const SEED = 3
/** What a thought or a weighing may take, in milliseconds: only slow machines need so long. */
const LONGEST_MS = 20_000

/** A judge of a game's decisions; one that begins to judge another stops what is under way. */
export function judgeOf(game: string): Judge {
  let stop: (() => void) | undefined
  return {
    think: (view, decider, rollouts) => {
      const budget = { rollouts, milliseconds: LONGEST_MS }
      const thinking = weigher.think({ game, view, decider, seed: SEED, budget })
      stop = thinking.stop
      return thinking.thought
    },
    weigh: ({ view, commands, tries, seed, onProgress }) => {
      const plans = commands.map((command) => [command])
      const budget = { rollouts: tries * plans.length, milliseconds: LONGEST_MS }
      const weighing = weigher.weigh({ game, view, plans, seed, budget, onProgress })
      stop = weighing.stop
      return weighing.chances
    },
    stop: () => stop?.(),
  }
}
