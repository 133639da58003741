import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Save } from '@/engine/save/save'
import { browserCatalog } from '@/store/catalog/catalog'
import { browserResults, countedOnce, readResults } from '@/store/catalog/results'
import { browserLibrary, type GameResult, outcomeOf, resultKey, type SaveCard, shelf } from '@/store/library'

const library = browserLibrary()
const catalog = browserCatalog()
const results = browserResults()

const SAVE = { format: 'hexhearth-save', game: 'coin' } as unknown as Save

function card(saveId: string): SaveCard {
  return { saveId, gameId: 'coin', scenario: 'One coin', moment: 'Note 0', asked: null, savedAt: 1000 }
}

function ended(saveId: string, change: Partial<GameResult> = {}): GameResult {
  return {
    saveId,
    origin: saveId,
    gameId: 'coin',
    scenario: 'One coin',
    moment: 'Note 3',
    result: 'seeker',
    how: '',
    isTyped: false,
    isUndone: false,
    endedAt: 1000,
    ...change,
  }
}

const ids = async () => (await results.all()).results.map(({ saveId }) => saveId)

/** Puts something in the place of a result, whatever it is. */
const spoil = (saveId: string, stored: unknown) =>
  shelf('readwrite', (objects) => {
    objects.put(stored, resultKey(saveId))
    return outcomeOf(objects.transaction)
  })

beforeEach(async () => {
  await shelf('readwrite', (objects) => {
    objects.clear()
    return outcomeOf(objects.transaction)
  })
})

describe('the results of a browser', () => {
  test('are written with saves, and taken back with them', async () => {
    await library.write(SAVE, card('one'), null, { end: ended('one') })
    await library.write(SAVE, card('two'), null, { end: ended('two', { endedAt: 500 }) })
    expect(await ids()).toEqual(['two', 'one'])
    await library.write(SAVE, card('one'), 1, { end: null })
    expect(await ids()).toEqual(['two'])
    await library.write(SAVE, card('two'), 1)
    expect(await ids()).toEqual(['two'])
  })

  test('change nothing where another tab has written meanwhile', async () => {
    await library.write(SAVE, card('one'), null)
    await library.write(SAVE, card('one'), 1)
    const late = library.write(SAVE, card('one'), 1, { end: ended('one') })
    await expect(late).rejects.toMatchObject({ name: 'ConstraintError' })
    expect(await ids()).toEqual([])
  })

  test('stay when their games are deleted', async () => {
    await library.write(SAVE, card('one'), null, { end: ended('one') })
    await catalog.remove('one')
    expect(await ids()).toEqual(['one'])
  })

  test('follow the names that players take later', async () => {
    await library.write(SAVE, card('one'), null, { end: ended('one', { players: { hider: 'Ann' } }) })
    await catalog.name('one', { players: { seeker: 'Ben' } })
    expect((await results.all()).results).toMatchObject([{ players: { seeker: 'Ben' } }])
    await catalog.name('two', { players: { seeker: 'Ben' } })
    expect(await ids()).toEqual(['one'])
  })

  test('are forgotten one by one, or all, also those that make no sense', async () => {
    for (const id of ['one', 'two', 'three']) await library.write(SAVE, card(id), null, { end: ended(id) })
    await results.forget([ended('two')])
    expect((await ids()).toSorted()).toEqual(['one', 'three'])
    await spoil('one', 'nonsense')
    await results.forget('all')
    expect(await results.all()).toEqual({ results: [], unread: 0 })
    // Nothing else is gone.
    expect(await catalog.cards()).toHaveLength(3)
  })

  test('are no cards of games, and tell those nothing', async () => {
    await library.write(SAVE, card('one'), null, { end: ended('one'), isUndone: true })
    expect(await catalog.cards()).toEqual([card('one')])
    expect(await library.read('coin', 'one')).toMatchObject({ revision: 1, isUndone: true })
    await library.write(SAVE, card('two'), null, { isUndone: false })
    expect((await library.read('coin', 'two'))?.isUndone).toBeUndefined()
  })

  test('are read although one of them is damaged, which is told', async () => {
    await library.write(SAVE, card('one'), null, { end: ended('one') })
    await spoil('two', null)
    expect(await results.all()).toMatchObject({ results: [{ saveId: 'one' }], unread: 1 })
  })
})

describe('a stored result', () => {
  test.each([
    ['nothing', null],
    ['a text', 'seeker'],
    ['a list', [ended('one')]],
    ['without a winner', { ...ended('one'), result: null }],
    ['with a winner of no name', { ...ended('one'), result: '' }],
    ['with a date that is none', { ...ended('one'), endedAt: Infinity }],
    ['with players that are none', { ...ended('one'), players: ['Ann'] }],
    ['with a player whom every object has', { ...ended('one'), players: { constructor: 'Ann' } }],
    ['with a bot of no strength', { ...ended('one'), bots: { seeker: 'godlike' } }],
    ['with more than there is', { ...ended('one'), secret: 'left' }],
  ])('%s is left out', (_, stored) => {
    expect(readResults([stored, ended('two')])).toMatchObject({ results: [{ saveId: 'two' }], unread: 1 })
  })
})

describe('of copies of one game', () => {
  test('the one that ended first counts', () => {
    const counted = countedOnce([
      ended('copy', { origin: 'sealed', endedAt: 2000 }),
      ended('first', { origin: 'sealed', endedAt: 1000 }),
      ended('other', { endedAt: 3000 }),
    ])
    expect(counted.map(({ saveId, counts }) => [saveId, counts])).toEqual([
      ['first', true],
      ['copy', false],
      ['other', true],
    ])
  })

  test('the next counts once the first is gone; games of another kind are never copies', () => {
    const copy = ended('copy', { origin: 'sealed', endedAt: 2000 })
    expect(countedOnce([copy])).toMatchObject([{ counts: true }])
    const others = countedOnce([copy, ended('other', { origin: 'sealed', gameId: 'chess' })])
    expect(others.every(({ counts }) => counts)).toBe(true)
  })
})
