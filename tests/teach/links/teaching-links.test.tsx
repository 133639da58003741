// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { historyFrom } from '@/engine/kernel/history'
import { present } from '@/engine/kernel/refusal'
import { chapterOf, type Study, type StudyHistory } from '@/engine/study/study'
import { gameOf } from '@/games'
import { readContents } from '@/teach/links/contents'
import { LinkButton, type Linked } from '@/teach/links/LinkButton'
import { unpack } from '@/teach/links/payload'
import { linkedLesson, linkedStudy } from '@/teach/links/teaching-links'
import { loadStage } from '@/teach/stage/stage'
import { rulesOf } from '@/teach/study/opened/open-study'
import '../../support/patient'

afterEach(cleanup)

const stageOf = (id: string) => loadStage(present(gameOf(id), 'game'))

async function studyOf(id: string, secrets: 'open' | 'kept'): Promise<Linked> {
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
  return linkedStudy(rulesOf(stage), study)
}

async function lessonOf(id: string): Promise<Linked> {
  return linkedLesson(present((await stageOf(id)).teaching.lessons[0], 'lesson'))
}

function share(gameId: string, linked: Linked) {
  const onSaveFile = vi.fn()
  render(<LinkButton gameId={gameId} linked={() => linked} onSaveFile={onSaveFile} />)
  fireEvent.click(screen.getByRole('button', { name: 'Copy link' }))
  return onSaveFile
}

/** What is found behind the link that the page has made. */
async function foundIn(gameId: string) {
  const link = (await screen.findByRole<HTMLTextAreaElement>('textbox')).value
  const payload = present(link.split(`#/open/${gameId}/`)[1], 'payload')
  const unpacked = await unpack(payload)
  if (!unpacked.ok) throw new Error(JSON.stringify(unpacked.problems))
  return readContents(present(gameOf(gameId), 'game'), unpacked.value)
}

describe.each(['arrakhar', 'arena'])('A link made of something of %s', (id) => {
  test('opens the study that it was made of', async () => {
    share(id, await studyOf(id, 'open'))
    expect(await foundIn(id)).toMatchObject({
      ok: true,
      value: { kind: 'study', title: 'A study of mine', chapters: 1, hasSecrets: false },
    })
  })

  test('opens the lesson that it was made of', async () => {
    const linked = await lessonOf(id)
    const onSaveFile = share(id, linked)
    expect(await foundIn(id)).toMatchObject({
      ok: true,
      value: { kind: 'lesson', lesson: linked.content.json },
    })
    fireEvent.click(screen.getByRole('button', { name: 'Save to a file' }))
    expect(onSaveFile).toHaveBeenCalledOnce()
  })
})

test('A study in which secrets are kept becomes a link only once both players agree', async () => {
  share('arrakhar', await studyOf('arrakhar', 'kept'))
  const agree = await screen.findByRole('checkbox')
  expect(screen.queryByRole('textbox')).toBeNull()
  fireEvent.click(agree)
  await screen.findByRole('textbox')
})

test('A link says who would cut it', async () => {
  share('arrakhar', await lessonOf('arrakhar'))
  const { value } = await screen.findByRole<HTMLTextAreaElement>('textbox')
  expect(value.length).toBeGreaterThan(2000)
  screen.getByText(/^Longer than (2000|8000) characters/)
})
