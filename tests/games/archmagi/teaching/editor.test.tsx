// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Json } from '@/engine/kernel/game'
import { present } from '@/engine/kernel/refusal'
import { archmagiFiles } from '@/games/archmagi/files'
import { DESK } from '@/games/archmagi/teaching/editor/desk'
import { PositionEditor } from '@/games/archmagi/teaching/editor/position-editor'

afterEach(cleanup)

const NOTHING = { problems: [], drawings: [], isDrawing: false, onDraw: () => undefined }
const EMPTY = present(
  DESK.starts.find(({ id }) => id === 'empty'),
  'the empty isle',
)

/** The editor with a file on its desk, and what it makes of it. */
function editorOf(json: Json) {
  const opened = DESK.open(json)
  const onChange = vi.fn<(file: Json) => void>()
  function Desk() {
    const [file, setFile] = useState<Json>(present(opened.ok ? opened.value : null, 'a position in shape'))
    const change = (next: Json) => {
      onChange(next)
      setFile(next)
    }
    return <PositionEditor {...NOTHING} file={file} onChange={change} />
  }
  render(<Desk />)
  return () => present(onChange.mock.lastCall?.[0], 'a change')
}

/** The types of units that a file has, each with its seat. */
function unitsIn(file: Json): readonly string[] {
  const { units } = file as unknown as { readonly units: readonly { type: string; seat: number }[] }
  return units.map(({ type, seat }) => `${seat} ${type}`)
}

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }))

async function chooseHex() {
  screen.getByRole('application').focus()
  await userEvent.keyboard('{Enter}')
}

test.each(DESK.starts)('a new position may begin with $name, which can be played', ({ position }) => {
  const opened = DESK.open(position)
  expect(archmagiFiles.parsePosition(opened.ok ? opened.value : null)).toMatchObject({ ok: true })
})

test('a position is the same after it was written as text', () => {
  for (const { position } of DESK.starts) {
    const opened = DESK.open(position)
    const file = present(opened.ok ? opened.value : null, 'a position in shape')
    expect(DESK.read(DESK.write(file))).toEqual({ ok: true, value: file })
  }
})

test('a unit is put down in the hex that is chosen, and taken off again', async () => {
  const file = editorOf(EMPTY.position)
  expect(screen.getByRole('button', { name: 'Place unit' })).toHaveProperty('disabled', true)
  await chooseHex()
  await userEvent.selectOptions(screen.getByLabelText('Unit'), 'Yeomen')
  await userEvent.selectOptions(screen.getByLabelText('Seat'), 'Azure')
  await click('Place unit')
  await click('Place unit')
  expect(unitsIn(file()).filter((unit) => unit === '2 yeomen')).toHaveLength(2)
  expect(archmagiFiles.parsePosition(file())).toMatchObject({ ok: true })
  const hex = screen.getByRole('region', { name: /^Hex / })
  const [takeOff] = within(hex).getAllByRole('button', { name: /Azure: Yeomen/ })
  await userEvent.click(present(takeOff, 'a button that takes it off'))
  expect(unitsIn(file()).filter((unit) => unit === '2 yeomen')).toHaveLength(1)
})

test('another Archmagus takes the place of the one that a seat has', async () => {
  const file = editorOf(EMPTY.position)
  await chooseHex()
  await userEvent.selectOptions(screen.getByLabelText('Unit'), 'Druid')
  await click('Place unit')
  expect(unitsIn(file())).toEqual(expect.arrayContaining(['1 druid', '2 necromancer']))
  expect(unitsIn(file())).not.toContain('1 wizard')
  expect(archmagiFiles.parsePosition(file())).toMatchObject({ ok: true })
})

test('the moment and what a seat holds are fields of their own', async () => {
  const file = editorOf(EMPTY.position)
  await userEvent.selectOptions(screen.getByLabelText('Phase'), 'Scout')
  await userEvent.selectOptions(screen.getByLabelText('Whose turn'), 'Azure')
  expect(file()).toMatchObject({ phase: 'scout', active: 2 })
  await click('Give the spell to Azure')
  expect(file()).toMatchObject({ seats: [{ spells: [] }, { spells: ['fireball'] }] })
})

test('the ground of a hex can be made another', async () => {
  const file = editorOf(EMPTY.position)
  await chooseHex()
  await userEvent.selectOptions(screen.getByLabelText('Ground'), 'Swamp')
  expect(Object.values((file() as { ground: { terrain: object } }).ground.terrain)).toEqual(['swamp'])
})

test('a file of another shape is not shown', () => {
  render(<PositionEditor {...NOTHING} file={{ units: 'many' }} onChange={() => undefined} />)
  expect(screen.getByText('This file cannot be shown as a position.')).toBeTruthy()
})
