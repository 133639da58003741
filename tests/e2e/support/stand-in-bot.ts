import type { AnyThought } from '@/engine/bot/bot'
import type { GameTable } from './game-table'

/** What stands in the worker of the bots for what the bot does, given the `data` that it is asked. */
async function replaceWorker({ page }: GameTable, script: string): Promise<void> {
  const body = `addEventListener('message', ({ data }) => {
    const answer = (said) => postMessage({ number: data.number, ...said })
    ${script}
  })`
  await page.route('**/bot-worker-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body }))
}

/** From now on the bot thinks this, whatever it is asked. */
export async function letBotThink(table: GameTable, thought: AnyThought): Promise<void> {
  await replaceWorker(table, `answer({ kind: 'thought', thought: ${JSON.stringify(thought)} })`)
}

/** From now on the bot thinks and comes to no end. */
export async function letBotPonder(table: GameTable): Promise<void> {
  await replaceWorker(table, `answer({ kind: 'progress', share: 0.4 })`)
}

/** From now on the bot fails, and says all that it was told. */
export async function letBotTell(table: GameTable): Promise<void> {
  await replaceWorker(table, `answer({ kind: 'failed', reason: JSON.stringify(data) })`)
}
