// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import '../../../support/patient'
import { arena } from '../on-the-table'
import { HotSeat } from './hot-seat'

afterEach(cleanup)

const press = async (name: RegExp | string) => fireEvent.click(await screen.findByRole('button', { name }))
const rowsOf = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent)
    .slice(1)

/** A fight that East's only creature there cannot survive. */
const FIELD = {
  ...{ g: 'giant 0 B3', o: 'orc 1 B3', h: 'ogre 0 D4', r: 'orc 0 D4 on h', j: 'jeep 0 D2' },
  ...{ w: 'human-grunt 0 C1', z: 'human-grunt 1 C9' },
}

async function concede(): Promise<void> {
  fireEvent.keyDown(await screen.findByRole('button', { name: 'Concede' }), { key: 'Enter' })
  fireEvent.click(await screen.findByRole('menuitem', { name: /Concede/ }))
  await press('Yes, concede')
}

describe('The creatures in a list', () => {
  test('stand with their places, figures and losses, and lead to their hexes', async () => {
    new HotSeat(arena('combat', FIELD).position)
    await press(/^Settle this fight: B3/)
    await press('In words')
    fireEvent.click(await screen.findByRole('tab', { name: 'Creatures' }))
    await screen.findByRole('table', { name: 'West’s creatures' })
    expect(rowsOf('West’s creatures')).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Orc \d+D4on Ogre \d+Power 1, Move 1/)]),
    )
    expect(rowsOf('East’s creatures')).toHaveLength(1)
    expect(screen.getByText('Killed: Orc.')).toBeDefined()
    expect(rowsOf('Vehicles without a pilot')[0]).toMatch(/^Jeep \d+D2on the ground/)
    await press('D2')
    await expect.poll(() => document.activeElement?.textContent).toMatch(/^D2, /)
  })
})

describe('The end of a game', () => {
  test('tells what each side lost and leads to the report', async () => {
    new HotSeat(arena('combat', FIELD).position)
    await press(/^Settle this fight: B3/)
    await concede()
    await screen.findByRole('heading', { name: 'East wins' })
    expect(rowsOf('East').map((text) => text.trim())).toContain('Orc01')
    expect(rowsOf('West').map((text) => text.trim())).toContain('Giant10')
    expect(screen.getByRole('link', { name: 'Game report' }).getAttribute('href')).toBe('#/report/arena/game')
    expect(screen.queryByText('Were the spell cards those that were sealed?')).toBeNull()
  })

  test('opens the seal of the spell cards', async () => {
    const position = arena('combat', FIELD, { spells: [['bless'], ['slay']], pools: [9, 9] }).position
    const seal = { digest: 'ab'.repeat(32), nonce: 'cd' }
    new HotSeat(position, [], { seal, sealHolds: true })
    await concede()
    await screen.findByText('Were the spell cards those that were sealed?')
    expect(document.body.textContent).toContain('west: bless; east: slay:cd')
    expect(document.body.textContent).toContain('Yes: the fingerprint matches.')
  })
})

describe('The seal of the spell cards', () => {
  test('can be noted down while the game goes on, and tells none of them', async () => {
    const position = arena('combat', FIELD, { spells: [[], ['slay']], pools: [0, 9] }).position
    new HotSeat(position, [], { seal: { digest: 'ab'.repeat(32), nonce: null } })
    await screen.findByText('Seal of the spell cards')
    fireEvent.click(await screen.findByRole('tab', { name: 'Forces' }))
    await press(/abababab/)
    expect(document.body.textContent).toContain('ab'.repeat(32))
    expect(document.body.innerHTML).not.toMatch(/slay/i)
  })
})
