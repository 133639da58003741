// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Json } from '@/engine/kernel/game'
import { present } from '@/engine/kernel/refusal'
import { DESK } from '@/games/arena/teaching/editor/desk'
import { PositionEditor } from '@/games/arena/teaching/editor/position-editor'

afterEach(cleanup)

/** The editor with a file on its desk, and what it makes of it. */
function editorOf(json: Json) {
  const opened = DESK.open(json)
  const onChange = vi.fn<(file: Json) => void>()
  const nothing = { problems: [], drawings: [], isDrawing: false, onDraw: () => undefined }
  function Desk() {
    const [file, setFile] = useState<Json>(present(opened.ok ? opened.value : null, 'a position in shape'))
    const change = (next: Json) => {
      onChange(next)
      setFile(next)
    }
    return <PositionEditor {...nothing} file={file} onChange={change} />
  }
  render(<Desk />)
  return () => onChange.mock.lastCall?.[0]
}

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('what is chosen in the lists is put down in the hex that is chosen', async () => {
  const file = editorOf(present(DESK.starts[0], 'a start').position)
  expect(screen.getByRole('button', { name: 'Place creature' })).toHaveProperty('disabled', true)
  screen.getByRole('application').focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.selectOptions(screen.getByLabelText('Creature'), 'Ogre')
  await userEvent.selectOptions(screen.getByLabelText('Side'), 'East')
  await click('Place creature')
  expect(file()).toMatchObject({ creatures: [{ type: 'ogre', owner: 1 }] })
  const hex = screen.getByRole('region', { name: /^Hex / })
  await userEvent.click(within(hex).getByRole('button', { name: /^Take Ogre/ }))
  expect(file()).toMatchObject({ creatures: [] })
})

test('the moment and the cards of a side are fields of their own', async () => {
  const file = editorOf(present(DESK.starts[0], 'a start').position)
  await userEvent.selectOptions(screen.getByLabelText('Phase'), 'Combat')
  expect(file()).toMatchObject({ phase: 'combat' })
  await click('Give it to East')
  expect(file()).toMatchObject({ spells: [[], ['bless']] })
})

test('a file of another shape is not shown', () => {
  const nothing = { problems: [], drawings: [], isDrawing: false, onDraw: () => undefined }
  render(<PositionEditor {...nothing} file={{ game: 'chess' }} onChange={() => undefined} />)
  expect(screen.getByText('This file cannot be shown as a position.')).toBeTruthy()
})
