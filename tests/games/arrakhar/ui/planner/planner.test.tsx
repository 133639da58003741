// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { RECONSTRUCTION_TEXT } from '@/games/arrakhar/tables/reconstructions-text'
import { RECONSTRUCTIONS } from '@/games/arrakhar/tables/reconstructions'
import { attack, fireball } from '../../../../support/orders'
import '../../../../support/patient'
import { HotSeat } from '../hot-seat'
import { after, laidOut } from '../play/laid-out'

// A game does not wait for them at its start; these tests begin in the middle of one.
afterEach(cleanup)

const FIGHT = { '0806': 'elf elf', '0707': 'barbarian', '0807': 'ghoul ghoul' }
const BOTH = attack('elf-1 elf-2', '0807', 'ghoul-1 ghoul-2')

/** Opens the planner by its key. */
async function plan() {
  // Whatever has to be loaded first brings its button along.
  await screen.findAllByRole('button', { name: 'Planner' })
  fireEvent.keyDown(document.body, { key: 'p' })
  await screen.findByRole('tab', { name: 'Combat' })
  return screen.getByRole('complementary', { name: 'Planner' })
}

const pressIn = (part: HTMLElement, name: RegExp | string) =>
  fireEvent.click(within(part).getByRole('button', { name }))

/** The cells of a row, its head first. */
const cellsOf = (row: HTMLElement | undefined) =>
  [...(row?.querySelectorAll('th, td') ?? [])].map((cell) => cell.textContent)

const chainRows = (planner: HTMLElement) =>
  within(within(planner).getByRole('table', { name: /in the order of rolling/ }))
    .getAllByRole('row')
    .slice(1)
    .map(cellsOf)

/** The column heads of the Combat Table that are lit. */
const litColumns = (part: HTMLElement) =>
  within(within(part).getByRole('table', { name: /^Combat Table/ }))
    .getAllByRole('columnheader')
    .filter((head) => head.hasAttribute('data-lit'))
    .map((head) => head.textContent)

describe('the planner of attacks', () => {
  test('opens and closes by its key, and by Escape', async () => {
    new HotSeat(laidOut('wizard combat', FIGHT))
    const planner = await plan()
    await expect.poll(() => document.activeElement?.textContent).toBe('Planner')
    fireEvent.keyDown(document.body, { key: 'p' })
    expect(screen.queryByRole('complementary', { name: 'Planner' })).toBeNull()
    expect(planner.isConnected).toBe(false)
    fireEvent.keyDown(await plan(), { key: 'Escape' })
    expect(screen.queryByRole('complementary', { name: 'Planner' })).toBeNull()
  })

  test('reads another column when an attacker or a defender is taken or left', async () => {
    new HotSeat(laidOut('wizard combat', FIGHT))
    const planner = await plan()
    expect(litColumns(planner)).toEqual(['2:1'])
    pressIn(planner, '0806: none')
    expect(litColumns(planner)).toEqual(['1:1'])
    pressIn(planner, /^Ghoul 2/)
    expect(litColumns(planner)).toEqual(['2:1'])
    pressIn(planner, /^Elf 1/)
    expect(litColumns(planner)).toEqual(['3:1'])
    pressIn(planner, /^Ghoul 1/)
    expect(within(planner).getByText('1 of 2')).toBeDefined()
  })

  test('names the rounding and the bonus', async () => {
    new HotSeat(laidOut('wizard combat', FIGHT))
    const planner = await plan()
    pressIn(planner, '0707: none')
    expect(within(planner).getByText(/Exactly 1:1; elves against ghouls/)).toBeDefined()
  })

  test('tells the chance that an attack finds nobody after those designated', async () => {
    const { position } = after(laidOut('wizard combat', FIGHT), [BOTH])
    new HotSeat(position)
    const planner = await plan()
    pressIn(planner, /^Ghoul 2/)
    const [first, second] = chainRows(planner)
    expect(first).toEqual([expect.stringContaining('2 elves on 2 ghouls'), '2:1', '0', '50', '33', '17'])
    expect(second?.slice(1, 3)).toEqual(['2:1', '50'])
    expect(within(planner).getByRole('status').textContent).toContain(
      '50\u00a0% chance this one isn’t needed',
    )
  })

  test('shows what another order of rolling would change', async () => {
    const { position } = after(laidOut('wizard combat', FIGHT), [BOTH])
    new HotSeat(position)
    const planner = await plan()
    pressIn(planner, /^Ghoul 2/)
    pressIn(planner, /^Roll sooner: 1 barbarian/)
    const [first, second] = chainRows(planner)
    expect(first?.[0]).toContain('1. 1 barbarian on 1 ghoul')
    expect(first?.[2]).toBe('0')
    expect(second?.[1]).toBe('2:1–3:1')
  })

  test('designates, and shows on the board what is in hand', async () => {
    const table = new HotSeat(laidOut('wizard combat', FIGHT))
    const planner = await plan()
    pressIn(planner, /^Barbarian 1/)
    expect(screen.getByRole('region', { name: 'Attack in hand' }).textContent).toContain('2 of 3')
    pressIn(planner, 'Declare attack on 0807')
    expect(table.commands).toEqual([{ ...BOTH, attackers: ['elf-1', 'elf-2'] }])
    expect(chainRows(planner)).toHaveLength(1)
  })

  test('only tells numbers when it is not the moment', async () => {
    new HotSeat(laidOut('wizard movement', FIGHT))
    const planner = await plan()
    expect(litColumns(planner)).toEqual(['2:1'])
    expect(within(planner).queryByRole('button', { name: /^(Aim|Declare) / })).toBeNull()
    fireEvent.change(within(planner).getByRole('combobox', { name: 'Target' }), { target: { value: '0707' } })
    expect(litColumns(planner)).toEqual(['1:1'])
  })
})

