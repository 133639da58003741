import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type Random, seededRandom } from '@/engine/kernel/dice'
import { entriesOf, positionOf } from '@/engine/kernel/history'
import type { AnyHistory } from '@/store/session'
import type { GameTable } from './support/game-table'
import { historyIn, keptHistory, playedIn } from './support/kept'
import { KillableBrowser } from './support/killable'
import { SCRIPTED_ARCHMAGI } from './support/scripted/archmagi'
import { SCRIPTED_ARENA } from './support/scripted/arena'
import type { ScriptedGame, Turn } from './support/scripted/game'
import { isHandOver, playStep, turnAt } from './support/scripted/play'
import { SCRIPTED_WAND } from './support/scripted/wand'

/** How often a browser is killed in each game, and by which chance; `npm run chaos` asks for more. */
const KILLS = Number(process.env.CHAOS_KILLS ?? 4)
const SEED = Number(process.env.CHAOS_SEED ?? 1)
/** Whoever asks for more lets the game be played again. */
const KILLS_A_TIME = 8
/** The longest time from the moment at which a command begins to be given to a kill. */
const LONGEST_MS = 250
const PATIENCE_MS = 400_000

const TIMES = Array.from({ length: Math.ceil(KILLS / KILLS_A_TIME) }, (_, nth) => nth)

/** A browser being killed while a command is given: which of the game's, and how long after its beginning. */
interface Kill {
  readonly step: number
  readonly afterMs: number
}

describe.each([
  ['Arrakhar’s Wand', SCRIPTED_WAND],
  ['Arena', SCRIPTED_ARENA],
  ['Archmagi', SCRIPTED_ARCHMAGI],
])(`A browser with a game of %s that is killed again and again (CHAOS_SEED=${SEED})`, (_, game) => {
  test.each(TIMES)(
    'loses at most the command that is being given, and the game ends as it would have: time %i',
    async (nth) => {
      const count = Math.min(KILLS_A_TIME, KILLS - nth * KILLS_A_TIME)
      const browser = new KillableBrowser()
      onTestFinished(() => browser.close())
      const kills = killsOf(game, seededRandom(SEED * 1000 + nth), count)
      const ended = await playWithKills(browser, game, kills)
      const { rules, history } = game
      expect(rules.writePosition(positionOf(ended))).toEqual(rules.writePosition(positionOf(history)))
      expect(browser.troubles).toEqual([])
    },
    PATIENCE_MS,
  )
})

/** Kills at different steps of the game, in order. */
function killsOf({ history }: ScriptedGame, random: Random, count: number): readonly Kill[] {
  const steps = new Set<number>()
  while (steps.size < count) steps.add(random.below(history.steps.length))
  return [...steps].sort((a, b) => a - b).map((step) => ({ step, afterMs: random.below(LONGEST_MS) }))
}

/** Plays the game to its end, with kills on the way; gives back the game as it was kept. */
async function playWithKills(
  browser: KillableBrowser,
  game: ScriptedGame,
  kills: readonly Kill[],
): Promise<AnyHistory> {
  const ahead = [...kills]
  const { length } = game.history.steps
  let table = await browser.open()
  await table.open(game.save)
  await table.sitDown()
  for (let played = 0; played < length;) {
    const kill = ahead[0]?.step === played ? ahead.shift() : undefined
    const turn = turnAt(game, table, played)
    if (kill) {
      await expectKept(table, played)
      await playIntoKill(browser, turn, kill)
      table = await reopened(browser, table)
      played = await standingAfter(game, table, kill)
    } else {
      await playStep(table, turn)
      played += 1
      if (isHandOver(game, played)) await table.sitDown()
    }
  }
  // The end is to come out of the storage, too.
  await expectKept(table, length)
  await browser.kill()
  table = await reopened(browser, table)
  return historyIn(await table.savedFile())
}

/** Starts a killed browser again where it was. */
async function reopened(browser: KillableBrowser, { page }: GameTable): Promise<GameTable> {
  const table = await browser.open(page.url())
  await table.sitDown()
  return table
}

/** Waits until the browser keeps so many commands. */
async function expectKept({ page }: GameTable, count: number): Promise<void> {
  await expect.poll(async () => (await keptHistory(page))?.cursor).toBe(count)
}

/** Begins to give the command of a step, and kills the browser. */
async function playIntoKill(
  browser: KillableBrowser,
  { prepare, give }: Turn,
  { afterMs }: Kill,
): Promise<void> {
  await prepare()
  // The page goes away under it, if it was not quicker; that it is gone is not always told to a click under way.
  give().catch(() => undefined)
  await wait(afterMs)
  await browser.kill()
}

/** How many commands a game was kept with after a kill: with that of its step or without, each as it would have been. */
async function standingAfter(game: ScriptedGame, table: GameTable, { step }: Kill): Promise<number> {
  const history = historyIn(await table.savedFile())
  const { cursor } = history
  expect([step, step + 1], `commands kept of ${step + 1} given`).toContain(cursor)
  expect(playedIn(history)).toEqual(entriesOf(game.history).slice(0, cursor))
  return cursor
}
