// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openFile } from '@/app/files/opening'
import { catalog } from '@/app/session/catalog'
import { library, sessionStore } from '@/app/session/table-session'
import { present } from '@/engine/kernel/refusal'
import { openSaveOf } from '@/store/table'
import { memoryLibrary } from '../support/memory-library'
import { beginGame, click, settle, visit } from './hall'
import '../support/patient'

vi.mock('@/games', async () => {
  const { coin } = await import('../support/coin-manifest')
  return { GAMES: [coin], gameOf: (id: string) => (id === coin.id ? coin : undefined) }
})

beforeEach(() => {
  const memory = memoryLibrary()
  vi.spyOn(library, 'write').mockImplementation(memory.write)
  vi.spyOn(library, 'read').mockImplementation(memory.read)
  vi.spyOn(catalog, 'cards').mockImplementation(memory.cards)
})

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

const fileOf = (content: unknown, name = 'game.json') =>
  new File([typeof content === 'string' ? content : JSON.stringify(content)], name)

const runningSave = () => openSaveOf(present(sessionStore.getState().session, 'session'))

describe('a file', () => {
  test('that is bad is refused with its problems, and the running game stays', async () => {
    await beginGame()
    await click('note')
    await openFile(fileOf({ ...runningSave(), body: { ...runningSave().body, initial: {} } }))
    await settle()
    const dialog = await screen.findByRole('dialog', { name: 'This file cannot be opened' })
    expect(dialog.textContent).toContain('initial.notes: must be a number')
    await userEvent.setup().click(screen.getAllByRole('button', { name: 'Close' })[0] ?? dialog)
    await settle()
    expect(screen.getByText('Notes 1')).toBeDefined()
  })

  test.each([
    ['not JSON', 'nonsense', 'this is not JSON'],
    ['of something else', { format: 'other', game: 'coin' }, 'is no file of this program'],
    ['of an unknown game', { format: 'hexhearth-save', game: 'chess' }, 'is "chess"'],
  ])('%s is refused', async (_, content, message) => {
    await visit('#/')
    await openFile(fileOf(content))
    await settle()
    expect((await screen.findByRole('dialog')).textContent).toContain(message)
  })

  test('is a game of its own; the one in progress stays', async () => {
    await beginGame()
    await click('note')
    const save = runningSave()
    await click('note')
    const running = location.hash
    await openFile(fileOf(save))
    await settle()
    expect(screen.getByText('Notes 1')).toBeDefined()
    expect(location.hash).not.toBe(running)
    await visit(running)
    expect(screen.getByText('Notes 2')).toBeDefined()
  })

  test('takes the place of a game that is kept nowhere only when that is wanted', async () => {
    vi.spyOn(library, 'write').mockRejectedValue(new Error('Storage is off'))
    await beginGame()
    await click('note')
    const save = runningSave()
    await click('note')
    await openFile(fileOf(save))
    await screen.findByRole('dialog', { name: 'The game at the table is kept nowhere' })
    await click('Cancel')
    expect(screen.getByText('Notes 2')).toBeDefined()
    await openFile(fileOf(save))
    await settle()
    await click('Open the file')
    expect(screen.getByText('Notes 1')).toBeDefined()
  })
})
