import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type Random, seededRandom } from '@/engine/dice'
import { entriesOf, positionAt, positionOf } from '@/engine/history'
import { present } from '@/engine/refusal'
import { arrakharRules as rules } from '@/games/arrakhar/rules'
import type { ArrakharHistory } from '../properties/random-play'
import type { GameTable } from './support/game-table'
import { historyIn, keptHistory, playedIn } from './support/kept'
import { KillableBrowser } from './support/killable'
import { byMouse, scriptedGame, type Turn } from './support/scripted-game'

/** How often a browser is killed in all, and by which chance; `npm run chaos` asks for more. */
const KILLS = Number(process.env.CHAOS_KILLS ?? 6)
const SEED = Number(process.env.CHAOS_SEED ?? 1)
const KILLS_A_GAME = 8
/** The longest time from the moment at which a command begins to be given to a kill. */
const LONGEST_MS = 250
const PATIENCE_MS = 400_000

const { save: START, history: GAME } = scriptedGame()
const STEPS = GAME.steps.length
const GAMES = Array.from({ length: Math.ceil(KILLS / KILLS_A_GAME) }, (_, nth) => nth)

/** A browser being killed while a command is given: which of the game's, and how long after its beginning. */
interface Kill {
  readonly step: number
  readonly afterMs: number
}

describe(`A browser that is killed again and again (CHAOS_SEED=${SEED})`, () => {
  test.each(GAMES)(
    'loses at most the command that is being given, and the game ends as it would have: game %i',
    async (nth) => {
      const count = Math.min(KILLS_A_GAME, KILLS - nth * KILLS_A_GAME)
      const browser = new KillableBrowser()
      onTestFinished(() => browser.close())
      const ended = await playWithKills(browser, killsOf(seededRandom(SEED * 1000 + nth), count))
      expect(rules.writePosition(positionOf(ended))).toEqual(rules.writePosition(positionOf(GAME)))
      expect(browser.troubles).toEqual([])
    },
    PATIENCE_MS,
  )
})

/** Kills at different steps of the game, in order. */
function killsOf(random: Random, count: number): readonly Kill[] {
  const steps = new Set<number>()
  while (steps.size < count) steps.add(random.below(STEPS))
  return [...steps].sort((a, b) => a - b).map((step) => ({ step, afterMs: random.below(LONGEST_MS) }))
}

/** Plays the game to its end, with kills on the way; gives back the game as it was kept. */
async function playWithKills(browser: KillableBrowser, kills: readonly Kill[]): Promise<ArrakharHistory> {
  const ahead = [...kills]
  let table = await browser.open()
  await table.open(START)
  await table.sitDown()
  for (let played = 0; played < STEPS;) {
    const kill = ahead[0]?.step === played ? ahead.shift() : undefined
    if (kill) {
      await playIntoKill(browser, table, kill)
      table = await reopened(browser, table)
      played = await standingAfter(table, kill)
    } else {
      await playStep(table, played)
      played += 1
      if (isHandOver(played)) await table.sitDown()
    }
  }
  // The end is to come out of the storage, too.
  await expectKept(table, STEPS)
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

/** Plays the step numbered so, and waits until that is seen. */
async function playStep(table: GameTable, step: number): Promise<void> {
  const { prepare, give } = turnAt(table, step)
  const before = await seen(table)
  await prepare()
  await give()
  await expect.poll(() => seen(table)).not.toBe(before)
}

/** Begins to give the command of a step, all before it being kept, and kills the browser. */
async function playIntoKill(
  browser: KillableBrowser,
  table: GameTable,
  { step, afterMs }: Kill,
): Promise<void> {
  const { prepare, give } = turnAt(table, step)
  await expectKept(table, step)
  await prepare()
  // The page goes away under it, if it was not quicker.
  const given = give().catch(() => undefined)
  await wait(afterMs)
  await browser.kill()
  await given
}

/** How many commands a game was kept with after a kill: with that of its step or without, each as it would have been. */
async function standingAfter(table: GameTable, { step }: Kill): Promise<number> {
  const history = historyIn(await table.savedFile())
  const { cursor } = history
  expect([step, step + 1], `commands kept of ${step + 1} given`).toContain(cursor)
  expect(playedIn(history)).toEqual(entriesOf(GAME).slice(0, cursor))
  return cursor
}

function turnAt(table: GameTable, step: number): Turn {
  const { entry } = present(GAME.steps[step], `step ${step}`)
  return byMouse(table, positionAt(GAME, step), entry.command)
}

/** Whether the mouse passes, or the game ends, with the step that was played last of so many. */
function isHandOver(played: number): boolean {
  return rules.askedSeat(positionAt(GAME, played)) !== rules.askedSeat(positionAt(GAME, played - 1))
}

/** What changes with every command: where the game stands, and its log. */
async function seen(table: GameTable): Promise<string> {
  return [await table.moment(), ...(await table.log())].join('\n')
}
