// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { HexId } from '@/engine/kernel/hex'
import { arrakharRules as rules } from '@/games/arrakhar/rules'
import { MAPS } from '@/games/arrakhar/tables/map'
import { NewGameForm } from '@/games/arrakhar/ui/NewGameForm'
import { mapField } from '@/games/arrakhar/ui/new-game/map-field'
import { NEW_DRAFT } from '@/games/arrakhar/ui/new-game/settings-draft'
import '../../../support/patient'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** The form, and the game that is agreed on by it. */
function openForm() {
  const onStart = vi.fn((_settings: unknown) => [])
  render(<NewGameForm onStart={onStart} onCancel={() => undefined} />)
  const agreed = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Start' }))
    const parsed = rules.newGame(onStart.mock.lastCall?.[0])
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
    return parsed.value.settings
  }
  return { agreed }
}

/** The form with the map being drawn. */
async function openMap() {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800)
  const form = openForm()
  await userEvent.click(screen.getByRole('button', { name: 'Draw the map' }))
  return { ...form, sheet: within(screen.getByRole('dialog', { name: 'Map' })) }
}

/** A cell of a chart, by its row and column. */
const cell = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })
const write = async (field: string, text: string) => {
  await userEvent.clear(screen.getByLabelText(field))
  await userEvent.click(screen.getByLabelText(field))
  await userEvent.paste(text)
}

test('tables and costs are filled in cell by cell, and played with (AR-13.5)', async () => {
  const { agreed } = openForm()
  await userEvent.selectOptions(cell('Elf, Points'), '3')
  await userEvent.selectOptions(cell('3, 2:1'), 'E')
  await userEvent.selectOptions(cell('Orc, Fireball'), 'never')
  await userEvent.selectOptions(cell('Elf, Wand fireball'), '6')
  await userEvent.selectOptions(cell('Summon, 1'), '0')
  const { costs, tables } = await agreed()
  expect(costs).toMatchObject({ elf: 3, dwarf: 1, barbarian: 3 })
  expect(tables.combat[2]).toEqual(['-', '-', 'E', '1', '1', 'E', 'E'])
  expect(tables.combat[3]).toEqual(['-', '-', '1', '1', 'E', 'E', 'E'])
  expect(tables.fireball).toEqual({
    ...{ barbarian: 6, demon: 6, dwarf: 5, elf: 5, ghoul: 5, wizard: 5, sorcerer: 4 },
  })
  expect(tables.wandFireball).toEqual({ demon: 4, elf: 6, orc: 3, ghoul: 3, sorcerer: 2 })
  expect(tables).toMatchObject({ summon: [0, 2, 3, 3, 4, 4], haste: [2, 2, 4, 4, 6, 6] })
})

test('a cell that was changed says from what, and what is put back leaves the text empty', async () => {
  openForm()
  await userEvent.selectOptions(cell('3, 2:1'), '1')
  expect(cell('3, 2:1, changed from –').value).toBe('1')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Tables (JSON)').value).toContain('"combat"')
  await userEvent.selectOptions(cell('3, 2:1, changed from –'), '–')
  expect(cell('3, 2:1').value).toBe('-')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Tables (JSON)').value).toBe('')
})

test('a text that is pasted fills the charts, also with what no list offers', async () => {
  openForm()
  await write('Costs (JSON)', '{"wizard": 37}')
  expect(cell('Wizard, Points, changed from 2').value).toBe('37')
  await userEvent.selectOptions(cell('Orc, Points'), '2')
  const { value } = screen.getByLabelText<HTMLTextAreaElement>('Costs (JSON)')
  expect(JSON.parse(value)).toEqual({ wizard: 37, orc: 2 })
})

test('a text with a mistake takes the charts away until it is mended', async () => {
  openForm()
  for (const text of ['{"wizard"', '{"wizard": "dear"}']) {
    await write('Costs (JSON)', text)
    expect(screen.getByText(/The texts below hold a mistake/)).toBeTruthy()
    expect(screen.queryByRole('combobox', { name: 'Orc, Points' })).toBeNull()
  }
  await write('Costs (JSON)', '{"wizard": 4}')
  expect(cell('Orc, Points').value).toBe('1')
})

test('a map is drawn hex by hex, tells what it lacks, and is played on (AR-1.6)', async () => {
  const { agreed, sheet } = await openMap()
  await userEvent.click(sheet.getByRole('radio', { name: 'Entry/exit' }))
  sheet.getByRole('application', { name: 'Map' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(sheet.getByText('A map has exactly 6 entry hexes, this one 7')).toBeTruthy()
  await userEvent.click(sheet.getByRole('radio', { name: 'Mountain' }))
  sheet.getByRole('application', { name: 'Map' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(sheet.queryByText(/exactly 6 entry hexes/)).toBeNull()
  await userEvent.click(sheet.getByRole('button', { name: 'Columns: more' }))
  await userEvent.click(sheet.getByRole('button', { name: 'Done' }))
  const rows = (await agreed()).map.split('\n')
  expect(rows).toHaveLength(18)
  expect(rows.every((row) => row.length === 24 && row.endsWith('^'))).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Back to the printed map' }))
  expect((await agreed()).map.split('\n')[0]).toHaveLength(23)
})

test('a size that is typed digit by digit loses nothing of the map', async () => {
  const { agreed, sheet } = await openMap()
  const columns = sheet.getByRole<HTMLInputElement>('spinbutton', { name: 'Columns' })
  await userEvent.type(columns, '24', { initialSelectionStart: 0, initialSelectionEnd: 2 })
  expect(columns.value).toBe('24')
  await userEvent.click(sheet.getByRole('button', { name: 'Done' }))
  const printed = MAPS.valley.split('\n')
  expect((await agreed()).map.split('\n')).toEqual(printed.map((row) => `${row}^`))
})

test('a hex of the map is what it is painted with, and the printed map needs no text', () => {
  const field = mapField(NEW_DRAFT)
  if (field.kind !== 'map') throw new Error(field.kind)
  const hex = '0305' as HexId
  expect(field.groundAt(hex)).toBe('0305, clear')
  const painted = field.paint(hex, '^')
  expect(painted.map.split('\n')[4]?.[2]).toBe('^')
  const drawn = mapField({ ...NEW_DRAFT, ...painted })
  if (drawn.kind !== 'map') throw new Error(drawn.kind)
  expect(drawn.groundAt(hex)).toBe('0305, mountain')
  expect(drawn.board.grid).toBe(field.board.grid)
  expect(drawn.paint(hex, '.')).toEqual({ map: '' })
})

test('a text that is no map cannot be drawn on', () => {
  for (const map of ['^^\n^', '^^\n?^', '^'.repeat(61)])
    expect(mapField({ ...NEW_DRAFT, map })).toEqual({
      kind: 'note',
      label: expect.stringContaining('no map') as string,
    })
})
