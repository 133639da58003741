// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { arenaPlay } from '@/games/arena/play'
import { ArenaTable } from '@/games/arena/ui/table'
import { BuildScreen } from '@/games/arena/ui/build/BuildScreen'
import { QUIET } from '../../../support/comfort'
import '../../../support/patient'
import { type BuildTable, newTable } from './build-table'
import '../../../support/patient'

afterEach(cleanup)

/** The army-building screen for the seat that is asked, given a new `play` for every position as the shell does. */
function Screen({ table }: { readonly table: BuildTable }) {
  const [position, setPosition] = useState(table.position)
  const play: BuildTable['play'] = (command) => {
    if (table.position !== position) return undefined
    const refusal = table.play(command)
    setPosition(table.position)
    return refusal
  }
  const nothing = () => undefined
  const seat = arenaPlay.askedSeat(position)
  const view = arenaPlay.viewOf(position, seat ?? 'table')
  if (view.now.phase !== 'build') return <p>Play has begun</p>
  return (
    <BuildScreen
      view={view}
      seat={seat}
      log={[]}
      viewAt={() => view}
      play={play}
      refusalOf={nothing}
      seal={null}
      sealHolds={null}
      comfort={QUIET}
      onComfort={nothing}
      onRematch={nothing}
      onHome={nothing}
    />
  )
}

function sitDown(settings: unknown = {}): BuildTable {
  const table = newTable(settings)
  render(<Screen table={table} />)
  return table
}

const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const tick = (name: string | RegExp) => userEvent.click(screen.getByRole('checkbox', { name }))
const choose = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByLabelText(label), option)
/** The names of the cards that are shown. */
const cards = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const list = () => within(screen.getByRole('region', { name: 'Your army' }))
const stillToDo = () => within(screen.getByRole('region', { name: 'Still to do' }))
/** The card of a name. */
const card = (name: string) => {
  const found = screen.getByRole('heading', { level: 3, name }).closest('li')
  if (!found) throw new Error(`no card of ${name}`)
  return within(found)
}

test('a side may concede while it draws up its army (AA-23.5)', async () => {
  const table = newTable({})
  render(<Screen table={table} />)
  await userEvent.click(screen.getByRole('button', { name: 'Concede' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Concede…' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, concede' }))
  expect(table.position.ending).toEqual({ winner: 'east', by: 'concession' })
})

describe('the catalogue', () => {
  test('has all 85 creatures, 24 items and 48 spells', async () => {
    sitDown()
    expect(cards()).toHaveLength(85)
    await click('Items')
    expect(cards()).toHaveLength(24)
    await click('Spells')
    expect(cards()).toHaveLength(48)
  })

  test('has every figure of a card as a chip with a hint, and in words with its clause', async () => {
    sitDown()
    const spider = card('Giant Spider')
    expect(spider.getByText('6 points')).toBeTruthy()
    const chips = ['Power 1', 'Move 1', 'on All land', 'Size 2', 'Poison 2', 'animal']
    for (const chip of chips) expect(spider.getByText(chip).title).not.toBe('')
    await userEvent.click(spider.getByText('In words'))
    expect(spider.getByRole('link', { name: /^AA-13\.2/ }).getAttribute('href')).toBe('#/rules/arena/AA-13.2')
    expect(card('Dragon').getByText('Flies 3, up 1')).toBeTruthy()
    expect(card('Elf Lord').getByText('Fires 3 at range 1, Targeted')).toBeTruthy()
    expect(card('Necromancer').getByText('Casts Death 3')).toBeTruthy()
    expect(card('Helicopter').getByText('Vehicle')).toBeTruthy()
  })

  test('finds cards by a name or any word on them', async () => {
    sitDown()
    const search = screen.getByLabelText('Search')
    await userEvent.type(search, 'GIANT poison')
    expect(cards()).toEqual(['Giant Spider', 'Giant Snake', 'Giant Scorpion', 'Giant Wasp'])
    await userEvent.clear(search)
    await userEvent.type(search, 'xyzzy')
    expect(screen.queryAllByRole('heading', { level: 3 })).toEqual([])
    expect(screen.getByText(/No card fits/)).toBeTruthy()
  })

  test('is narrowed by terrain class, attribute, flight and casting', async () => {
    sitDown()
    await choose('Moves on', 'Water')
    expect(cards()).toContain('Merfolk')
    expect(cards()).not.toContain('Giant Snake')
    await choose('Moves on', 'Any')
    await tick('Flies')
    await choose('Attribute', 'evil')
    expect(cards()).toContain('Dragon')
    expect(cards()).not.toContain('Pegasus')
    await choose('Attribute', 'Any')
    await tick('Flies')
    await choose('Casts', 'Death')
    expect(cards()).toContain('Necromancer')
    expect(cards()).not.toContain('Druid')
    await choose('Casts', 'Any magic')
    expect(cards()).toContain('Druid')
    expect(cards()).not.toContain('Orc')
  })

  test('shows on request what can still be paid only, and in another order', async () => {
    sitDown({ points: [4, 80] })
    await tick('Within what is left')
    await choose('Order', 'By cost')
    expect(cards()).toContain('Orc')
    expect(cards()).not.toContain('Swordmaster')
    expect(cards()[0]).toBe('Human Pilot')
    await click('Orc: more')
    expect(cards()).toEqual(['Human Pilot', 'Riding Horse', 'Rowboat'])
  })

  test('of spells tells who in the army can cast each', async () => {
    sitDown()
    await click('Necromancer: more')
    await click('Spells')
    expect(card('Slay').getByText('Can be cast by Necromancer')).toBeTruthy()
    expect(card('Bless').getByText('Nobody in this army can cast it')).toBeTruthy()
    await tick('My army can cast it')
    expect(cards()).toEqual(['Create Zombie', 'Sickness', 'Slay', 'Plague'])
  })

  test('of the basic ruleset has walkers alone, with the three figures that count', () => {
    sitDown({ ruleset: 'basic', points: [30, 30] })
    expect(cards()).toContain('Giant')
    expect(cards()).not.toContain('Dragon')
    expect(screen.queryByRole('button', { name: 'Spells' })).toBeNull()
    expect(
      card('Orc')
        .getAllByText(/./, { selector: '.chip' })
        .map(({ textContent }) => textContent),
    ).toEqual(['Power 1', 'Move 1', 'on Rocky'])
  })

  test('has a card that is not for sale, and does not sell it', () => {
    sitDown()
    expect(card('Phantom').getByText('Not for sale')).toBeTruthy()
    expect(card('Phantom').queryByRole('button')).toBeNull()
  })
})

