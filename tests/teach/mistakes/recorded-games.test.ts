import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { AnyGame } from '@/contract/manifest'
import { listed } from '@/contract/manifest'
import { atOnce } from '@/engine/basics/cooperative'
import { seededRandom } from '@/engine/kernel/dice'
import type { AnyCommand, Seat } from '@/engine/kernel/game'
import { present } from '@/engine/kernel/refusal'
import { readSave } from '@/engine/save/save-read'
import { archmagi } from '@/games/archmagi'
import { arena } from '@/games/arena'
import { arrakhar } from '@/games/arrakhar'
import { type Decision, decisionsOf } from '@/teach/mistakes/decisions'
import { comparisonOf, isSure, meanOf, type Samples } from '@/teach/mistakes/samples'
import { fileOf, recordedFile } from '../../corpus/kept'

/** The decisions of a side in a kept game, and the bot that weighs them. */
async function opened(game: AnyGame, seat: Seat, path: string) {
  const [{ rules, files }, teaching, loadedBot] = await Promise.all([
    game.loadTable(),
    game.loadTeaching(),
    game.loadBot?.(),
  ])
  const bot = present(loadedBot, 'bot')
  const luckReport = present(await teaching.loadLuckReport?.(), 'luckReport')
  const read = readSave({ ...rules, ...files }, JSON.parse(readFileSync(path, 'utf8')))
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  const { history } = read.value
  const isUnderWay = (view: object) => luckReport.isUnderWay(view)
  const decisions = atOnce(decisionsOf({ rules, history, seat, isUnderWay }))
  const budget = (rollouts: number) => ({ rollouts, isOver: () => false })
  /** What was played and what is named instead, or what the bot would rather do by rules of thumb. */
  const weighed = (
    { view, played }: Decision,
    tries: number,
    instead?: AnyCommand,
  ): readonly [Samples, Samples] => {
    const rather = instead ?? bot.think(view, 'strong', seededRandom(3), budget(0)).commands[0]
    const plans = [[played], [present(rather, 'a command')]]
    const [was = [], other = []] = bot.weigh(view, plans, seededRandom(2), budget(2 * tries))
    return [was, other]
  }
  return { decisions, weighed }
}

test('to end a movement too early costs the wand, and so the game', async () => {
  const { decisions, weighed } = await opened(
    listed(arrakhar),
    'sorcerer',
    fileOf('long', 'wand-carried-out'),
  )
  const ended = decisions.filter(
    ({ segment, played }) => /movement/.test(segment) && played.type === 'endSegment',
  )
  const [was, other] = weighed(present(ended[0], 'the end of the first movement'), 20)
  const loss = comparisonOf(other, was)
  expect(loss.by).toBeGreaterThan(0.08)
  expect(isSure(loss)).toBe(true)
})

test('the order of moves in Archmagi is no mistake', async () => {
  const { decisions, weighed } = await opened(
    listed(archmagi),
    'two',
    recordedFile('archmagi', 'first-duel-strong-easy'),
  )
  // The warriors that the bot would move first can still be moved after it.
  const decision = decisions.find(({ at }) => at === 70)
  const first = { type: 'move', seat: 'two', units: ['b5'], path: ['D3'] }
  const [was, other] = weighed(present(decision, 'a decision'), 20, first)
  expect(comparisonOf(other, was).by).toBeLessThan(0.08)
})

test('a decision of Arena is weighed for the side that is asked, whoever’s turn it is', async () => {
  const { decisions, weighed } = await opened(
    listed(arena),
    'west',
    recordedFile('arena', 'first-clash-strong-easy'),
  )
  const chances = decisions.slice(-3).map((one) => meanOf(weighed(one, 4)[0]))
  for (const chance of chances) expect(chance).toBeLessThan(0.5)
})
