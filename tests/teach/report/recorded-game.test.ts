import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { positionAt } from '@/engine/kernel/history'
import { atOnce } from '@/engine/basics/cooperative'
import { present } from '@/engine/kernel/refusal'
import { readSave } from '@/engine/save/save-read'
import { arrakhar } from '@/games/arrakhar'
import { listed } from '@/contract/manifest'
import { telling } from '@/teach/report/telling'
import { turningPoints } from '@/teach/report/turning-points'
import { weighing } from '@/teach/report/weighing'
import { fileOf } from '../../corpus/kept'

/** The turning points of a kept game of Arrakhar's Wand, each with what happened there. */
async function turningPointsOf(...kept: Parameters<typeof fileOf>) {
  const game = listed(arrakhar)
  const [{ rules, files }, teaching, loadedBot] = await Promise.all([
    game.loadTable(),
    game.loadTeaching(),
    game.loadBot?.(),
  ])
  const bot = present(loadedBot, 'bot')
  const { story } = teaching
  const luckReport = present(await teaching.loadLuckReport?.(), 'luckReport')
  const read = readSave({ ...rules, ...files }, JSON.parse(readFileSync(fileOf(...kept), 'utf8')))
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  const { history } = read.value
  const viewer = 'referee'
  const { stops, onward, log } = atOnce(telling({ rules, story, luckReport, history, viewer }))
  let chances: readonly number[] = []
  const onChances = (known: readonly number[]) => {
    chances = known
  }
  const weighed = { rules, history, viewer, stops, seat: 'sorcerer', bot }
  atOnce(weighing(weighed, { known: [], isOver: () => false, onChances }))
  return turningPoints({ chances, stops, onward }).map(({ at, before, after }) => {
    const step = present(
      log.find(({ number }) => number === stops[at]?.step),
      'step',
    )
    const said = story.said(step, rules.viewOf(positionAt(history, step.number), viewer))
    return { said: said.join(' '), swing: after - before }
  })
}

test('a game in which the wand is found and carried out turns on just that', async () => {
  const points = await turningPointsOf('basic', 'wand-carried-out')
  const found = points.find(({ said }) => said.includes('The wand is found at 0713!'))
  const carried = points.find(({ said }) => said.includes('leaves the valley at 0918 with the wand'))
  expect(found?.swing).toBeLessThan(-0.25)
  expect(carried?.swing).toBeLessThan(-0.1)
  expect(points.filter(({ said }) => said === '')).toEqual([])
})

test('a game without fights or finds does not turn on whose phase it is', async () => {
  const points = await turningPointsOf('short', 'wizards-side-eliminated')
  expect(points.filter(({ said }) => /^((\w| )+: nothing can be done\. ?)*$/.test(said))).toEqual([])
})
