// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { historyFrom } from '@/engine/kernel/history'
import { present } from '@/engine/kernel/refusal'
import type { Lesson } from '@/engine/lesson/lesson'
import { chapterOf, type Study, type StudyHistory } from '@/engine/study/study'
import { gameOf } from '@/games'
import { readContents } from '@/teach/links/contents'
import type { Shared } from '@/teach/links/share-offers'
import { ShareButton } from '@/teach/links/ShareButton'
import { unpack } from '@/teach/links/payload'
import { linkedLesson, linkedStudy } from '@/teach/links/teaching-links'
import { loadStage } from '@/teach/stage/stage'
import { rulesOf } from '@/teach/study/opened/open-study'
import '../../support/patient'

afterEach(cleanup)

const stageOf = (id: string) => loadStage(present(gameOf(id), 'game'))

async function studyOf(id: string, secrets: 'open' | 'kept'): Promise<Shared> {
  const stage = await stageOf(id)
  const first = present(stage.teaching.lessons[0]?.chapters[0], 'chapter')
  const read = stage.files.parsePosition(first.position)
  if (!read.ok) throw new Error('no position')
  const history: StudyHistory = historyFrom(read.value)
  const study: Study = {
    game: id,
    title: 'A study of mine',
    chapters: [chapterOf({ title: 'One', lineTitle: 'Two', secrets, history })],
  }
  return { gameId: id, title: study.title, offers: [linkedStudy(rulesOf(stage), study)] }
}

async function lessonOf(id: string): Promise<Lesson> {
  return present((await stageOf(id)).teaching.lessons[0], 'lesson')
}

function share(shared: Shared) {
  const onSaveFile = vi.fn()
  render(<ShareButton shared={() => shared} onSaveFile={onSaveFile} />)
  fireEvent.click(screen.getByRole('button', { name: 'Share…' }))
  return onSaveFile
}

function linkField() {
  return screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Link, / })
}

/** What is found behind the link that the page has made. */
async function foundIn(gameId: string) {
  const link = (await linkField()).value
  const payload = present(link.split(`#/open/${gameId}/`)[1], 'payload')
  const unpacked = await unpack(payload)
  if (!unpacked.ok) throw new Error(JSON.stringify(unpacked.problems))
  return readContents(present(gameOf(gameId), 'game'), unpacked.value)
}

describe.each(['arrakhar', 'arena'])('A link made of something of %s', (id) => {
  test('opens the study that it was made of', async () => {
    share(await studyOf(id, 'open'))
    expect(await foundIn(id)).toMatchObject({
      ok: true,
      value: { kind: 'study', title: 'A study of mine', chapters: 1, hasSecrets: false },
    })
  })

  test('opens the lesson that it was made of', async () => {
    const lesson = await lessonOf(id)
    const onSaveFile = share(linkedLesson(lesson))
    expect(await foundIn(id)).toMatchObject({
      ok: true,
      value: { kind: 'lesson', lesson: JSON.parse(JSON.stringify(lesson)) as Lesson },
    })
    fireEvent.click(screen.getByRole('button', { name: 'Save to a file' }))
    expect(onSaveFile).toHaveBeenCalledOnce()
  })
})

test('A study in which secrets are kept becomes a link only once both players agree', async () => {
  share(await studyOf('arrakhar', 'kept'))
  const agree = await screen.findByRole('checkbox')
  expect(screen.queryByRole('textbox')).toBeNull()
  fireEvent.click(agree)
  await linkField()
})

test('A link says who would cut it', async () => {
  share(linkedLesson(await lessonOf('arrakhar')))
  const { value } = await linkField()
  expect(value.length).toBeGreaterThan(2000)
  screen.getByText(/^Longer than (2000|8000) characters/)
})
