// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { catalog } from '@/app/session/catalog'
import { openFile } from '@/app/files/opening'
import { library, sessionStore } from '@/app/session/table-session'
import { present } from '@/engine/kernel/refusal'
import { memoryLibrary, type MemoryLibrary } from '../../support/memory-library'
import { beginGame, click, visit } from '../hall'
import '../../support/patient'

vi.mock('@/games', async () => {
  const { coin } = await import('../../support/coin-manifest')
  return { GAMES: [coin], gameOf: (id: string) => (id === coin.id ? coin : undefined) }
})

let memory: MemoryLibrary
let downloads: { readonly name: string; readonly content: Blob }[]

beforeEach(() => {
  memory = memoryLibrary()
  vi.spyOn(library, 'write').mockImplementation(memory.write)
  vi.spyOn(library, 'read').mockImplementation(memory.read)
  vi.spyOn(catalog, 'cards').mockImplementation(memory.cards)
  vi.spyOn(catalog, 'add').mockImplementation(memory.add)
  vi.spyOn(catalog, 'name').mockImplementation(memory.name)
  vi.spyOn(catalog, 'remove').mockImplementation(memory.remove)
  vi.spyOn(catalog, 'putBack').mockImplementation(memory.putBack)
  downloads = []
  let content: Blob | undefined
  vi.spyOn(URL, 'createObjectURL').mockImplementation((given) => {
    content = given as Blob
    return 'blob:it'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.download) downloads.push({ name: this.download, content: present(content, 'content') })
  })
})

afterEach(() => localStorage.clear())

const rows = () => screen.queryAllByRole('article').map((row) => row.textContent)
const status = () => screen.getByText(/games?$/, { selector: '[role="status"]' }).textContent
/** Waits until the list has so many games. */
const listed = (count: number) => waitFor(() => expect(rows()).toHaveLength(count))
/** Waits until the report of a file says something. */
const reported = async (text: string) => {
  const dialog = await screen.findByRole('dialog', { name: 'Games from a file' })
  await waitFor(() => expect(dialog.isConnected ? document.body.textContent : '').toContain(text))
}
const heading = (name: string) => screen.findByRole('heading', { name })
const saveId = () => present(sessionStore.getState().session, 'session').saveId

/** Two coin games: one with a toss, then one with a note, which is played last. */
async function twoGames(): Promise<readonly [string, string]> {
  await beginGame()
  await click('toss')
  const first = saveId()
  await beginGame()
  await click('note')
  const second = saveId()
  await visit('#/games')
  await listed(2)
  return [first, second]
}

