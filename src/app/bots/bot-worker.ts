import type { Budget } from '@/engine/bot/bot'
import { thinkOrConcede } from '@/engine/bot/conceding'
import { seededRandom } from '@/engine/kernel/dice'
import { botOf } from '@/games/bots'
import type { Answer, Asked } from './messages'
import { BOTS_TEXT } from './bots-text'

/**
 * The worker in which bots think, so that the page goes on answering meanwhile. The clock is here and in no bot: a bot
 * only asks whether its time is over.
 */

/** Progress is told no more often than this, in milliseconds. */
const TELL_EVERY_MS = 100

interface Worker {
  readonly postMessage: (answer: Answer) => void
  readonly addEventListener: (type: 'message', listener: (event: MessageEvent<Asked>) => void) => void
}

const worker = self as unknown as Worker

worker.addEventListener('message', ({ data }) => void answer(data))

async function answer(asked: Asked): Promise<void> {
  const { number } = asked
  try {
    worker.postMessage(await answerTo(asked))
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : String(thrown)
    worker.postMessage({ number, kind: 'failed', reason })
  }
}

async function answerTo(asked: Asked): Promise<Answer> {
  const { number, game, view } = asked
  const bot = await botOf(game)
  if (!bot) throw new Error(BOTS_TEXT.noBot(game))
  const budget = budgetOf(asked)
  const random = seededRandom(asked.seed)
  if ('plans' in asked)
    return { number, kind: 'weighed', chances: bot.weigh(view, asked.plans, random, budget) }
  const { decider, concession } = asked
  return {
    number,
    kind: 'thought',
    thought: thinkOrConcede(bot, { view, decider, random, budget }, concession),
  }
}

/** The budget by the clock, its use told now and then. */
function budgetOf({ number, budget }: Asked): Budget {
  const begun = performance.now()
  let told = begun
  const tell = (ofRollouts: number) => {
    const now = performance.now()
    if (now - told < TELL_EVERY_MS) return
    told = now
    const share = Math.min(1, Math.max(ofRollouts, (now - begun) / budget.milliseconds))
    worker.postMessage({ number, kind: 'progress', share })
  }
  return {
    rollouts: budget.rollouts,
    isOver: () => performance.now() - begun >= budget.milliseconds,
    onProgress: tell,
  }
}
