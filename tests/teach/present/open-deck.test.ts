// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Json } from '@/engine/kernel/game'
import type { Lesson } from '@/engine/lesson/lesson'
import { present, problemsText } from '@/engine/kernel/refusal'
import { type Save, saveAt } from '@/engine/save/save'
import { chapterOf, type Study } from '@/engine/study/study'
import { writeOpenStudy } from '@/engine/study/study-file'
import { withText } from '@/engine/study/study-notes'
import { gameOf } from '@/games'
import { browserLibrary } from '@/store/library'
import { browserShelf } from '@/store/study/study-shelf'
import { leaveNote } from '@/store/tab-notes'
import { EDITED, presentedStudy } from '@/teach/addresses/present-address'
import { presentedTable } from '@/teach/addresses/way-to-present'
import { editedPosition } from '@/teach/editor/position-handoff'
import { draftId, ownId } from '@/teach/learn/find-lesson'
import { draftLessons, ownLessons } from '@/teach/learn/own-lessons'
import { openDeck, type TableNow } from '@/teach/present/deck/open-deck'
import { loadStage, type Stage } from '@/teach/stage/stage'
import { keptGame, rulesOf } from '@/teach/study/opened/open-study'
import { positionFile } from '../../support/situation'

const POSITION = positionFile('wizard movement', { '0709': '3 elf', '0708': 'barbarian' }) as Json
const SAVE = saveAt('arrakhar', POSITION, null)
const MOVED: Save = {
  ...SAVE,
  body: {
    ...SAVE.body,
    entries: [{ command: { type: 'move', units: ['barbarian-1'], path: ['0608'] } as never, rolls: [] }],
    cursor: 1,
  },
}

let stage: Stage

/** What an address names, or why it cannot be shown. */
async function opened(source: string, atTable?: TableNow) {
  const deck = await openDeck(stage, source, () => atTable)
  return deck.ok ? deck.value : problemsText(deck.problems)
}

async function deckOf(source: string, atTable?: TableNow) {
  const deck = await opened(source, atTable)
  if (typeof deck === 'string') throw new Error(deck)
  return deck
}

beforeAll(async () => {
  stage = await loadStage(present(gameOf('arrakhar'), 'game'))
  const card = { gameId: 'arrakhar', scenario: '', moment: '', asked: 'wizard', savedAt: 1 }
  await browserLibrary().write(MOVED, { ...card, saveId: 'kept' }, null)
})

describe('What can be presented', () => {
  test('a lesson of the course, one opened from a file and one in progress', async () => {
    const lesson: Lesson = { ...present(stage.teaching.lessons[0], 'lesson'), title: 'Of my own' }
    ownLessons.keep(lesson)
    draftLessons.keep({ ...lesson, title: 'In progress' })
    const titles = []
    for (const source of ['demo-turn', ownId(lesson.id), draftId(lesson.id)]) {
      const deck = await deckOf(source)
      titles.push(deck.title)
      expect(deck.parts.length).toBeGreaterThan(0)
      expect(deck.slideOfStep('1')).toBe(deck.parts[1] ?? 0)
    }
    expect(titles.slice(1)).toEqual(['Of my own', 'In progress'])
    expect(await opened('no-such-lesson')).toBe('This game has no such lesson.')
  })

  test('a kept game, from how it stands now back to where it began', async () => {
    const deck = await deckOf(presentedTable('kept'))
    expect([deck.count, deck.first, deck.secrets]).toEqual([3, 2, 'kept'])
    expect(deck.slide(2).title).toBe('The game now')
    expect(deck.slide(1).text.join(' ')).toContain('barbarian')
    // Whence and where to.
    expect(deck.slide(1).hexes).toEqual(expect.arrayContaining(['0708', '0608']))
    expect(await opened(presentedTable('gone'))).toContain('does not keep that game any more')
  })

  test('the game at the table, whose secrets nobody is shown once a side has set a passphrase', async () => {
    const read = await keptGame(stage, 'kept', { noGame: '', locked: '' })
    if (!read.ok) throw new Error('no game')
    const atTable = { history: read.value, isLocked: true }
    const deck = await deckOf(presentedTable('here'), atTable)
    expect([deck.count, deck.secrets]).toEqual([3, 'locked'])
    // What was undone is not shown again.
    const undone = await deckOf(presentedTable('here'), {
      isLocked: false,
      history: { ...read.value, cursor: 0 },
    })
    expect([undone.count, undone.secrets]).toEqual([1, 'kept'])
  })

  test('a line of a study with its comments', async () => {
    const read = await keptGame(stage, 'kept', { noGame: '', locked: '' })
    if (!read.ok) throw new Error('no game')
    const start = { title: 'A ride', lineTitle: 'As played', secrets: 'open', history: read.value } as const
    const chapter = withText(chapterOf(start), { line: 'main', step: 1 }, 'He rides.')
    const study: Study = { game: 'arrakhar', title: 'A study', chapters: [chapter] }
    const file = writeOpenStudy(rulesOf(stage), study)
    await browserShelf().write({ id: 's1', gameId: 'arrakhar', title: '', savedAt: 1, file })
    const deck = await deckOf(presentedStudy('s1', 0, 'main'))
    expect([deck.title, deck.count, deck.secrets]).toEqual(['A ride', 2, 'open'])
    expect(deck.slide(deck.slideOfStep('end-0')).text[0]).toBe('He rides.')
    expect(await opened(presentedStudy('s1', 0, 'branch'))).toContain('no such chapter or branch')
  })

  test('the position on the editor’s desk', async () => {
    expect(await opened(EDITED)).toContain('no position')
    leaveNote(editedPosition('arrakhar'), JSON.stringify(POSITION))
    const deck = await deckOf(EDITED)
    expect([deck.count, deck.first, deck.slide(0).title]).toEqual([1, 0, 'The position'])
  })
})

