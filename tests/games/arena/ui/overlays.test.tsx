// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { HexId } from '@/engine/kernel/hex'
import { OVERLAYS } from '@/games/arena/ui/overlays/overlays'
import '../../../support/patient'
import { patiently } from '../../../support/patiently'
import { arena } from '../on-the-table'
import { HotSeat } from './hot-seat'

afterEach(() => {
  cleanup()
  OVERLAYS.choices.put({ isOpen: false, on: [], asked: null, ahead: 'ground' })
})

const FIELD = {
  ...{ s: 'swordmaster 0 B3', a: 'archer 0 B4', e: 'orc 1 B5', k: 'kobold 1 B5', y: 'archer 1 B6' },
  ...{ w: 'human-grunt 0 C1', f: 'human-grunt 1 C9' },
}

const sitDown = () => new HotSeat(arena('movement', FIELD).position)
const door = () => screen.findByRole('button', { name: 'Overlays' })
const overlay = (name: string) => screen.getByRole('checkbox', { name })
/** The figures that are drawn on the board, hex by hex. */
const figures = () =>
  [...document.querySelectorAll<SVGElement>('[data-figures]')].flatMap(
    ({ dataset }) => dataset.figures?.split(' ') ?? [],
  )

describe('The overlays of Arena', () => {
  test('open and close with O, and keep what is switched on', async () => {
    sitDown()
    await door()
    fireEvent.keyDown(document.body, { key: 'o' })
    expect((await door()).getAttribute('aria-expanded')).toBe('true')
    fireEvent.click(overlay('Enemy moves'))
    fireEvent.keyDown(document.body, { key: 'o' })
    const legend = screen.getByRole('list', { name: 'Shown on the board' })
    expect(within(legend).getAllByRole('listitem')).toHaveLength(1)
  })

  test('draw how many can come and how strong, and say the same in words', async () => {
    sitDown()
    fireEvent.click(await door())
    fireEvent.click(overlay('Enemy moves'))
    await patiently(() => expect(figures()).toContain('B4:2-1'))
    expect(screen.getByText(/hexes, 1 hex of yours in danger/)).toBeDefined()
    expect(
      screen.getByRole('button', { name: /^B4 your Power 0, theirs: 2 creatures, Power 1$/ }),
    ).toBeDefined()
    expect(document.body.textContent).toMatch(/A\d[^:]*: 2 creatures, Power 1/)
    fireEvent.click(overlay('Enemy moves'))
    await patiently(() => expect(figures()).toEqual([]))
  })

  test('tell the reach and the range of whoever is picked', async () => {
    sitDown()
    fireEvent.click(await door())
    fireEvent.click(overlay('Reach'))
    expect(screen.getByText('Point at somebody, or pick a creature.')).toBeDefined()
    fireEvent.click(overlay('Range of shots'))
    fireEvent.click(overlay('Range of magic'))
    act(() => OVERLAYS.choices.put({ ...OVERLAYS.choices.now() }))
    fireEvent.click((await screen.findAllByRole('button', { name: /^Archer/ }))[0] as HTMLElement)
    await patiently(() => expect(figures()).toContain('B5:1-1'))
    expect(screen.getByText('No magic to aim: point at a caster, or pick one.')).toBeDefined()
  })

  test('look at the air as well as at the ground', async () => {
    sitDown()
    fireEvent.click(await door())
    fireEvent.click(overlay('Enemy shots'))
    await patiently(() => expect(figures()).toContain('B4:1-1'))
    fireEvent.click(screen.getByRole('button', { name: 'The air' }))
    await patiently(() => expect(figures().length).toBeGreaterThan(0))
    expect(OVERLAYS.choices.now().ahead).toBe('air')
  })

  test('name who can hit a hex, and forget it on Escape', async () => {
    sitDown()
    await door()
    act(() => OVERLAYS.choices.put({ ...OVERLAYS.choices.now(), asked: 'B4' as HexId }))
    const card = screen.getByRole('region', { name: 'Who can hit B4 next turn' })
    const lines = within(card)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    expect(lines).toContain('Orc 3 at B5: fights with Power 1, 1 hex on foot')
    expect(lines.some((line) => /^Archer 5 at B6: fires with Power 1, /.test(line))).toBe(true)
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(screen.queryByRole('region', { name: 'Who can hit B4 next turn' })).toBeNull()
  })

  test('name one’s own side where enemies stand', async () => {
    sitDown()
    await door()
    act(() => OVERLAYS.choices.put({ ...OVERLAYS.choices.now(), asked: 'B5' as HexId }))
    expect(screen.getByText('Archer 2 at B4: fires with Power 1, without moving')).toBeDefined()
  })

  test('tell nothing of spells that the enemy has not declared', async () => {
    const shown: string[] = []
    for (const spells of [[], ['bless', 'fireball']]) {
      const creatures = { ...FIELD, p: 'high-priest 1 B7' }
      new HotSeat(arena('movement', creatures, { spells: [[], spells], pools: [0, 30] }).position)
      fireEvent.click(await door())
      for (const name of ['Range of magic', 'Enemy moves', 'Enemy shots'])
        if (!(overlay(name) as HTMLInputElement).checked) fireEvent.click(overlay(name))
      act(() => OVERLAYS.choices.put({ ...OVERLAYS.choices.now(), asked: 'B4' as HexId }))
      shown.push(document.querySelector('.overlay-panel')?.textContent ?? '')
      cleanup()
      OVERLAYS.choices.put({ ...OVERLAYS.choices.now(), isOpen: false })
    }
    expect(shown[0]).toContain('Power')
    expect(shown[1]).toBe(shown[0])
  })
})
