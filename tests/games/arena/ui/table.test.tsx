// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { QUIET } from '../../../support/comfort'
import '../../../support/patient'
import { arena, newArena } from '../on-the-table'
import { HotSeat } from './hot-seat'

afterEach(cleanup)

/** Presses a button, as soon as the part of the screen that it belongs to has been loaded. */
const press = async (name: RegExp | string) => fireEvent.click(await screen.findByRole('button', { name }))

/** Opens the board in words and chooses a hex there, which does what a click on it does. */
const choose = async (hex: string) => {
  if (!screen.queryByRole('region', { name: 'Board in words' })) await press('In words')
  const words = within(await screen.findByRole('region', { name: 'Board in words' }))
  fireEvent.click(words.getByRole('button', { name: new RegExp(`^${hex}\\b`) }))
}

describe('a turn at the table', () => {
  test('goes through all phases by their buttons, to the other side', async () => {
    const table = new HotSeat(newArena({ preset: 'first-clash' }).position)
    for (const name of [
      /^End Terrain Change/,
      /^End Equip and Mount/,
      /^End Movement/,
      /^End Combat/,
      /^End the turn/,
    ])
      await press(name)
    expect(table.position).toMatchObject({ turn: 2, active: 'east', now: { phase: 'terrain' } })
  })

  test('changes terrain by a hex and a button with its price', async () => {
    const table = new HotSeat(arena('terrain', { o: 'orc 0 B2' }, { budget: 4 }).position)
    await choose('B2')
    await press(/^Forest for 4/)
    expect(table.position.hexes).toMatchObject({ B2: { terrain: 'Forest' } })
  })

  test.each([
    [3, 'There are too few points to change a hex: end this phase.'],
    [4, 'Pick a hex to change its ground by one step, or to raise or end a storm over it.'],
  ])('says with %i points of terrain what can be done with them', async (budget, said) => {
    new HotSeat(arena('terrain', { o: 'orc 0 B2' }, { budget }).position)
    const panel = within(await screen.findByRole('region', { name: 'What to do now' }))
    expect(panel.getByText(said)).toBeTruthy()
  })

  test('hands out an item and mounts a rider', async () => {
    const items = [{ id: 's', type: 'magic-sword', owner: 0, at: 'B2' }]
    const table = new HotSeat(arena('equip1', { o: 'orc 0 B2', g: 'ogre 0 B2' }, { items }).position)
    await choose('B2')
    await press(/^Orc 1/)
    await press(/^Take Magic Sword/)
    await press(/^Mount Ogre 2/)
    expect(table.commands).toMatchObject([
      { type: 'equip', creature: 'o', item: 's' },
      { type: 'mount', rider: 'o', mount: 'g' },
    ])
  })

  test('walks a unit to a lit hex', async () => {
    const table = new HotSeat(arena('movement', { o: 'orc 0 B2', e: 'orc 1 D5' }).position)
    await choose('B2')
    await choose('B3')
    expect(table.commands).toMatchObject([{ type: 'walk', unit: 'o', path: ['B3'] }])
  })

  test('begins each phase with empty hands: who was picked to take an item is not sent on by the next click', async () => {
    const items = [{ id: 's', type: 'magic-sword', owner: 0, at: 'B2' }]
    const creatures = { o: 'orc 0 B2', k: 'kobold 0 B3', e: 'orc 1 D5' }
    const table = new HotSeat(arena('equip1', creatures, { items }).position)
    await choose('B2')
    await screen.findByRole('button', { name: /^Take Magic Sword/ })
    await press(/^End Equip and Mount/)
    await screen.findByRole('button', { name: /^End Movement/ })
    await choose('B3')
    await choose('B2')
    const walks = table.commands.filter(({ type }) => type === 'walk')
    expect(walks).toMatchObject([{ unit: 'k', path: ['B2'] }])
  })

  test('asks a flyer how it goes where there are several ways', async () => {
    const table = new HotSeat(arena('movement', { g: 'gargoyle 0 B2', e: 'orc 1 D5' }).position)
    await choose('B2')
    await choose('B3')
    await press(/^Fly and stay in the air/)
    expect(table.commands).toMatchObject([{ type: 'fly', unit: 'g', path: ['B3'], land: false }])
  })

  test('fires, settles the fight and tells what came of it', async () => {
    const creatures = { a: 'archer 0 B2', o: 'orc 0 B3', e: 'orc 1 B3', far: 'orc 1 E7' }
    const table = new HotSeat(arena('combat', creatures).position)
    await choose('B2')
    await press(/^B3 1 against 1, would be 2 against 1/)
    await press(/^Settle this fight: B3/)
    expect(table.commands).toMatchObject([
      { type: 'fire', shooter: 'a', target: 'B3' },
      { type: 'resolve', space: 'B3' },
    ])
    expect(await screen.findByText('Fight at B3, 2 against 1: West wins.')).toBeTruthy()
  })

  test('asks before the first fight is settled while somebody can still fire', async () => {
    const creatures = { a: 'archer 0 B2', o: 'orc 0 B3', e: 'orc 1 B3', far: 'orc 1 E7' }
    const comfort = { ...QUIET, warnsAtEnd: true }
    const table = new HotSeat(arena('combat', creatures).position, [], { comfort })
    const lost = '1 creature can fire: settle anyway?'
    await press(/^Settle this fight: B3/)
    const question = within(screen.getByRole('group', { name: lost }))
    expect(table.commands).toEqual([])
    fireEvent.click(question.getByRole('button', { name: 'Cancel' }))
    await press(/^Settle this fight: B3/)
    await press('Settle')
    expect(table.commands).toMatchObject([{ type: 'resolve', space: 'B3' }])
  })

  test('settles a fight without a question where nobody can fire', async () => {
    const creatures = { o: 'ogre 0 B3', e: 'orc 1 B3', far: 'orc 1 E7' }
    const comfort = { ...QUIET, warnsAtEnd: true }
    const table = new HotSeat(arena('combat', creatures).position, [], { comfort })
    await press(/^Settle this fight: B3/)
    expect(table.commands).toMatchObject([{ type: 'resolve', space: 'B3' }])
  })

  test('lets the winner of a Targeted attack choose who dies', async () => {
    const creatures = { s: 'swordmaster 0 B3', e: 'orc 1 B3', k: 'kobold 1 B3', far: 'orc 1 E7' }
    const table = new HotSeat(arena('combat', creatures).position)
    await press(/^Settle this fight: B3/)
    await press(/^Kobold 3/)
    expect(table.commands.at(-1)).toMatchObject({ type: 'chooseCasualty', creature: 'k' })
    expect(table.position.creatures.map(({ id }) => id)).not.toContain('k')
  })

  test('declares a spell at a target after it has been looked at', async () => {
    const table = new HotSeat(
      arena(
        'magic1',
        { p: 'high-priest 0 B2', o: 'orc 0 B3', e: 'orc 1 E7' },
        {
          spells: [['bless'], []],
          pools: [9, 0],
        },
      ).position,
    )
    await choose('B2')
    await press(/^Bless/)
    await choose('B3')
    expect(table.commands).toEqual([])
    await press('Declare Bless')
    expect(table.commands).toMatchObject([
      { type: 'declareSpell', caster: 'p', spell: 'bless', target: { kind: 'creature', creature: 'o' } },
    ])
    const declared = await screen.findByRole('region', { name: /^Declared spells, in order/ })
    expect(declared.textContent).toContain('Bless InstantBy High Priest 1, B2. Target: Orc 2, B3.')
  })

  test('begins with the drawing up of armies where none is ready', async () => {
    new HotSeat(newArena({}).position)
    expect(await screen.findByRole('heading', { name: 'Draw up your army' })).toBeTruthy()
    expect(screen.queryByRole('application', { name: 'Map of the arena' })).toBeNull()
  })

  test('places creatures of the basic game, the one picked or else the first', async () => {
    const table = new HotSeat(newArena({ preset: 'basic' }).position)
    await choose('A1')
    await press(/^Kobold 6/)
    await choose('C1')
    expect(table.commands).toMatchObject([
      { type: 'placeBasic', creature: 'giant-1', hex: 'A1' },
      { type: 'placeBasic', creature: 'kobold-6', hex: 'C1' },
    ])
  })

  test('shows the end of a game that was given up', async () => {
    const table = new HotSeat(arena('terrain', { o: 'orc 0 B2', e: 'orc 1 D5' }).position)
    fireEvent.keyDown(await screen.findByRole('button', { name: 'Concede' }), { key: 'Enter' })
    fireEvent.click(await screen.findByRole('menuitem', { name: /Concede/ }))
    await press('Yes, concede')
    expect(table.position.ending).toMatchObject({ winner: 'east', by: 'concession' })
    expect(await screen.findByRole('heading', { name: 'East wins' })).toBeTruthy()
  })
})
