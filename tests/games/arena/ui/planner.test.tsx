// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import '../../../support/patient'
import { arena } from '../on-the-table'
import { HotSeat } from './hot-seat'

afterEach(cleanup)

const FIELD = {
  ...{ a: 'archer 0 B4', b: 'archer 0 B4', s: 'swordmaster 0 B5', o: 'orc 1 B5', k: 'kobold 1 B5' },
  ...{ w: 'human-grunt 0 C1', z: 'human-grunt 1 C9' },
}

/** Opens the planner by its key. */
async function open(): Promise<HTMLElement> {
  await screen.findAllByRole('button', { name: 'Planner' })
  fireEvent.keyDown(document.body, { key: 'p' })
  await screen.findByRole('combobox', { name: 'Target' })
  return screen.getByRole('complementary', { name: 'Planner' })
}

describe('The planner of Arena', () => {
  test('weighs shots together before any of them is fired, then fires them', async () => {
    const table = new HotSeat(arena('combat', FIELD).position)
    const planner = within(await open())
    const shooters = within(planner.getByRole('region', { name: 'Who fires into it' }))
    const [first] = shooters.getAllByRole('button', { pressed: true })
    expect(shooters.getAllByRole('button', { pressed: true })).toHaveLength(2)
    expect(planner.getByRole('status').textContent).toBe('4 against 1')
    fireEvent.click(first as HTMLElement)
    expect(planner.getByRole('status').textContent).toBe('3 against 1')
    expect(table.commands).toEqual([])
    fireEvent.click(shooters.getAllByRole('button', { pressed: false })[0] as HTMLElement)
    fireEvent.click(planner.getByRole('button', { name: 'Fire 2 shots' }))
    expect(table.commands).toMatchObject([
      { type: 'fire', target: 'B5' },
      { type: 'fire', target: 'B5' },
    ])
  })

  test('tells every toll with its chance', async () => {
    new HotSeat(arena('combat', FIELD).position)
    const planner = within(await open())
    const tolls = planner.getByLabelText('Losses of the fight, casualties left to chance')
    expect(tolls.textContent).toMatch(/^West 0, East 1100\s%$/)
  })

  test('previews an attack in Movement and gives no command', async () => {
    const table = new HotSeat(arena('movement', { ...FIELD, s: 'swordmaster 0 B4' }).position)
    const planner = within(await open())
    const fighters = within(planner.getByRole('region', { name: 'Who goes there to fight' }))
    expect(fighters.getByRole('button', { name: /^Swordmaster/, pressed: true }).textContent).toBe('2')
    const [archer] = fighters.getAllByRole('button', { name: /^Archer/, pressed: false })
    const totals = () => planner.getByRole('status').textContent
    expect(totals()).toBe('4 against 1')
    fireEvent.click(archer as HTMLElement)
    expect(totals()).toBe('3 against 1')
    expect(planner.getByText('Preview only: this is not your segment for it.')).toBeDefined()
    expect(planner.queryByRole('button', { name: /^Fire/ })).toBeNull()
    fireEvent.keyDown(document.body, { key: 'p' })
    expect(screen.queryByRole('complementary', { name: 'Planner' })).toBeNull()
    expect(table.commands).toEqual([])
  })

  test('says so where nobody can be attacked', async () => {
    new HotSeat(arena('movement', { w: 'human-grunt 0 C1', z: 'human-grunt 1 C9' }).position)
    await screen.findAllByRole('button', { name: 'Planner' })
    fireEvent.keyDown(document.body, { key: 'p' })
    expect(await screen.findByText('No enemy can be attacked.')).toBeDefined()
  })
})
