import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type Random, seededRandom } from '@/engine/dice'
import { entriesOf, positionAt, positionOf } from '@/engine/history'
import { present, problemsText } from '@/engine/refusal'
import { readSave } from '@/engine/save-read'
import { arrakharRules as rules } from '@/games/arrakhar/rules'
import type { ArrakharHistory } from '../properties/random-play'
import type { GameTable } from './support/game-table'
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
    'loses one command at most each time, and the game ends as it would have: game %i',
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
  await sitDown(table)
  for (let played = 0; played < STEPS;) {
    const kill = ahead[0]?.step === played ? ahead.shift() : undefined
    if (kill) {
      const given = await playIntoKill(browser, table, kill)
      table = await browser.open(table.page.url())
      await sitDown(table)
      played = await standingAfter(table, given)
    } else {
      await playStep(table, played)
      played += 1
      if (isHandOver(played)) await sitDown(table)
    }
  }
  return kept(table)
}

/** Plays the step numbered so, and waits until that is seen. */
async function playStep(table: GameTable, step: number): Promise<void> {
  const { prepare, give } = turnAt(table, step)
  const before = await seen(table)
  await prepare()
  await give()
  await expect.poll(() => seen(table)).not.toBe(before)
}

/** Begins to play a step and kills the browser; tells how many commands had been given by then. */
async function playIntoKill(
  browser: KillableBrowser,
  table: GameTable,
  { step, afterMs }: Kill,
): Promise<number> {
  let given = step
  const playing = async () => {
    const { prepare, give } = turnAt(table, step)
    await prepare()
    given += 1
    await give()
  }
  // The page goes away under it, if it was not quicker.
  const played = playing().catch(() => undefined)
  await wait(afterMs)
  await browser.kill()
  await played
  return given
}

/** How many commands a game was kept with: all that were given or all but one, each as it would have been. */
async function standingAfter(table: GameTable, given: number): Promise<number> {
  const { cursor, ...history } = await kept(table)
  expect([given - 1, given], `commands kept of ${given} given`).toContain(cursor)
  expect(entriesOf({ ...history, cursor })).toEqual(entriesOf(GAME).slice(0, cursor))
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

/** Whoever is asked takes the mouse; nobody does when the game is over. */
async function sitDown({ page, menu }: GameTable): Promise<void> {
  const asked = page.getByRole('button', { name: /^I am the / })
  await asked.or(page.getByRole('heading', { name: 'Wizard wins' })).waitFor()
  if (await asked.isVisible()) await asked.click()
  await menu.waitFor()
}

/** What changes with every command: where the game stands, and its log. */
async function seen(table: GameTable): Promise<string> {
  return [await table.moment(), ...(await table.log())].join('\n')
}

/** The game as the browser has it. */
async function kept(table: GameTable): Promise<ArrakharHistory> {
  const read = readSave(rules, await table.savedFile())
  if (!read.ok) throw new Error(problemsText(read.problems))
  return read.value.history
}