describe('the page of games', () => {
  test('without any game says so, and how to begin', async () => {
    await visit('#/games')
    await heading('No games yet')
    expect(screen.getByRole('link', { name: 'New game of Heads & Hands' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Save all to a file' })).toBeNull()
    expect(document.title).toBe('Your games · Hexhearth')
  })

  test('lists games that were begun side by side, each with a map, and opens either', async () => {
    const [first] = await twoGames()
    expect(rows()[0]).toContain('One coin · Note 1 · Phase of the hider')
    expect(rows()[1]).toContain('One coin · Note 0 · After the toss')
    expect(document.querySelectorAll('.glimpse')).toHaveLength(2)
    await userEvent.setup().click(present(screen.getAllByRole('link', { name: /^Open/ })[1], 'a link'))
    await screen.findByText('Notes 0')
    expect(location.hash).toBe(`#/play/coin/${first}`)
    await visit('#/')
    await screen.findByRole('link', { name: 'All your games (2)' })
  })

  test('tells nothing secret', async () => {
    await beginGame()
    await click('hide')
    await visit('#/games')
    await listed(1)
    expect(document.documentElement.innerHTML).not.toContain('left')
  })

  test('is searched and narrowed down', async () => {
    await twoGames()
    const user = userEvent.setup()
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'toss')
    await waitFor(() => expect(status()).toBe('1 of 2 games'))
    await user.keyboard('ed away')
    await screen.findByText('No game has all of this.')
    await click('Show all games')
    await waitFor(() => expect(status()).toBe('2 games'))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Finished')
    await waitFor(() => expect(status()).toBe('0 of 2 games'))
    await click('Show all games')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Played last at the end')
    await waitFor(() => expect(rows()[0]).toContain('After the toss'))
  })

  test('gives a game and its players names, and takes them away again', async () => {
    await beginGame()
    await visit('#/games')
    await click('Rename: Heads & Hands')
    const user = userEvent.setup()
    const dialog = await screen.findByRole('dialog', { name: 'Names' })
    await user.type(within(dialog).getByLabelText('Title'), '  Friday ')
    await user.type(within(dialog).getByLabelText('Who plays the Hider'), 'Ann{Enter}')
    await heading('Friday')
    expect(rows()[0]).toContain('Heads & Hands · One coin')
    expect(rows()[0]).toContain('Ann (Hider) is to play')
    await click('Rename: Friday')
    await user.clear(screen.getByLabelText('Title'))
    await user.clear(screen.getByLabelText('Who plays the Hider'))
    await click('Keep the names')
    await heading('Heads & Hands')
    expect(rows()[0]).toContain('The Hider is to play')
  })

  test('copies a game, which is then played apart', async () => {
    await beginGame()
    await click('note')
    const first = saveId()
    await visit('#/games')
    await click('Duplicate: Heads & Hands')
    await screen.findByText('“Heads & Hands” was copied.')
    await click('Open: Copy of Heads & Hands')
    await click('note')
    await screen.findByText('Notes 2')
    expect(saveId()).not.toBe(first)
    await visit(`#/play/coin/${first}`)
    await screen.findByText('Notes 1')
  })

  test('deletes a game and brings it back, the focus never lost', async () => {
    const [, second] = await twoGames()
    const before = rows()
    await userEvent.setup().click(present(screen.getAllByRole('button', { name: /^Delete/ })[0], 'a button'))
    await screen.findByText('“Heads & Hands” was deleted.')
    await waitFor(() => expect(rows()).toEqual(before.slice(1)))
    expect(memory.saves.has(second)).toBe(false)
    await expect.poll(() => document.activeElement?.textContent).toBe('Undo')
    await click('Undo')
    await waitFor(() => expect(rows()).toEqual(before))
    await expect.poll(() => document.activeElement?.getAttribute('href')).toBe(`#/play/coin/${second}`)
  })

  test('a game deleted at its table is gone for good once the list is left', async () => {
    await beginGame()
    const id = saveId()
    await click('note')
    location.hash = '#/games'
    await click('Delete: Heads & Hands')
    await screen.findByRole('button', { name: 'Undo' })
    location.hash = '#/'
    await heading('Hexhearth')
    location.hash = '#/games'
    await heading('No games yet')
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    location.hash = `#/play/coin/${id}`
    await screen.findByText('This browser does not keep that game.')
    expect(location.hash).toBe('#/games')
  })

  test('says why what was asked for was not done', async () => {
    await beginGame()
    await visit('#/games')
    await listed(1)
    memory.refuse('The disk is full')
    await click('Duplicate: Heads & Hands')
    await screen.findByText('That was not done: The disk is full.')
    expect(rows()).toHaveLength(1)
  })

  test('says so of a game that another tab has deleted meanwhile', async () => {
    await beginGame()
    await visit('#/games')
    await listed(1)
    const [card] = await memory.cards()
    await memory.remove(present(card, 'a game').saveId)
    await click('Duplicate: Heads & Hands')
    await screen.findByText('“Heads & Hands” is not kept here any more.')
    await heading('No games yet')
  })

  test('says why the games cannot be read, and shows the one at the table', async () => {
    vi.spyOn(catalog, 'cards').mockRejectedValue(new DOMException('', 'SecurityError'))
    vi.spyOn(library, 'write').mockRejectedValue(new DOMException('', 'SecurityError'))
    await beginGame()
    location.hash = '#/games'
    await screen.findByText(/this browser does not let the page keep anything/)
    await listed(1)
    await click('Delete: Heads & Hands')
    await screen.findByText(/^The game at the table is not kept by this browser/)
    expect(rows()).toHaveLength(1)
  })
})

const NOTHING_PLAYED = { kind: 'open', entries: [], cursor: 0, dice: null, nonce: null, seeds: [] }

describe('all games in one file', () => {
  /** Saves all games to a file, and gives back what is in it. */
  async function saveAll(): Promise<File> {
    const before = downloads.length
    await click('Save all to a file')
    await waitFor(() => expect(downloads).toHaveLength(before + 1))
    const { name, content } = present(downloads.at(-1), 'a download')
    return new File([await content.text()], name)
  }

  /** Forgets everything, as another browser does that was never here. */
  async function elsewhere(): Promise<void> {
    for (const card of await memory.cards()) await memory.remove(card.saveId)
    await visit('#/')
  }

  test('are carried to another browser, names and all', async () => {
    await twoGames()
    const user = userEvent.setup()
    await user.click(present(screen.getAllByRole('button', { name: /^Rename/ })[1], 'a button'))
    await user.type(await screen.findByLabelText('Title'), 'Friday{Enter}')
    await heading('Friday')
    const before = rows()
    const file = await saveAll()
    expect(file.name).toMatch(/^games-\d{4}-\d\d-\d\d\.library\.hexhearth\.json$/)
    await elsewhere()
    await openFile(file)
    await reported('2 games added.')
    await click('Your games')
    await waitFor(() => expect(rows()).toEqual(before))
  })

  test('are not doubled; one that was played on is asked about', async () => {
    const [first] = await twoGames()
    const file = await saveAll()
    await openFile(file)
    await reported('2 games here already')
    await visit(`#/play/coin/${first}`)
    await click('note')
    await visit('#/games')
    await openFile(file)
    await reported('1 game here already, left as they are.')
    await reported('played to another moment:Heads & Hands, One coin, Note 0, After the toss')
    await click('Add these beside yours')
    await reported('1 game added.')
    await click('Your games')
    await listed(3)
  })

  test('come in though one of them is bad, which is told', async () => {
    await twoGames()
    const file = await saveAll()
    const content = JSON.parse(await file.text()) as { games: { card: object; save: object }[] }
    const [good, bad] = content.games
    const games = [
      {
        ...bad,
        card: { ...bad?.card, title: 'Spoiled', id: 'spoiled00' },
        save: { ...bad?.save, seals: { choice: null, dice: [] }, body: { ...NOTHING_PLAYED, initial: {} } },
      },
      { card: {}, save: {} },
      good,
      { ...good, save: { format: 'hexhearth-save', game: 'chess' } },
    ]
    await elsewhere()
    await openFile(new File([JSON.stringify({ ...content, games })], 'spoiled.json'))
    await reported('1 game added.')
    await reported('Game 1, “Spoiled”body.initial.notes: must be a number')
    await reported('Game 2card.scenario: is missing')
    await reported('Game 4save.game: is "chess"')
    expect(await memory.cards()).toHaveLength(1)
  })

  test('are read however many values they hold together', async () => {
    await beginGame()
    await visit('#/games')
    const file = await saveAll()
    const { games, ...head } = JSON.parse(await file.text()) as { readonly games: readonly object[] }
    const huge = { ...games[0], save: { values: Array(1_100_000).fill(0) } }
    await elsewhere()
    await openFile(new File([JSON.stringify({ ...head, games: [huge, ...games] })], 'huge.json'))
    await reported('1 game added.')
  })

  test('are refused whole where the file is none of ours', async () => {
    await visit('#/')
    await openFile(new File(['{"format":"hexhearth-library","version":2,"games":[]}'], 'new.json'))
    await screen.findByText(/a newer program wrote this library/)
  })
})
