// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import '../../../../support/patient'
import { sitDown } from './sit-down'
import { patiently } from '../../../../support/patiently'

// A game does not wait for them at its start; these tests begin in the middle of one.
afterEach(cleanup)

const FIGHT = { '0806': 'elf elf', '0707': 'barbarian', '0807': 'ghoul ghoul' }

const endButton = async () =>
  screen.findByRole('button', { name: /^End combat|^End movement|^End wandering/ })
const stillToDo = (text: RegExp) => screen.findByRole('button', { name: text })
const warning = (name: RegExp) => screen.queryByRole('group', { name })

async function pressEnd(): Promise<void> {
  fireEvent.click(await endButton())
}

describe('The end of a segment', () => {
  test('asks where attacks are left, and ends all the same if told so', async () => {
    const seen = sitDown('wizard combat', FIGHT)
    await stillToDo(/3 units can still attack/)
    await pressEnd()
    expect(seen.commands).toEqual([])
    expect(warning(/^3 units can still attack/)).not.toBeNull()
    await expect.poll(() => document.activeElement?.textContent).toBe('Show me')
    fireEvent.click(screen.getByRole('button', { name: 'End anyway' }))
    expect(seen.commands).toEqual([{ type: 'endSegment' }])
    expect(seen.wishes).toEqual([])
  })

  test('shows what is left by picking it', async () => {
    const seen = sitDown('wizard combat', FIGHT)
    await stillToDo(/can still attack/)
    await pressEnd()
    fireEvent.click(screen.getByRole('button', { name: 'Show me' }))
    expect(warning(/can still attack/)).toBeNull()
    const panel = screen.getByRole('region', { name: 'What to do now' })
    await patiently(() => expect(panel.hasAttribute('data-idle')).toBe(false))
    expect(seen.commands).toEqual([])
  })

  test('asks no more once told so', async () => {
    const seen = sitDown('wizard combat', FIGHT)
    await stillToDo(/can still attack/)
    await pressEnd()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Do not ask again' }))
    fireEvent.click(screen.getByRole('button', { name: 'End anyway' }))
    expect(seen.wishes).toEqual([{ warnsAtEnd: false }])
    expect(seen.commands).toHaveLength(1)
  })

  test('takes the question back on Escape', async () => {
    const seen = sitDown('wizard combat', FIGHT)
    await stillToDo(/can still attack/)
    await pressEnd()
    fireEvent.keyDown(screen.getByRole('button', { name: 'Show me' }), { key: 'Escape' })
    expect(warning(/can still attack/)).toBeNull()
    await expect.poll(() => document.activeElement).toBe(await endButton())
    expect(seen.commands).toEqual([])
  })

  test('does not ask where nothing is left', async () => {
    const seen = sitDown('wizard combat', { '0806': 'elf', '1608': 'orc' })
    await screen.findByText('Nothing left to do.')
    await pressEnd()
    expect(seen.commands).toEqual([{ type: 'endSegment' }])
  })

  test('does not ask where the rules refuse it, and says so', async () => {
    sitDown('sorcerer wanderingOrcs', { '1305': 'sorcerer', '0705': 'elf' })
    await screen.findByText('Still to do: roll for the orcs.')
    await pressEnd()
    expect(screen.queryByRole('button', { name: 'End anyway' })).toBeNull()
    expect((await screen.findByRole('alert')).textContent).toContain('AR-5.1')
  })

  test('is asked for with Ctrl+Enter too, and confirmed with it', async () => {
    const seen = sitDown('wizard combat', FIGHT)
    await stillToDo(/can still attack/)
    fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true, repeat: true })
    expect(warning(/can still attack/)).toBeNull()
    fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true })
    expect(warning(/can still attack/)).not.toBeNull()
    fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true })
    expect(seen.commands).toEqual([{ type: 'endSegment' }])
  })

  test('lists the stacks that can still act, each picked by its button', async () => {
    sitDown('wizard combat', FIGHT)
    const head = await stillToDo(/^Optional: 3 units can still attack/)
    fireEvent.click(head)
    const list = screen.getByRole('list', { name: 'Stacks that can still act' })
    const buttons = within(list).getAllByRole('button')
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['0806 2 elves', '0707 1 barbarian'])
    fireEvent.click(within(list).getByRole('button', { name: /^0707/ }))
    expect(within(list).getByRole('button', { name: /^0707/ }).getAttribute('aria-current')).toBe('true')
    fireEvent.click(head)
  })
})