describe('What is shared from a slide', () => {
  const offersOf = (
    deck: Awaited<ReturnType<typeof deckOf>>,
    nth: number,
    look: 'table' | 'referee' = 'table',
  ) => deck.shareOf(nth, look).shared.offers
  const targetsOf = (deck: Awaited<ReturnType<typeof deckOf>>, nth: number) =>
    offersOf(deck, nth).map(({ targetOf, place }) => targetOf({ withDice: false, place: place?.at }))

  test('a lesson of the course by its address, at the chapter of the slide, or the position alone', async () => {
    const deck = await deckOf('demo-turn')
    const second = present(deck.parts[1], 'second chapter')
    const [lesson, position] = targetsOf(deck, second)
    expect(lesson).toEqual({ address: '#/lesson/arrakhar/demo-turn/1' })
    expect(position).toMatchObject({ kind: 'position', place: { look: 'table' } })
    expect(position).toHaveProperty('json', stage.files.writePosition(deck.slide(second).position))
    const first = targetsOf(deck, 0)[0]
    expect(first).toEqual({ address: '#/lesson/arrakhar/demo-turn/0' })
  })

  test('a lesson of one’s own whole, opened at the chapter, or that chapter alone', async () => {
    const lesson: Lesson = { ...present(stage.teaching.lessons[0], 'lesson'), title: 'Of my own' }
    ownLessons.keep(lesson)
    const deck = await deckOf(ownId(lesson.id))
    const [whole, chapter, position] = targetsOf(deck, present(deck.parts[1], 'second chapter'))
    expect(whole).toMatchObject({ kind: 'lesson', place: { chapter: 1 } })
    expect(chapter).toMatchObject({ kind: 'lesson', json: { chapters: [lesson.chapters[1]] } })
    expect(position).toMatchObject({ kind: 'position' })
  })

  test('a running game only once all agree, at the step of the slide', async () => {
    const deck = await deckOf(presentedTable('kept'))
    const [whole, ...others] = offersOf(deck, 1)
    expect(others).toEqual([])
    expect(whole).toMatchObject({ kind: 'study', hasSecrets: true })
    expect(targetsOf(deck, 1)).toMatchObject([
      { place: { chapter: 0, line: 'main', step: 1, look: 'table' } },
    ])
    expect(targetsOf(deck, 2)).toMatchObject([{ place: { step: 1 } }])
    expect(targetsOf(deck, 0)).toMatchObject([{ place: { step: 0 } }])
  })

  test('the position at the editor, as the class sees it', async () => {
    leaveNote(editedPosition('arrakhar'), JSON.stringify(POSITION))
    const deck = await deckOf(EDITED)
    const [offer, ...others] = offersOf(deck, 0, 'referee')
    expect(others).toEqual([])
    expect(offer.targetOf({ withDice: false, place: undefined })).toMatchObject({
      kind: 'position',
      place: { look: 'referee' },
    })
  })
})
