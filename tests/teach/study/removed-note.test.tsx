// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { present } from '@/engine/kernel/refusal'
import { historyFrom } from '@/engine/kernel/history'
import { chapterOf, type Study, type StudyHistory } from '@/engine/study/study'
import { writeStudy } from '@/engine/study/study-file'
import { gameOf } from '@/games'
import { createStudyStore, type StudyStore } from '@/store/study/study-store'
import type { KeptStudy } from '@/store/study/study-shelf'
import { OwnLessons } from '@/teach/learn/OwnLessons'
import { ownLessons } from '@/teach/learn/own-lessons'
import type { Removed } from '@/teach/learn/use-removed'
import { loadStage, type Stage } from '@/teach/stage/stage'
import { Chapters } from '@/teach/study/Chapters'
import { rulesOf, shelf } from '@/teach/study/opened/open-study'
import { StudyDoor } from '@/teach/study/StudyDoor'
import { StudyContext } from '@/teach/study/opened/use-study'
import '../../support/patient'

let stage: Stage

beforeEach(async () => {
  localStorage.clear()
  stage = await loadStage(present(gameOf('arena'), 'game'))
})
afterEach(cleanup)

function studyOf(...titles: readonly string[]): Study {
  const first = present(stage.teaching.lessons[0]?.chapters[0], 'chapter')
  const read = stage.files.parsePosition(first.position)
  if (!read.ok) throw new Error('no position')
  const history: StudyHistory = historyFrom(read.value)
  const chapters = titles.map((title) => chapterOf({ title, lineTitle: 'Line', secrets: 'open', history }))
  return { game: 'arena', title: 'A study of mine', chapters }
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

describe('What is deleted can be brought back:', () => {
  test('a study of the list', async () => {
    const file = writeStudy(rulesOf(stage), studyOf('One'), [1, 2, 3, 4])
    const kept: KeptStudy = { id: 'mine', gameId: 'arena', title: 'Mine', savedAt: 5, file }
    const here = new Map([[kept.id, kept]])
    vi.spyOn(shelf, 'all').mockImplementation(() => Promise.resolve([...here.values()]))
    vi.spyOn(shelf, 'remove').mockImplementation((id) => Promise.resolve(void here.delete(id)))
    vi.spyOn(shelf, 'write').mockImplementation((study) => Promise.resolve(void here.set(study.id, study)))
    render(<StudyDoor stage={stage} problems={[]} onOpen={vi.fn()} />)
    await screen.findByRole('button', { name: 'Open Mine' })
    press('Remove Mine')
    await screen.findByText('Mine deleted.')
    expect([screen.queryByRole('button', { name: 'Open Mine' }), here.size]).toEqual([null, 0])
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }))
    press('Undo')
    await screen.findByRole('button', { name: 'Open Mine' })
    expect(here.get('mine')).toEqual(kept)
  })

  test('a chapter, until anything else is changed', () => {
    const store: StudyStore = createStudyStore(
      rulesOf(stage),
      { ...shelf, write: () => Promise.resolve() },
      { id: 'mine', study: studyOf('First', 'Second') },
    )
    render(
      <StudyContext value={{ stage, store }}>
        <Chapters />
      </StudyContext>,
    )
    const titles = () => store.getState().study.chapters.map(({ title }) => title)
    press('Delete chapter')
    expect(titles()).toEqual(['Second'])
    press('Undo')
    expect(titles()).toEqual(['First', 'Second'])
    press('Delete chapter')
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Renamed' } })
    // Undoing would now take back the name.
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  test('a lesson of one’s own', () => {
    const lesson = { ...present(stage.teaching.lessons[0], 'lesson'), id: 'mine' }
    ownLessons.keep(lesson)
    const removed: Removed[] = []
    const tell = (one: Removed) => removed.push(one)
    render(<OwnLessons game={stage.game} files={stage.files} progress={{}} onRemoved={tell} />)
    press(/^(Remove|Delete)/)
    expect(ownLessons.all()).toEqual([])
    present(removed[0], 'what was removed').bringBack()
    expect(ownLessons.all().map(({ id }) => id)).toEqual(['mine'])
  })
})
