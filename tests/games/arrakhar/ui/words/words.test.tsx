// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { laidOut } from '../play/laid-out'
import { HotSeat } from '../hot-seat'
import '../../../../support/patient'

afterEach(async () => {
  // Open or closed, the board in words comes back as it was left.
  const close = screen.queryByRole('button', { name: 'Close' })
  if (close) await userEvent.click(close)
  cleanup()
})

const pane = () => screen.findByRole('region', { name: 'Board in words' })

async function openWords(): Promise<HTMLElement> {
  await screen.findByRole('button', { name: 'In words' })
  await userEvent.keyboard('b')
  return pane()
}

async function press(name: string | RegExp): Promise<void> {
  await userEvent.click(await within(await pane()).findByRole('button', { name }))
}

describe('the board in words', () => {
  const FIGHT = { '0806': 'elf elf', '0707': 'barbarian', '0807': 'ghoul ghoul' }

  test('B opens it with the focus inside and closes it with the focus on its door', async () => {
    new HotSeat(laidOut('wizard combat', FIGHT))
    await openWords()
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('tab', { name: 'Can act' }))
    await userEvent.keyboard('b')
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('button', { name: 'In words' }))
  })

  test('a stack is picked and moved to a hex of which it tells points and direction', async () => {
    const table = new HotSeat(laidOut('wizard movement', { '0705': 'elf elf', '0807': 'ghoul' }))
    await openWords()
    await press(/^0705/)
    expect((await pane()).textContent).toContain('2 elves at 0705, 4 movement points left.')
    await press('0704 clear, 3 points left, 1 hex north')
    expect(table.commands).toMatchObject([{ type: 'move', path: ['0704'] }])
    expect((await pane()).textContent).toContain('2 elves at 0704, 3 movement points left.')
  })

  test('an attack is named with its odds and designated', async () => {
    const table = new HotSeat(laidOut('wizard combat', FIGHT))
    await openWords()
    await press(/^0806/)
    await press(/^0807 clear, 2 ghouls, 1 hex south, 2:1: /)
    await press('Declare attack on 0807')
    expect(table.commands).toMatchObject([{ type: 'designateAttack', hex: '0807' }])
  })

  test('another stack is picked though the board would move there', async () => {
    new HotSeat(laidOut('wizard movement', { '0705': 'elf', '0704': 'elf', '0807': 'ghoul' }))
    await openWords()
    await press(/^0705/)
    const others = screen.getByRole('region', { name: 'Other stacks that can act' })
    await userEvent.click(within(others).getByRole('button', { name: /^0704/ }))
    expect((await pane()).textContent).toContain('1 elf at 0704')
  })

  test('a hex is gone to by its number, read out, and left by a hexside', async () => {
    new HotSeat(laidOut('wizard combat', FIGHT))
    await openWords()
    await userEvent.click(screen.getByRole('tab', { name: 'Hexes' }))
    await userEvent.type(screen.getByLabelText('Go to hex'), '806{Enter}')
    await expect.poll(() => document.activeElement?.textContent).toBe('0806, clear, 2 elves; may be picked')
    await press(/^South: 0807/)
    await expect.poll(() => document.activeElement?.textContent).toBe('0807, clear, 2 ghouls')
    await userEvent.type(screen.getByLabelText('Go to hex'), '9{Enter}')
    expect(screen.getByText('The map has no hex 8069.')).toBeDefined()
  })

  test('a hex chosen there is chosen as on the board, and read out again', async () => {
    new HotSeat(laidOut('wizard combat', FIGHT))
    await openWords()
    await userEvent.click(screen.getByRole('tab', { name: 'Hexes' }))
    await press(/^0806/)
    await press('Choose 0806')
    await expect.poll(() => document.activeElement?.textContent).toBe('0806, clear, 2 elves; picked')
  })

  test('every unit stands with its place, state and movement left', async () => {
    new HotSeat(
      laidOut(
        'wizard movement',
        { '0705': 'elf', '0807': 'ghoul', '0402': 'dwarf' },
        {
          haste: { 'elf-1': 4 },
        },
      ),
    )
    await openWords()
    await userEvent.click(screen.getByRole('tab', { name: 'Units' }))
    const rows = within(await screen.findByRole('table', { name: 'Wizard’s units' })).getAllByRole('row')
    expect(rows.map(({ textContent }) => textContent).slice(1)).toEqual([
      'Elf 10705hasted by 48 of 8 left1',
      'Dwarf 10402waiting to enter4 of 4 left1',
    ])
    await press('0402')
    await expect
      .poll(() => document.activeElement?.textContent)
      .toBe('0402, entry/exit, 1 dwarf; may be picked')
  })

  test('the haunt of the wand is not told, not even to the sorcerer', async () => {
    new HotSeat(laidOut('sorcerer movement', { '1305': 'sorcerer', '0705': 'elf' }))
    const words = await openWords()
    await userEvent.click(screen.getByRole('tab', { name: 'Hexes' }))
    expect(words.textContent).toContain('Ruin R1')
    expect(words.textContent).not.toMatch(/hidden/)
  })
})
