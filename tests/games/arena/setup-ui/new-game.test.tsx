// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { present, problemsText } from '@/engine/kernel/refusal'
import { PRESET_BLURBS } from '@/games/arena/tables/new-game-text'
import { PRESETS } from '@/games/arena/tables/presets'
import { arenaFiles } from '@/games/arena/files'
import type { Position } from '@/games/arena/state/position'
import { NewGameForm } from '@/games/arena/ui/NewGameForm'

afterEach(cleanup)

const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const pick = (name: string | RegExp) => userEvent.click(screen.getByRole('radio', { name }))
const tick = (name: string | RegExp) => userEvent.click(screen.getByRole('checkbox', { name }))

/** The form, and what the rules made of the last settings that it gave. */
function newGameForm() {
  const begun: { position?: Position } = {}
  const onStart = (settings: unknown): readonly string[] => {
    const parsed = arenaFiles.newGame(settings)
    if (!parsed.ok) return problemsText(parsed.problems).split('\n')
    begun.position = parsed.value
    return []
  }
  render(<NewGameForm onStart={onStart} onCancel={() => undefined} />)
  return { position: () => present(begun.position, 'a game begun') }
}

describe('ready games', () => {
  test('the quick one begins at one click, in the first Terrain Change of West', async () => {
    const form = newGameForm()
    await click(/^First Clash/)
    expect(form.position()).toMatchObject({ turn: 1, active: 'west', now: { phase: 'terrain' } })
  })

  test('the quick one stands first, and every one says what it is about', () => {
    newGameForm()
    const buttons = within(screen.getByRole('region', { name: 'Quick start' })).getAllByRole('button')
    const names = PRESETS.map(({ name }) => name)
    expect(names[0]).toBe('First Clash')
    expect(buttons.map((button) => names.find((name) => button.textContent.startsWith(name)))).toEqual(names)
    for (const [nth, { id }] of PRESETS.entries())
      expect(buttons[nth]?.textContent).toContain(present(PRESET_BLURBS[id], `a blurb of ${id}`))
  })

  test.each(PRESETS.map(({ name }) => name))('%s begins', async (name) => {
    const form = newGameForm()
    await click(new RegExp(`^${name}`))
    expect(form.position().creatures.length).toBeGreaterThan(5)
  })
})

describe('a game of one’s own', () => {
  test('says of lists, numbers and boxes alike in which clause to read about them', () => {
    newGameForm()
    const links = screen.getAllByRole('link', { name: /^What AA-.* says/ })
    const clauses = ['AA-2.8', 'AA-23.4', 'AA-2.5', 'AA-25.1', 'AA-25.2', 'AA-25.3']
    expect(links.map(({ textContent }) => textContent)).toEqual(clauses)
    for (const link of links) expect(link.getAttribute('href')).toContain(link.textContent)
  })

  test('has prices of its own where they are given, and the printed ones again (AA-2.1)', async () => {
    const form = newGameForm()
    const choose = (card: string) =>
      userEvent.selectOptions(screen.getByRole('combobox', { name: 'Change the price of' }), card)
    await choose('Orc (printed 3)')
    await choose('Longbow (printed 3)')
    expect(screen.queryByRole('option', { name: 'Orc (printed 3)' })).toBeNull()
    expect(screen.queryByRole('option', { name: /^Phantom/ })).toBeNull()
    await click('Orc (printed 3): more')
    await click('Start')
    expect(form.position().settings.prices).toEqual({ orc: 4 })
    await click('Printed price for Orc')
    await click('Start')
    expect(form.position().settings).not.toHaveProperty('prices')
  })

  test('is the advanced game at standard size, if nothing is changed', async () => {
    const form = newGameForm()
    await click('Start')
    expect(form.position()).toMatchObject({
      now: { phase: 'build' },
      settings: {
        ruleset: 'advanced',
        map: 'standard',
        points: { west: 80, east: 80 },
        spellCards: 8,
        turnLimit: 60,
        firstPlayer: 'roll',
        variants: { terrainPool: false, wild: false, enclosed: false },
      },
    })
  })

  test('has what was agreed on', async () => {
    const form = newGameForm()
    await pick(/^Twin Lakes/)
    await click('Grand 120')
    await click('East: more')
    await click('Spell cards of an army: less')
    await click('Turns at most: more')
    await userEvent.selectOptions(screen.getByLabelText('First player'), 'East')
    await tick(/^Wild/)
    await tick(/^Terrain pool/)
    await click('Start')
    expect(form.position().settings).toEqual({
      rules: 2,
      ruleset: 'advanced',
      map: 'twin-lakes',
      points: { west: 120, east: 121 },
      spellCards: 7,
      turnLimit: 61,
      firstPlayer: 'east',
      variants: { terrainPool: true, wild: true, enclosed: false },
    })
  })

  test('with a handicap goes back to the usual points at one click', async () => {
    const form = newGameForm()
    expect(screen.queryByRole('button', { name: 'Usual points' })).toBeNull()
    await click('West: less')
    expect(screen.getByRole('button', { name: 'Standard 80' }).getAttribute('aria-pressed')).toBe('false')
    await click('Usual points')
    expect(screen.getByRole('button', { name: 'Standard 80' }).getAttribute('aria-pressed')).toBe('true')
    await click('Start')
    expect(form.position().settings.points).toEqual({ west: 80, east: 80 })
  })

  test('of the basic ruleset has its own map and asks for nothing that it does not know', async () => {
    const form = newGameForm()
    await tick(/^Enclosed/)
    await tick(/^Terrain pool/)
    await pick(/^Basic/)
    expect(screen.queryByLabelText('Spell cards of an army')).toBeNull()
    expect(screen.getAllByRole('checkbox')).toHaveLength(1)
    await click('Start')
    expect(form.position().settings).toMatchObject({
      ruleset: 'basic',
      map: 'basic',
      points: { west: 30, east: 30 },
      variants: { terrainPool: true, wild: false, enclosed: false },
    })
  })

  test('back in the advanced ruleset has a map of the large board', async () => {
    const form = newGameForm()
    await pick(/^Basic/)
    await pick(/^Advanced/)
    await click('Start')
    expect(form.position().settings).toMatchObject({ ruleset: 'advanced', map: 'standard' })
  })

  test('leads from each variant to its clause', () => {
    newGameForm()
    const group = within(screen.getByRole('group', { name: 'Variants' }))
    expect(group.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      ['AA-25.1', 'AA-25.2', 'AA-25.3'].map((clause) => `#/rules/arena/${clause}`),
    )
  })

  test('that cannot be started says why', async () => {
    const onStart = vi.fn(() => ['points.0: must be a whole number', 'something else'])
    render(<NewGameForm onStart={onStart} onCancel={() => undefined} />)
    await click('Start')
    const points = within(screen.getByRole('group', { name: 'Points' }))
    expect(points.getByText('points.0: must be a whole number')).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toContain('something else')
  })
})
