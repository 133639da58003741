// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { OVERLAYS } from '@/games/arrakhar/ui/overlays/overlays'
import '../../../../support/patient'
import { at } from '../play/laid-out'
import { sitDown } from './sit-down'
import { patiently } from '../../../../support/patiently'

afterEach(() => {
  cleanup()
  OVERLAYS.choices.put({ isOpen: false, on: [], asked: null, ahead: { movements: 1, isHasted: false } })
})

/** What is chosen, with some of it changed. */
const chooseOverlays = (change: Partial<ReturnType<typeof OVERLAYS.choices.now>>) =>
  OVERLAYS.choices.put({ ...OVERLAYS.choices.now(), ...change })

const FIELD = { '0806': 'elf elf', '1206': 'orc orc orc', '0808': 'sorcerer' }

const door = () => screen.findByRole('button', { name: 'Overlays' })
const overlay = (name: string) => screen.getByRole('checkbox', { name })
/** What is drawn on the board, by kind. */
const zones = () => [...document.querySelectorAll('.board .zone')].map(({ classList }) => classList[1])

describe('The overlays', () => {
  test('open and close with O, and keep what is switched on', async () => {
    sitDown('wizard movement', FIELD)
    await door()
    fireEvent.keyDown(document.body, { key: 'o' })
    expect((await door()).getAttribute('aria-expanded')).toBe('true')
    fireEvent.click(overlay('Enemy attacks'))
    fireEvent.click(overlay('Entry zones'))
    fireEvent.keyDown(document.body, { key: 'O' })
    expect(screen.queryByRole('checkbox', { name: 'Enemy attacks' })).toBeNull()
    const legend = screen.getByRole('list', { name: 'Shown on the board' })
    expect(within(legend).getAllByRole('listitem')).toHaveLength(2)
    await act(async () => Promise.resolve())
    await expect.poll(() => document.activeElement).toBe(await door())
    cleanup()
    sitDown('wizard movement', FIELD)
    expect(await screen.findByRole('list', { name: 'Shown on the board' })).toBeDefined()
  })

  test('are drawn on the board, several at once', async () => {
    sitDown('wizard movement', FIELD)
    fireEvent.click(await door())
    for (const name of ['Enemy attacks', 'Enemy fireballs', 'Entry zones', 'Can still act'])
      fireEvent.click(overlay(name))
    await patiently(() =>
      expect(zones()).toEqual(['zone--threat', 'zone--fire', 'zone--border', 'zone--able']),
    )
    fireEvent.click(overlay('Enemy fireballs'))
    expect(zones()).toEqual(['zone--threat', 'zone--border', 'zone--able'])
  })

  test('say in words what they show', async () => {
    sitDown('wizard movement', FIELD)
    fireEvent.click(await door())
    for (const name of ['Enemy fireballs', 'Can still act', 'Reach']) fireEvent.click(overlay(name))
    expect(screen.getByText(/hexes, 1 stack in danger/)).toBeDefined()
    expect(screen.getByText('0806: 2 elves')).toBeDefined()
    expect(screen.getByText('Point at a stack, or pick one.')).toBeDefined()
  })

  test('tell the reach of the stack that is picked, farther when two moves are looked at', async () => {
    sitDown('wizard movement', FIELD)
    fireEvent.click(await door())
    fireEvent.click(overlay('Reach'))
    fireEvent.click((await screen.findAllByRole('button', { name: /^0806/ }))[0] as HTMLElement)
    const count = () => Number(/(\d+) hexes, 2 elves at 0806/.exec(document.body.textContent)?.[1])
    const near = count()
    fireEvent.click(screen.getByRole('button', { name: 'Two moves' }))
    expect(count()).toBeGreaterThan(near)
    const far = count()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Wizard’s side with haste +6' }))
    expect(count()).toBeGreaterThan(far)
  })

  test('name who can hit a hex, and forget it on Escape before they close', async () => {
    sitDown('wizard combat', FIELD)
    fireEvent.click(await door())
    act(() => chooseOverlays({ asked: at('0806') }))
    const card = screen.getByRole('region', { name: 'Who can hit 0806 next turn' })
    expect(
      within(card)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '1 sorcerer at 0808: fireball without moving',
      '3 orcs at 1206: attack from 0906 after 4 hexes',
    ])
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(screen.queryByRole('region', { name: 'Who can hit 0806 next turn' })).toBeNull()
    expect((await door()).getAttribute('aria-expanded')).toBe('true')
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect((await door()).getAttribute('aria-expanded')).toBe('false')
  })

  test('name one’s own side where enemies stand', async () => {
    sitDown('wizard movement', FIELD)
    await door()
    act(() => chooseOverlays({ asked: at('0808') }))
    expect(screen.getByText(/^2 elves at 0806: attack from/)).toBeDefined()
  })

  test('tell nothing of the pool', async () => {
    const shown: string[] = []
    for (const pool of [{}, { demon: 9, orc: 9, ghoul: 9 }]) {
      sitDown('wizard movement', { ...FIELD, '1305': 'sorcerer' }, { pool })
      fireEvent.click(await door())
      for (const name of ['Ready haunts', 'Enemy attacks'])
        if (!(overlay(name) as HTMLInputElement).checked) fireEvent.click(overlay(name))
      shown.push(document.querySelector('.overlay-panel')?.textContent ?? '')
      fireEvent.click(await door())
      cleanup()
    }
    expect(shown[0]).toContain('Temple T1')
    expect(shown[0]).toBe(shown[1])
  })
})