describe('the army', () => {
  test('costs what its cards cost, and what is left is the pool', async () => {
    sitDown({ points: [20, 20] })
    await click('Ogre: more')
    await click('Orc: more')
    await click('Orc: more')
    await click('Items')
    await click('Grenade: more')
    expect(screen.getByText('15 of 20')).toBeTruthy()
    expect(screen.getByText('Magic pool').textContent).toBe('Magic pool 5')
    expect(
      list()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['2 ×Orc6−', 'Ogre7−', 'Grenade2−'])
    await userEvent.click(list().getByRole('button', { name: 'Remove Orc' }))
    expect(screen.getByText('12 of 20')).toBeTruthy()
  })

  test('tells all of its faults at once, each with its clause', async () => {
    sitDown({ points: [5, 80], spellCards: 1 })
    await click('Tank: more')
    await click('Spells')
    await tick('List Bless')
    await tick('List Slay')
    const faults = ['AA-2.1', 'AA-2.5', 'AA-2.9']
    expect(stillToDo().getAllByRole('img', { name: 'Missing:' })).toHaveLength(faults.length)
    for (const clause of faults)
      expect(stillToDo().getByRole('link', { name: new RegExp(`^${clause}\\b`) })).toBeTruthy()
  })

  test('that is not legal is not final, and the table says why', async () => {
    const table = sitDown()
    await click('Make it final')
    expect(screen.getByRole('alert').textContent).toContain('AA-2.9')
    expect(table.position.locked).toEqual({ west: false, east: false })
  })

  test('may begin with a ready one', async () => {
    sitDown()
    await userEvent.click(screen.getByText('Begin with a ready army'))
    await click(/^The Necromancer’s Host/)
    expect(screen.getByText('52 of 80')).toBeTruthy()
    expect(screen.getByText('8 of 8 spells')).toBeTruthy()
    expect(screen.getByText('This army is legal.')).toBeTruthy()
  })

  test('is kept on request, and is still there for its own side after a reload', async () => {
    const table = sitDown()
    await click('Orc: more')
    await click('Keep for now')
    expect(screen.getByText('This list is kept.')).toBeTruthy()
    await click('Orc: more')
    expect(screen.queryByText('This list is kept.')).toBeNull()
    cleanup()
    render(<Screen table={table} />)
    expect(screen.getByText('3 of 80')).toBeTruthy()
  })

  test('has a terrain pool where that is agreed on', async () => {
    const table = sitDown({ points: [20, 20], variants: { terrainPool: true } })
    await click('Orc: more')
    await click('Terrain pool: more')
    expect(screen.getByText('Magic pool').textContent).toBe('Magic pool 16')
    await click('Make it final')
    expect(table.position.secrets.lists.west).toMatchObject({ creatures: ['orc'], terrainPool: 1 })
  })

  test('of the one side is final before the other begins with an empty list, and then play begins', async () => {
    const table = sitDown({ firstPlayer: 0 })
    await click('Orc: more')
    await click('Make it final')
    expect(table.position.locked).toEqual({ west: true, east: false })
    expect(screen.getByText('0 of 80')).toBeTruthy()
    expect(list().queryByText('Orc')).toBeNull()
    await click('Elf: more')
    await click('Make it final')
    expect(screen.getByText('Play has begun')).toBeTruthy()
    expect(table.position.creatures.map((creature) => creature.card)).toEqual(['orc', 'elf'])
    expect(table.refusals).toEqual([])
  })
})

describe('whoever looks on', () => {
  const nothing = () => undefined

  /** The table for a holder of the mouse, or for nobody, while West draws up its army. */
  function lookOn(seat: 'west' | 'east' | null) {
    const view = arenaPlay.viewOf(newTable({}).position, seat ?? 'table')
    return render(
      <ArenaTable
        view={view}
        seat={seat}
        log={[]}
        viewAt={() => view}
        play={nothing}
        refusalOf={nothing}
        seal={null}
        sealHolds={null}
        comfort={QUIET}
        onComfort={nothing}
        onRematch={nothing}
        onHome={nothing}
      />,
    )
  }

  test('sees the catalogue at the table, if the army is the own one', async () => {
    lookOn('west')
    expect(await screen.findByRole('heading', { name: 'Draw up your army' })).toBeTruthy()
  })

  test.each(['east', null] as const)('is told what is going on otherwise (%s)', async (seat) => {
    lookOn(seat)
    expect(await screen.findByText('The armies are being drawn up.')).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Draw up your army' })).toBeNull()
  })
})
