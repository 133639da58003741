// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import '../../../../support/patient'
import { sitDown } from './sit-down'

afterEach(cleanup)

const press = async (name: RegExp | string) => fireEvent.click(await screen.findByRole('button', { name }))
const question = (name: string) => screen.queryByRole('group', { name })
const types = (seen: ReturnType<typeof sitDown>) => seen.commands.map(({ type }) => type)

const FIRE = { '0705': 'wizard wizard', '0707': 'orc orc' }
const ONE_LEFT = '1 fireball not cast: roll anyway?'

/** Designates one fireball of the two that could be cast. */
async function aimOne(): Promise<void> {
  await press(/^0705/)
  await press(/^0707/)
  await press('One caster fewer')
  await press('Aim 1 fireball')
}

/** Attacks of two stacks on two hexes, of which the first is certain to be emptied. */
async function aimTwice(): Promise<void> {
  for (const [from, to] of [
    ['0806', '0807'],
    ['1306', '1307'],
  ]) {
    await press(new RegExp(`^${from}`))
    await press(new RegExp(`^${to}`))
    await press(`Declare attack on ${to}`)
  }
}

const FRONT = { '0806': 'elf elf elf elf', '0807': 'ghoul', '1306': 'dwarf dwarf dwarf', '1307': 'orc' }
const HALTED = 'Halted: advance into 0807 or decline first.'
const ADVANCE_LOST = 'Advance into 0807: roll anyway?'

describe('The first roll of a segment', () => {
  test.each(['Resolve all', /^Roll: /])('asks where a caster is unused, by %s', async (button) => {
    const seen = sitDown('wizard fireball', FIRE, { dice: [1, 1] })
    await aimOne()
    await press(button)
    expect(types(seen)).toEqual(['designateFireball'])
    expect(question(ONE_LEFT)).not.toBeNull()
    await expect.poll(() => document.activeElement?.textContent).toBe('Cancel')
    await press('Roll')
    expect(types(seen)).toEqual(['designateFireball', 'resolve'])
    expect(question(ONE_LEFT)).toBeNull()
  })

  test('is put off by Cancel and by Escape, and the focus goes back to its button', async () => {
    const seen = sitDown('wizard fireball', FIRE)
    await aimOne()
    for (const leave of [
      () =>
        fireEvent.click(
          within(screen.getByRole('group', { name: ONE_LEFT })).getByRole('button', { name: 'Cancel' }),
        ),
      () => fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' }),
    ]) {
      const all = await screen.findByRole('button', { name: 'Resolve all' })
      all.focus()
      fireEvent.click(all)
      expect(question(ONE_LEFT)).not.toBeNull()
      leave()
      expect(question(ONE_LEFT)).toBeNull()
      await expect.poll(() => document.activeElement).toBe(all)
    }
    expect(types(seen)).toEqual(['designateFireball'])
  })

  test('asks for units that do not attack, and nothing where all do', async () => {
    const seen = sitDown('wizard combat', { ...FRONT, '1810': 'elf', '1811': 'demon' }, { dice: [1, 1] })
    await aimTwice()
    await press('Resolve all')
    expect(types(seen)).toEqual(['designateAttack', 'designateAttack'])
    expect(question('1 unit can still attack: roll anyway?')).not.toBeNull()
  })

  test('asks no more once told so', async () => {
    const seen = sitDown('wizard fireball', FIRE, { dice: [1, 1] })
    await aimOne()
    await press('Resolve all')
    fireEvent.click(screen.getByRole('checkbox', { name: 'Do not ask again' }))
    await press('Roll')
    expect(seen.wishes).toEqual([{ warnsAtEnd: false }])
    expect(types(seen)).toEqual(['designateFireball', 'resolve'])
  })

  test('asks nothing where all casters are used', async () => {
    const seen = sitDown('wizard fireball', FIRE, { dice: [1, 1, 1, 1] })
    await press(/^0705/)
    await press(/^0707/)
    await press('Aim 2 fireballs')
    await press('Resolve all')
    expect(types(seen).slice(2)).toEqual(['resolve', 'resolve'])
  })
})

describe('An attack is declared and rolled by one button', () => {
  const named = async () => {
    await press(/^0806/)
    await press(/^0807/)
  }

  test('that asks nothing where nobody else can attack', async () => {
    const seen = sitDown('wizard combat', { '0806': 'elf elf', '0807': 'ghoul' }, { dice: [1] })
    await named()
    await press('Declare and roll')
    expect(types(seen)).toEqual(['designateAttack', 'resolve'])
    expect(screen.getByText('0 to roll')).toBeDefined()
  })

  test('that asks where the roll locks others out, before anything is declared', async () => {
    const seen = sitDown('wizard combat', FRONT, { dice: [1] })
    await named()
    await press('Declare and roll')
    expect(types(seen)).toEqual([])
    expect(question('3 units can still attack: roll anyway?')).not.toBeNull()
    await press('Roll')
    expect(types(seen)).toEqual(['designateAttack', 'resolve'])
  })

  test('that is not there beside another declared attack, which may be rolled first', async () => {
    sitDown('wizard combat', FRONT)
    await press(/^1306/)
    await press(/^1307/)
    await press('Declare attack on 1307')
    await named()
    await screen.findByRole('button', { name: 'Declare attack on 0807' })
    expect(screen.queryByRole('button', { name: 'Declare and roll' })).toBeNull()
  })

  test('that asks nothing of an attack that is refused', async () => {
    const seen = sitDown('wizard combat', { ...FRONT, '0806': 'elf', '0807': 'demon demon demon demon' })
    await named()
    await press('Declare and roll')
    expect(types(seen)).toEqual([])
    expect(question('3 units can still attack: roll anyway?')).toBeNull()
    expect(screen.getByRole('alert').textContent).toContain('AR-10')
  })
})

describe('Rolling all', () => {
  test('halts at an advance, says why, and goes on when told so', async () => {
    const seen = sitDown('wizard combat', FRONT, { dice: [6, 1] })
    await aimTwice()
    await press('Resolve all')
    expect(types(seen).slice(2)).toEqual(['resolve'])
    expect(screen.getByText(HALTED).getAttribute('role')).toBe('status')
    await press('Resolve all')
    expect(types(seen).slice(2)).toEqual(['resolve'])
    expect(question(ADVANCE_LOST)).not.toBeNull()
    await press('Roll')
    expect(types(seen).slice(2)).toEqual(['resolve', 'resolve'])
    expect(screen.queryByText(HALTED)).toBeNull()
  })

  test('goes on without a question once the advance is declined', async () => {
    const seen = sitDown('wizard combat', FRONT, { dice: [6, 1] })
    await aimTwice()
    await press('Resolve all')
    await press('Decline')
    expect(screen.queryByText(HALTED)).toBeNull()
    await press('Resolve all')
    expect(types(seen).slice(2)).toEqual(['resolve', 'resolve'])
  })

  test('goes on without a question once the advance is made', async () => {
    const seen = sitDown('wizard combat', FRONT, { dice: [6, 1] })
    await aimTwice()
    await press('Resolve all')
    await press('Choose units')
    await press(/^Advance with/)
    await press('Resolve all')
    expect(types(seen).slice(2)).toEqual(['resolve', 'advance', 'resolve'])
  })
})
