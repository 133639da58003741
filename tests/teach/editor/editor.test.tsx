// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Json } from '@/engine/kernel/game'
import type { PositionDesk } from '@/engine/table/table'
import { ExchangePanel } from '@/teach/editor/ExchangePanel'
import {
  broughtPosition,
  editedPosition,
  leavePosition,
  STUDIED_POSITION,
} from '@/teach/editor/position-handoff'
import { ProblemsPanel } from '@/teach/editor/ProblemsPanel'
import { useEdited } from '@/teach/editor/use-edited'
import { FILE_BROUGHT } from '@/teach/links/file-handoff'
import { coin } from '../../support/coin-manifest'

/** Positions that are words. */
const DESK: PositionDesk = {
  starts: [{ id: 'one', name: 'One', position: { word: 'one' } }],
  open: (json) =>
    JSON.stringify(json).includes('word')
      ? { ok: true, value: json as Json }
      : { ok: false, problems: [{ path: 'word', message: 'is missing' }] },
  write: (file) => `word ${(file as { readonly word: string }).word}`,
  read: (text) =>
    text.startsWith('word ')
      ? { ok: true, value: { word: text.slice(5) } }
      : { ok: false, problems: [{ path: 'line 1', message: 'must begin with "word"' }] },
}

const EDITED = { gameId: 'coin', desk: DESK }

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

describe('the file on the desk', () => {
  test('is changed, taken back and kept while the tab is open', () => {
    const { result } = renderHook(() => useEdited(EDITED))
    expect(result.current).toMatchObject({ file: { word: 'one' }, canUndo: false, canRedo: false })
    act(() => result.current.change({ word: 'two' }))
    act(() => result.current.change({ word: 'two' }))
    act(() => result.current.undo())
    expect(result.current).toMatchObject({ file: { word: 'one' }, canUndo: false, canRedo: true })
    act(() => result.current.redo())
    expect(sessionStorage.getItem(editedPosition('coin'))).toBe('{"word":"two"}')
    expect(renderHook(() => useEdited(EDITED)).result.current.file).toEqual({ word: 'two' })
  })

  test('is the one brought from elsewhere, and undo goes back to the one before', () => {
    leavePosition(editedPosition('coin'), { word: 'two' })
    leavePosition(broughtPosition('coin'), { word: 'three' })
    const { result, unmount } = renderHook(() => useEdited(EDITED))
    expect(result.current.file).toEqual({ word: 'three' })
    act(() => result.current.undo())
    expect(result.current.file).toEqual({ word: 'two' })
    unmount()
    expect(renderHook(() => useEdited(EDITED)).result.current.file).toEqual({ word: 'two' })
  })

  test('is kept for each game by itself', () => {
    leavePosition(editedPosition('chess'), { word: 'rook' })
    expect(renderHook(() => useEdited(EDITED)).result.current.file).toEqual({ word: 'one' })
    expect(sessionStorage.getItem(editedPosition('chess'))).toBe('{"word":"rook"}')
  })

  test('begins anew where what was kept cannot be shown', () => {
    sessionStorage.setItem(editedPosition('coin'), '{"torn')
    expect(renderHook(() => useEdited(EDITED)).result.current.file).toEqual({ word: 'one' })
  })
})

describe('text', () => {
  function open() {
    const onTake = vi.fn()
    render(<ExchangePanel desk={DESK} file={{ word: 'one' }} onTake={onTake} />)
    const box = screen.getByRole<HTMLTextAreaElement>('textbox')
    return { onTake, box, paste: (value: string) => fireEvent.change(box, { target: { value } }) }
  }

  test('is the position, as lines or as JSON', () => {
    const { box } = open()
    expect(box.value).toBe('word one')
    fireEvent.click(screen.getByRole('button', { name: 'JSON' }))
    expect(JSON.parse(box.value)).toEqual({ word: 'one' })
  })

  test('that is pasted is taken over in either form', () => {
    const { onTake, paste } = open()
    paste('word two')
    fireEvent.click(screen.getByRole('button', { name: 'Load position' }))
    paste(' {"word": "three"}')
    fireEvent.click(screen.getByRole('button', { name: 'Load position' }))
    expect(onTake.mock.calls).toEqual([[{ word: 'two' }], [{ word: 'three' }]])
  })

  test('that cannot be read stays, with what is wrong', () => {
    const { onTake, box, paste } = open()
    paste('nonsense')
    fireEvent.click(screen.getByRole('button', { name: 'Load position' }))
    expect(onTake).not.toHaveBeenCalled()
    expect(box.value).toBe('nonsense')
    expect(screen.getByRole('alert').textContent).toContain('has stayed as it was')
    expect(screen.getByText('line 1')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Back to the position' }))
    expect(box.value).toBe('word one')
  })
})

describe('the check', () => {
  test('lists what is wrong with its clause, and lets nobody play', () => {
    const problems = [{ path: 'word', message: 'is rude', clause: 'C-1' }]
    render(<ProblemsPanel game={coin} file={{ word: 'one' }} problems={problems} />)
    expect(screen.getByRole('status').textContent).toBe('One thing is wrong')
    expect(screen.getByRole('link', { name: 'C-1' }).getAttribute('href')).toBe('#/rules/coin/C-1')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Play from here' }).disabled).toBe(true)
  })

  test('brings a sound position to the table and to the study', async () => {
    const brought = vi.fn((event: Event) => event.preventDefault())
    addEventListener(FILE_BROUGHT, brought)
    render(<ProblemsPanel game={coin} file={{ word: 'one' }} problems={[]} />)
    fireEvent.click(screen.getByRole('button', { name: 'Play from here' }))
    removeEventListener(FILE_BROUGHT, brought)
    const [event] = brought.mock.calls[0] as [CustomEvent<File>]
    expect(JSON.parse(await event.detail.text())).toMatchObject({
      format: 'hexhearth-save',
      game: 'coin',
      body: { initial: { word: 'one' }, entries: [], cursor: 0 },
    })
    fireEvent.click(screen.getByRole('button', { name: 'Open in study' }))
    expect(sessionStorage.getItem(STUDIED_POSITION)).toBe('{"word":"one"}')
    expect(location.hash).toBe('#/study/coin')
  })
})
