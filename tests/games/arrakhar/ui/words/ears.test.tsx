// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { attack, END, move, placeOrc, resolve, ROLL_ORCS } from '../../../../support/orders'
import { HotSeat } from '../hot-seat'
import { laidOut } from '../play/laid-out'
import '../../../../support/patient'

afterEach(cleanup)

/** What has been said so far, line by line, once it was said where the game stands. */
async function heard(): Promise<readonly string[]> {
  await screen.findByText(/to play\.$/)
  return [...screen.getByRole('log', { name: 'Announcements' }).children].map(
    ({ textContent }) => textContent,
  )
}

/** What the next deed makes the table say. */
async function news(deed: () => void): Promise<readonly string[]> {
  const before = await heard()
  deed()
  await screen.findByRole('log')
  return (await heard()).slice(before.length)
}

describe('the voice of the table', () => {
  const FIGHT = { '0806': 'elf elf', '0707': 'barbarian', '0807': 'ghoul ghoul' }

  test('it is one polite voice that only adds', async () => {
    new HotSeat(laidOut('wizard combat', FIGHT))
    await heard()
    const voice = screen.getByRole('log', { name: 'Announcements' })
    expect(voice.getAttribute('aria-live')).toBe('polite')
    expect(voice.getAttribute('aria-relevant')).toBe('additions')
  })

  test('it begins with where the game stands', async () => {
    new HotSeat(laidOut('wizard combat', FIGHT))
    expect(await heard()).toEqual(['Turn 3, wizard phase: combat.', 'Wizard to play.'])
  })

  test('a roll is told with its result, a segment with its name', async () => {
    const table = new HotSeat(laidOut('wizard combat', FIGHT), [6])
    expect(await news(() => table.play(attack('elf-1 elf-2', '0807', 'ghoul-1 ghoul-2')))).toEqual([
      '2 elves will attack 2 ghouls at 0807: 2:1, bonus included.',
    ])
    expect(await news(() => table.play(resolve(1)))).toEqual([
      'Attack at 0807, 2:1 with bonus: rolls 6; 2 ghouls eliminated.',
    ])
  })

  test('several steps at once are all told', async () => {
    const table = new HotSeat(laidOut('wizard movement', { '0705': 'elf', '0806': 'dwarf', '1807': 'ghoul' }))
    const said = await news(() => {
      table.play(move('elf-1', '0704'))
      table.play(move('dwarf-1', '0805'))
    })
    expect(said).toEqual(['1 elf moves 0705–0704 (1 point).', '1 dwarf moves 0806–0805 (1 point).'])
  })

  test('what is taken back and done again is told as such', async () => {
    const table = new HotSeat(laidOut('wizard movement', { '0705': 'elf', '1807': 'ghoul' }))
    await news(() => table.play(move('elf-1', '0704')))
    expect(await news(() => table.undo())).toEqual(['Taken back: 1 elf moves 0705–0704 (1 point).'])
    expect(await news(() => table.redo())).toEqual(['Done again: 1 elf moves 0705–0704 (1 point).'])
  })

  test('undo into the segment before says where the game stands again', async () => {
    const table = new HotSeat(laidOut('wizard movement', { '0705': 'elf', '1807': 'ghoul' }))
    await news(() => table.play(END))
    const said = await news(() => table.undo())
    expect(said.at(-1)).toBe('Turn 3, wizard phase: movement.')
  })

  test('orcs still to be placed are counted', async () => {
    const table = new HotSeat(laidOut('sorcerer wanderingOrcs', { '1305': 'sorcerer', '0705': 'elf' }), [6])
    expect((await news(() => table.play(ROLL_ORCS)))[0]).toMatch(/rolls 6.*Orcs to place: 2\.$/)
    expect((await news(() => table.play(placeOrc('1304'))))[0]).toMatch(/^A wandering orc appears at 1304\./)
  })

  test('a resignation is told though the table gives way to the end', async () => {
    const table = new HotSeat(laidOut('wizard combat', FIGHT))
    expect(await news(() => table.play({ type: 'resign', side: 'wizard' }))).toEqual([
      'The wizard resigns: the sorcerer wins.',
    ])
  })
})

describe('the place of the keyboard', () => {
  const FIGHT = { '0806': 'elf elf', '0707': 'barbarian', '0807': 'ghoul ghoul' }

  /** Presses Enter on a button that has the focus, and gives back where the focus is then. */
  async function enter(name: string | RegExp): Promise<string> {
    const button = await screen.findByRole('button', { name })
    button.focus()
    await userEvent.keyboard('{Enter}')
    return document.activeElement?.textContent ?? ''
  }

  test('a control that goes away hands the focus to what the panel proposes', async () => {
    new HotSeat(laidOut('wizard combat', FIGHT), [6])
    await heard()
    await enter(/^0806/)
    await expect.poll(() => document.activeElement).not.toBe(document.body)
    expect(await enter(/^0807/)).toBe('Declare attack on 0807')
    await enter('Declare attack on 0807')
    await expect.poll(() => document.activeElement).not.toBe(document.body)
    await expect.poll(() => document.activeElement?.closest('.action-panel')).not.toBeNull()
  })

  test('a focus that still has its place is left alone', async () => {
    const table = new HotSeat(laidOut('wizard movement', { '0705': 'elf', '1807': 'ghoul' }))
    await heard()
    const board = screen.getByRole('application')
    board.focus()
    await news(() => table.play(move('elf-1', '0704')))
    await expect.poll(() => document.activeElement).toBe(board)
  })

  test('when the table gives way to the end, the end has the focus', async () => {
    const table = new HotSeat(laidOut('wizard combat', FIGHT))
    await heard()
    screen.getByRole('button', { name: /^End combat/ }).focus()
    await news(() => table.play({ type: 'resign', side: 'wizard' }))
    await screen.findByRole('heading', { name: 'Sorcerer wins' })
    await Promise.resolve()
    await expect.poll(() => document.activeElement).not.toBe(document.body)
  })
})
