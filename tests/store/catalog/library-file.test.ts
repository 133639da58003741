import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readingJson } from '@/engine/files/json'
import { atOnce } from '@/engine/basics/cooperative'
import {
  beginsLibrary,
  type FiledGame,
  LARGEST_LIBRARY,
  libraryText,
  LONGEST_TITLE,
  MOST_GAMES,
  MOST_VALUES_IN_LIBRARY,
  readingLibrary,
} from '@/store/catalog/library-file'
import { namedSave } from '@/store/catalog/names'

const GAME: FiledGame = {
  card: {
    id: '0123456789abcd',
    title: 'Friday',
    players: { hider: 'Ann' },
    scenario: 'One coin',
    moment: 'Note 3',
    glimpse: { phase: 'Hider', map: ['.^o', '12x'] },
    asked: 'hider',
    result: null,
    savedAt: 1_700_000_000_000,
  },
  save: { format: 'hexhearth-save', anything: [1, 2] },
}

const textOf = (games: readonly FiledGame[]) => [...libraryText(games)].join('')

const read = (json: unknown) => atOnce(readingLibrary(json))

/** What is wrong with a game whose card is changed. */
function faultsOf(change: object): readonly string[] {
  const games = read(JSON.parse(textOf([{ ...GAME, card: { ...GAME.card, ...change } }])))
  const [game] = games.ok ? games.value : []
  return game && !game.ok ? game.problems.map(({ path, message }) => `${path}: ${message}`) : []
}

describe('a library of games', () => {
  test('is read as it was written', () => {
    const text = textOf([GAME, { ...GAME, card: { scenario: '', moment: '', asked: null, savedAt: 0 } }])
    expect(beginsLibrary(text)).toBe(true)
    expect(beginsLibrary('{"format":"hexhearth-save"}')).toBe(false)
    const games = read(JSON.parse(text))
    expect(games.ok && games.value.map((game) => game.ok && game.value)).toEqual([
      GAME,
      { ...GAME, card: { scenario: '', moment: '', asked: null, savedAt: 0 } },
    ])
  })

  test('of the largest size is read, all its games over and open', () => {
    const recorded = new URL('../../migrations/save-2-finished.json', import.meta.url)
    const save = JSON.parse(readFileSync(recorded, 'utf8')) as { readonly body: { entries: unknown[] } }
    const { entries } = save.body
    save.body.entries = Array.from({ length: 14 }, () => entries).flat()
    const text = textOf(Array.from({ length: MOST_GAMES }, () => ({ ...GAME, save })))
    expect(text.length).toBeGreaterThan(0.75 * LARGEST_LIBRARY)
    expect(text.length).toBeLessThanOrEqual(LARGEST_LIBRARY)
    const json = atOnce(readingJson(text, MOST_VALUES_IN_LIBRARY))
    const games = json.ok ? read(json.value) : json
    expect(games.ok && games.value.filter(({ ok }) => ok)).toHaveLength(MOST_GAMES)
  })

  test('may be empty', () => {
    expect(read(JSON.parse(textOf([])))).toEqual({ ok: true, value: [] })
  })

  test.each([
    ['a save', { format: 'hexhearth-save' }, 'format', 'this is not a library'],
    ['a newer one', { format: 'hexhearth-library', version: 2, games: [] }, 'version', 'newer program'],
    [
      'games that are none',
      { format: 'hexhearth-library', version: 1, games: {} },
      'games',
      'must be a list',
    ],
    [
      'too many games',
      { format: 'hexhearth-library', version: 1, games: Array(MOST_GAMES + 1).fill(0) },
      'games',
      `${MOST_GAMES} entries at most`,
    ],
    ['more than that', { format: 'hexhearth-library', version: 1, games: [], by: 1 }, 'by', 'unknown key'],
  ])('is refused whole: %s', (_, json, path, message) => {
    const games = read(json)
    const faults = games.ok ? [] : games.problems.map((problem) => `${problem.path}: ${problem.message}`)
    expect(faults.filter((fault) => fault.startsWith(path)).join()).toContain(message)
  })

  test.each([
    ['an id that no save has', { id: '../etc' }, 'card.id: must be 8 to 40'],
    ['a title that is too long', { title: 'x'.repeat(LONGEST_TITLE + 1) }, 'card.title: must be 200 letters'],
    ['a player that is no name', { players: { hider: 7 } }, 'card.players.hider: must be text, not 7'],
    ['no date', { savedAt: 'today' }, 'card.savedAt: must be a number, not "today"'],
    ['a date that no calendar has', { savedAt: 9e15 }, 'card.savedAt: '],
    [
      'a map of strange signs',
      { glimpse: { phase: '', map: ['<b>'] } },
      'card.glimpse.map.0: must be made of',
    ],
    ['a map that is too large', { glimpse: { phase: '', map: Array(61).fill('') } }, 'card.glimpse.map: '],
    ['a key of its own', { secret: 1 }, 'card.secret: unknown key'],
  ])('tells of a game with %s, and reads the others', (_, change, fault) => {
    const [first = ''] = faultsOf(change)
    expect(first).toContain(fault)
    const games = read({
      format: 'hexhearth-library',
      version: 1,
      games: [{ ...GAME, card: { ...GAME.card, ...change } }, GAME],
    })
    expect(games.ok && games.value.map(({ ok }) => ok)).toEqual([false, true])
  })
})

describe('a save as it leaves the library', () => {
  test('carries its names where it has a place for them', () => {
    const names = { title: 'Friday', players: { hider: 'Ann' } }
    expect(namedSave({ format: 'hexhearth-save', card: {} }, names)).toEqual({
      format: 'hexhearth-save',
      card: names,
    })
    expect(namedSave({ card: { title: 'Old' } }, {})).toEqual({ card: {} })
    expect(namedSave({ format: 'hexhearth-save' }, names)).toEqual({ format: 'hexhearth-save' })
  })
})
