import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Seat } from '@/engine/kernel/game'
import { positionAt } from '@/engine/kernel/history'
import { atOnce } from '@/engine/basics/cooperative'
import { present } from '@/engine/kernel/refusal'
import { readSave } from '@/engine/save/save-read'
import { archmagi } from '@/games/archmagi'
import { arena } from '@/games/arena'
import { arrakhar } from '@/games/arrakhar'
import { wizardKings } from '@/games/wizard-kings'
import { type AnyGame, listed } from '@/contract/manifest'
import { telling } from '@/teach/report/telling'
import { turningPoints } from '@/teach/report/turning-points'
import { weighing } from '@/teach/report/weighing'
import { fileOf, recordedFile } from '../../corpus/kept'

/** The report of a kept game: its turning points, each with what happened there, and what was lost. */
async function reportOf(game: AnyGame, seat: Seat, path: string) {
  const [{ rules, files }, teaching, loadedBot] = await Promise.all([
    game.loadTable(),
    game.loadTeaching(),
    game.loadBot?.(),
  ])
  const bot = present(loadedBot, 'bot')
  const { story } = teaching
  const luckReport = present(await teaching.loadLuckReport?.(), 'luckReport')
  const read = readSave({ ...rules, ...files }, JSON.parse(readFileSync(path, 'utf8')))
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  const { history } = read.value
  const viewer = 'referee'
  const told = atOnce(telling({ rules, story, luckReport, history, viewer }))
  const { stops, onward, log } = told
  let chances: readonly number[] = []
  const onChances = (known: readonly number[]) => {
    chances = known
  }
  atOnce(
    weighing({ rules, history, viewer, stops, seat, bot }, { known: [], isOver: () => false, onChances }),
  )
  const points = turningPoints({ chances, stops, onward }).map(({ at, before, after }) => {
    const step = present(
      log.find(({ number }) => number === stops[at]?.step),
      'step',
    )
    const said = story.said(step, rules.viewOf(positionAt(history, step.number), viewer))
    return { said: said.join(' '), swing: after - before }
  })
  return { ...told, chances, points }
}

const turningPointsOf = async (...kept: Parameters<typeof fileOf>) =>
  (await reportOf(listed(arrakhar), 'sorcerer', fileOf(...kept))).points

test('a game in which the wand is found and carried out turns on just that', async () => {
  const points = await turningPointsOf('basic', 'wand-carried-out')
  const found = points.find(({ said }) => said.includes('The wand is found at 0713!'))
  const carried = points.find(({ said }) => said.includes('leaves the valley at 0918 with the wand'))
  expect(found?.swing).toBeLessThan(-0.15)
  expect(carried?.swing).toBeLessThan(-0.1)
  expect(points.filter(({ said }) => said === '')).toEqual([])
})

test('a game without fights or finds does not turn on whose phase it is', async () => {
  const points = await turningPointsOf('short', 'wizards-side-eliminated')
  expect(points.filter(({ said }) => /^((\w| )+: nothing can be done\. ?)*$/.test(said))).toEqual([])
})

test('a game of Arena turns on who dies, and its losses and its luck are counted', async () => {
  const { points, chances, losses, luck, log } = await reportOf(
    listed(arena),
    'east',
    recordedFile('arena', 'first-clash-medium'),
  )
  expect(chances.at(-1)).toBe(1)
  expect(points).not.toEqual([])
  expect(points.filter(({ said }) => said === '')).toEqual([])
  const dead = log.flatMap(({ events }) => events).filter(({ type }) => type === 'died')
  const ofWest = dead.filter((event) => 'owner' in event && event.owner === 'west')
  expect(losses.at(-1)).toEqual({ west: ofWest.length, east: dead.length - ofWest.length })
  expect(ofWest.length).toBeGreaterThan(0)
  expect(luck).not.toEqual([])
})

test.each([
  {
    name: 'Archmagi',
    game: listed(archmagi),
    file: 'first-duel-medium',
    seats: ['one', 'two'],
    fall: 'destroyed',
  },
  {
    name: 'Wizard Kings',
    game: listed(wizardKings),
    file: 'skirmish-medium',
    seats: ['north', 'south'],
    fall: 'eliminated',
  },
])(
  'a game of $name turns on its battles, and its losses and its luck are counted',
  async ({ game, file, seats: [winner = '', loser = ''], fall }) => {
    const { points, chances, losses, luck, log } = await reportOf(game, winner, recordedFile(game.id, file))
    expect(chances.at(-1)).toBe(1)
    expect(points).not.toEqual([])
    expect(points.filter(({ said }) => said === '')).toEqual([])
    const fallen = log.flatMap(({ events }) => events).filter(({ type }) => type === fall)
    const ofLoser = fallen.filter((event) => 'seat' in event && event.seat === loser)
    expect(losses.at(-1)).toEqual({ [winner]: fallen.length - ofLoser.length, [loser]: ofLoser.length })
    expect(ofLoser.length).toBeGreaterThan(0)
    expect(luck).not.toEqual([])
  },
)
