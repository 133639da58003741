// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { takeTeachingFile } from '@/app/files/teaching-files'
import { historyFrom } from '@/engine/kernel/history'
import type { Lesson } from '@/engine/lesson/lesson'
import { present } from '@/engine/kernel/refusal'
import { chapterOf, type Study, type StudyHistory } from '@/engine/study/study'
import { writeStudy } from '@/engine/study/study-file'
import { gameOf } from '@/games'
import { broughtPosition } from '@/teach/editor/position-handoff'
import { draftLessons, ownLessons } from '@/teach/learn/own-lessons'
import { loadStage } from '@/teach/stage/stage'
import { handedOver, rulesOf } from '@/teach/study/opened/open-study'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const GAMES = ['arrakhar', 'arena'] as const

const stageOf = (id: string) => loadStage(present(gameOf(id), 'game'))

const asJson = (file: object): unknown => JSON.parse(JSON.stringify(file))

async function saidOf(json: unknown): Promise<string> {
  const taken = await takeTeachingFile(json)
  if (taken.ok) throw new Error(`taken to ${taken.value.page}`)
  return taken.problems.map(({ path, message }) => `${path}: ${message}`).join('; ')
}

describe.each(GAMES)('A file of %s', (id) => {
  test('with a study is left for the page of studies', async () => {
    const stage = await stageOf(id)
    const first = present(stage.teaching.lessons[0]?.chapters[0], 'chapter')
    const position = stage.files.parsePosition(first.position)
    if (!position.ok) throw new Error('no position')
    const history: StudyHistory = historyFrom(position.value)
    const chapter = chapterOf({ title: 'One', lineTitle: 'Two', secrets: 'open', history })
    const study: Study = { game: id, title: 'A study of mine', chapters: [chapter] }
    const file = asJson(writeStudy(rulesOf(stage), study, [1, 2, 3, 4]))
    expect(await takeTeachingFile(file)).toEqual({ ok: true, value: { page: 'study', gameId: id, rest: [] } })
    expect(handedOver(stage)).toMatchObject({ ok: true, value: { title: 'A study of mine' } })
  })

  test('with a lesson is kept, and leads to it', async () => {
    const { teaching } = await stageOf(id)
    const lesson = { ...present(teaching.lessons[0], 'lesson'), id: 'mine' }
    const rest = ['own.mine', '0']
    expect(await takeTeachingFile(asJson(lesson))).toEqual({
      ok: true,
      value: { page: 'lesson', gameId: id, rest },
    })
    expect(ownLessons.all().map(({ title }) => title)).toEqual([lesson.title])
  })

  test('with a lesson that nobody can learn yet goes to the author’s desk', async () => {
    const { teaching } = await stageOf(id)
    const whole = present(teaching.lessons[0], 'lesson')
    const lesson: Lesson = { ...whole, id: 'unfinished', chapters: [] }
    expect(await takeTeachingFile(asJson(lesson))).toMatchObject({
      value: { page: 'author', rest: ['unfinished'] },
    })
    // A draft of that name that is there already stays.
    expect(await takeTeachingFile(asJson(lesson))).toMatchObject({
      value: { page: 'author', rest: ['unfinished-2'] },
    })
    expect(draftLessons.all()).toHaveLength(2)
  })

  test('with a position is left for the editor, also with faults that can be mended there', async () => {
    const { teaching } = await stageOf(id)
    const [empty] = teaching.desk.starts
    const position = present(empty, 'start').position
    expect(await takeTeachingFile(position)).toEqual({
      ok: true,
      value: { page: 'edit', gameId: id, rest: [] },
    })
    const opened = teaching.desk.open(position)
    expect(sessionStorage.getItem(broughtPosition(id))).toBe(opened.ok ? JSON.stringify(opened.value) : null)
  })

  test('with a position out of shape is refused with what is wrong', async () => {
    const { teaching } = await stageOf(id)
    const position = present(teaching.desk.starts[0], 'start').position as object
    expect(await saidOf({ ...(asJson(position) as object), turn: 'tomorrow' })).toContain('turn: ')
  })
})

describe('Anything else', () => {
  test.each([
    ['a list', [], ': is no file of this program'],
    ['a thing of another program', { format: 'chess', game: 'arena' }, 'format: is no file of this program'],
    ['nothing at all', {}, ': is no file of this program'],
    ['nothing that is known', { moves: 3 }, ': is no file of this program'],
    ['results of the lab', { format: 'hexhearth-lab' }, 'results of the balance lab'],
    ['a report of a fault', { format: 'hexhearth-report' }, 'report of a fault'],
    ['a study of an unknown game', { format: 'hexhearth-study', game: 'chess' }, 'game: is "chess"'],
    ['a lesson without a game', { format: 'hexhearth-lesson' }, 'game: is ""'],
  ])('%s is refused in a sentence', async (_, json, said) => {
    expect(await saidOf(json)).toContain(said)
  })

  test('a lesson whose shape is wrong is refused with its faults', async () => {
    expect(await saidOf({ format: 'hexhearth-lesson', version: 1, game: 'arena' })).toContain('chapters')
  })
})