describe('the planner of spells', () => {
  const FIRE = { '0705': 'wizard wizard', '0707': 'orc' }

  test('counts casters and the wand together, and designates them', async () => {
    const table = new HotSeat(laidOut('wizard fireball', FIRE, { wand: { hex: '0705' } }))
    const planner = await plan()
    expect(chainRows(planner).map((cells) => cells.slice(1, 3))).toEqual([
      ['own', '0'],
      ['own', '33'],
      ['wand', '56'],
    ])
    fireEvent.click(within(planner).getAllByRole('button', { name: /^Wizard 2/ })[0] as HTMLElement)
    expect(within(planner).getByRole('status').textContent).toContain('hex emptied 78\u00a0%')
    pressIn(planner, 'Aim 2 fireballs')
    await screen.findByText('2 to roll')
    expect(table.commands.map(({ type }) => type)).toEqual(['designateFireball', 'designateWandFireball'])
  })

  test('counts what is designated already', async () => {
    const { position } = after(laidOut('wizard fireball', FIRE), [fireball('wizard-1', '0707')])
    new HotSeat(position)
    const planner = await plan()
    expect(chainRows(planner).map((cells) => cells[2])).toEqual(['0', '33'])
  })

  test('tells the best of several castings of haste', async () => {
    new HotSeat(laidOut('wizard haste', { '0705': 'wizard wizard', '0706': 'elf', '1305': 'sorcerer' }))
    const planner = await plan()
    fireEvent.change(within(planner).getByRole('combobox', { name: 'Target' }), { target: { value: '0706' } })
    expect(planner.textContent).toContain('+6 movement56 %')
    pressIn(planner, /^Wizard 2/)
    expect(planner.textContent).toContain('+6 movement33 %')
  })
})

describe('the tables of the planner', () => {
  /** What is said of all tables of a game, and the results of its Summon Table. */
  const shownWith = async (settings: Readonly<Record<string, unknown>>) => {
    new HotSeat(laidOut('wizard combat', FIGHT, settings))
    const planner = await plan()
    fireEvent.click(within(planner).getByRole('tab', { name: 'Tables' }))
    const tables = await within(planner).findByRole('region', { name: 'All tables' })
    const summon = within(tables).getByRole('table', { name: /^Summon Table/ })
    const cells = within(summon).getAllByRole('cell')
    return { said: tables.textContent, summon: cells.map(({ textContent }) => Number(textContent)) }
  }

  test.each(['first', 'balanced', 'balanced-2'] as const)(
    'are those of the reconstruction: %s',
    async (id) => {
      const { said, summon } = await shownWith({ reconstruction: id })
      expect(said).toContain(RECONSTRUCTION_TEXT[id].name)
      expect(summon).toEqual(RECONSTRUCTIONS[id].tables.summon)
    },
  )

  test('are the sides’ own where they brought any, which is told', async () => {
    const own = [4, 4, 4, 4, 4, 3]
    const { said, summon } = await shownWith({ reconstruction: 'balanced-2', tables: { summon: own } })
    expect(said).toContain('Balanced reconstruction, with your own tables')
    expect(summon).toEqual(own)
  })
})

describe('a roll', () => {
  test('lies on its own cell in the panel', async () => {
    const { position } = after(laidOut('wizard combat', FIGHT), [BOTH])
    new HotSeat(position, [5])
    fireEvent.click(await screen.findByRole('button', { name: 'Resolve all' }))
    const last = await screen.findByRole('region', { name: 'Last roll' })
    expect(litColumns(last)).toEqual(['2:1'])
    expect(last.querySelector('[aria-current="true"]')?.textContent).toBe('1')
  })

  test('is opened on its table from its line of the log, with what rounded and shifted it', async () => {
    const table = new HotSeat(laidOut('wizard combat', FIGHT), [4])
    table.play(BOTH)
    fireEvent.click(await screen.findByRole('button', { name: 'Resolve all' }))
    fireEvent.click(await screen.findByRole('button', { name: /^Show on the table: Attack at 0807/ }))
    const roll = await screen.findByRole('region', { name: 'The roll on its table' })
    expect(roll.textContent).toContain('2 to 2. Exactly 1:1; elves against ghouls')
    const lit = roll.querySelector('[aria-current="true"]')
    expect(lit?.textContent).toBe('1')
    expect(lit?.parentElement?.querySelector('th')?.textContent).toBe('4')
  })

  test('of a fireball lights every die on the row of its target', async () => {
    const { position } = after(laidOut('wizard fireball', { '0705': 'wizard', '0707': 'orc orc orc' }), [
      fireball('wizard-1', '0707'),
    ])
    new HotSeat(position, [6, 1, 6])
    fireEvent.click(await screen.findByRole('button', { name: 'Resolve all' }))
    const last = await screen.findByRole('region', { name: 'Last roll' })
    const lit = [...last.querySelectorAll('[aria-current="true"]')]
    expect(lit.map((cell) => cell.textContent)).toEqual(['–', 'out ×2'])
    expect(lit[0]?.parentElement?.querySelector('th')?.textContent).toBe('Orc')
  })
})
