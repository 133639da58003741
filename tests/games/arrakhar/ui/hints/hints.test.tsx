// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import type { Command } from '@/games/arrakhar/commands'
import '../../../../support/patient'
import { HotSeat } from '../hot-seat'
import { at, laidOut, named } from '../play/laid-out'
import { newTable } from '../../setup-ui/set-up-table'
import { FakeThinker } from './fake-thinker'

afterEach(cleanup)

const FIELD = { '0806': 'elf elf', '0707': 'barbarian', '1206': 'orc' }
const STEP: Command = { type: 'move', units: named('elf-1', 'elf-2'), path: [at('0805')], takeWandAt: null }
const MARCH: Command = { type: 'move', units: named('barbarian-1'), path: [at('0706')], takeWandAt: null }
const BACK: Command = { type: 'move', units: named('barbarian-1'), path: [at('0707')], takeWandAt: null }

function sitDown(moment = 'wizard movement', stacks: Readonly<Record<string, string>> = FIELD) {
  const bot = new FakeThinker()
  const table = new HotSeat(laidOut(moment, stacks), [], bot.ask)
  return { bot, table }
}

const door = () => screen.findByRole('button', { name: 'Hint' })
const card = () => screen.queryByRole('region', { name: 'Hint' })
const cardThere = () => screen.findByRole('region', { name: 'Hint' })
const inCard = async (name: string) => within(await cardThere()).getByRole('button', { name })
/** Drawings on the board, by ink and kind. */
const drawings = () =>
  [...document.querySelectorAll<SVGElement>('[data-part="drawing"]')].map(
    ({ classList, dataset }) => `${classList.value} ${dataset['kind'] ?? ''}`,
  )
const listed = async (name: string) =>
  within(within(await cardThere()).getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

/** Asks for a hint and hears it. */
async function hinted(bot: FakeThinker, ...found: Parameters<FakeThinker['finds']>): Promise<void> {
  fireEvent.click(await door())
  await waitFor(() => expect(bot.asked).toBe(1))
  await bot.finds(...found)
  await inCard('Close')
}

describe('A hint', () => {
  test('says what to do and why, weightiest first, with the clauses and the chance', async () => {
    const { bot } = sitDown()
    await hinted(bot, [STEP, MARCH], {
      chance: 0.62,
      reasons: [
        { type: 'threat', hex: at('0805'), units: 3, expected: 0.6 },
        { type: 'haunt', haunt: 'C1', hex: at('0905'), distance: 1, chance: 0.34 },
        { type: 'unchecked', haunts: 3 },
        { type: 'guard', hex: at('0805'), what: 'entry' },
        { type: 'nothing' },
      ],
    })
    expect(await listed('What to do')).toEqual(['Move 2 elves from 0806 to 0805'])
    expect((await cardThere()).querySelector('details')?.textContent).toBe(
      'Then: 1 moreMove 1 barbarian from 0707 to 0706',
    )
    const why = await listed('Why')
    expect(why).toHaveLength(4)
    expect(why[0]).toContain('Three enemies could hit 0805 next turn')
    const clause = within(await cardThere()).getByRole('link', { name: /AR-10.2/ })
    expect(clause.getAttribute('href')).toBe('#/rules/arrakhar/AR-10.2')
    expect((await cardThere()).textContent).toContain('Chance that Wizard wins: about 3 in 5')
    expect((await cardThere()).querySelector('.hint-card__balance')?.textContent).toBe('WizardSorcerer')
  })

  test('of a set-up in many commands tells the first six, and the rest behind their number', async () => {
    const bot = new FakeThinker()
    const { position } = newTable({ scenario: 'short', advancedPlay: true })
    new HotSeat(position, [], bot.ask)
    const design: Command = { type: 'designForce', side: 'sorcerer', counts: { sorcerer: 4 } }
    await hinted(bot, [...Array<Command>(8).fill(design), { ...design, counts: { sorcerer: 5 } }])
    expect(await listed('What to do')).toHaveLength(6)
    expect((await cardThere()).textContent).toContain('and 3 more')
    const rest = [...(await cardThere()).querySelectorAll('details li')].map(({ textContent }) => textContent)
    expect(rest.at(-1)).toBe('Design a force of 5 sorcerers')
    expect(within(await cardThere()).getByRole('status').textContent).toMatch(/; and 3 more\.$/)
    await inCard('Play all of it')
  })

  test('is drawn on the board as long as it is open', async () => {
    const { bot } = sitDown()
    await hinted(bot, [STEP])
    await waitFor(() => expect(drawings()).toEqual(['drawing--green arrow']))
    fireEvent.click(await inCard('Close'))
    expect(card()).toBeNull()
    await waitFor(() => expect(drawings()).toEqual([]))
  })

  test('takes the focus, is spoken once, and hands the focus back on Escape', async () => {
    const { bot } = sitDown()
    await door()
    fireEvent.keyDown(document.body, { key: 'm' })
    await expect.poll(() => document.activeElement).toBe(await cardThere())
    const spoken = within(await cardThere()).getByRole('status')
    await bot.finds([STEP, MARCH])
    expect(spoken.textContent).toBe('Hint: Move 2 elves from 0806 to 0805.')
    for (let tabs = 0; tabs < 3; tabs++) await userEvent.tab()
    await expect.poll(() => document.activeElement).toBe(await inCard('Play this move'))
    fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' })
    expect(card()).toBeNull()
    await expect.poll(() => document.activeElement).toBe(await door())
  })

  test('closes on Escape before anything else is let go of', async () => {
    const { bot } = sitDown()
    fireEvent.click((await screen.findAllByRole('button', { name: /^0806/ }))[0] as HTMLElement)
    const letGo = screen.getByRole('button', { name: 'Cancel' })
    await hinted(bot, [STEP])
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(card()).toBeNull()
    expect(letGo.getAttribute('aria-disabled')).toBe('false')
    fireEvent.keyDown(document.body, { key: 'Escape' })
    await waitFor(() => expect(letGo.getAttribute('aria-disabled')).toBe('true'))
  })

  test('shows how far the thinking is, and stops it', async () => {
    const { bot } = sitDown()
    fireEvent.click(await door())
    const progress = await screen.findByRole('progressbar', { name: 'Thinking…' })
    await waitFor(() => expect(bot.asked).toBe(1))
    await bot.thinks(0.4)
    expect((progress as HTMLProgressElement).value).toBe(0.4)
    ;(await inCard('Stop')).focus()
    fireEvent.click(await inCard('Stop'))
    expect(card()).toBeNull()
    expect(bot.stopped).toBe(1)
    await expect.poll(() => document.activeElement).toBe(await door())
    await bot.thinks(0.5)
    expect(card()).toBeNull()
  })

  test('says why there is none when the bot cannot think', async () => {
    const { bot } = sitDown()
    fireEvent.click(await door())
    await waitFor(() => expect(bot.asked).toBe(1))
    await bot.breaksDown('The bot could not think: it is offline.')
    expect((await cardThere()).textContent).toContain('The bot could not think: it is offline.')
    expect(within(await cardThere()).queryByRole('button', { name: /^Play/ })).toBeNull()
    fireEvent.click(await inCard('Close'))
    expect(card()).toBeNull()
  })
})

describe('Play this move', () => {
  test('plays one move of the plan, and the next is shown without more thinking', async () => {
    const { bot, table } = sitDown()
    await hinted(bot, [STEP, MARCH])
    ;(await inCard('Play this move')).focus()
    fireEvent.click(await inCard('Play this move'))
    await waitFor(async () =>
      expect(await listed('What to do')).toEqual(['Move 1 barbarian from 0707 to 0706']),
    )
    expect(table.commands).toEqual([STEP])
    await expect.poll(() => document.activeElement).toBe(await cardThere())
    await waitFor(() => expect(drawings()).toEqual(['drawing--green arrow']))
    ;(await inCard('Play this move')).focus()
    fireEvent.click(await inCard('Play this move'))
    await waitFor(() => expect(table.commands).toEqual([STEP, MARCH]))
    expect(card()).toBeNull()
    expect(drawings()).toEqual([])
    await expect.poll(() => document.activeElement).toBe(await door())
    expect(bot.asked).toBe(1)
  })

  test('never ends a segment: that is left to the player', async () => {
    const { bot, table } = sitDown()
    await hinted(bot, [STEP, { type: 'endSegment' }])
    fireEvent.click(await inCard('Play this move'))
    await waitFor(async () => expect((await cardThere()).textContent).toContain('Ending it is left to you.'))
    expect(within(await cardThere()).queryByRole('button', { name: /^Play/ })).toBeNull()
    expect(table.commands).toEqual([STEP])
  })

  test('a plan whose next move has become illegal is not gone on with', async () => {
    const { bot, table } = sitDown()
    await hinted(bot, [STEP, STEP, MARCH])
    fireEvent.click(await inCard('Play this move'))
    await waitFor(() => expect(table.commands).toEqual([STEP]))
    expect(card()).toBeNull()
  })

  test('another move than the one that was told ends the plan', async () => {
    const { bot, table } = sitDown()
    await hinted(bot, [STEP, MARCH])
    act(() => void table.play(MARCH))
    expect(card()).toBeNull()
  })

  test('says at once when it cannot be played', async () => {
    const { bot, table } = sitDown()
    await hinted(bot, [{ type: 'rollWanderingOrcs' }])
    fireEvent.click(await inCard('Play this move'))
    expect((await cardThere()).textContent).toContain('The hint cannot be played.')
    expect(table.commands).toEqual([])
    act(() => void table.play(MARCH))
    expect(card()).toBeNull()
  })

  test('what is refused is not gone on with later', async () => {
    const { bot, table } = sitDown()
    await hinted(bot, [{ type: 'rollWanderingOrcs' }, STEP])
    fireEvent.click(await inCard('Play this move'))
    expect((await cardThere()).textContent).toContain('The hint cannot be played.')
    act(() => void table.play(MARCH))
    expect(table.commands).toEqual([MARCH])
    expect(card()).toBeNull()
  })
})

describe('A hint is for one position', () => {
  test('whatever is played closes it', async () => {
    const { bot, table } = sitDown()
    await hinted(bot, [STEP])
    act(() => void table.play(MARCH))
    expect(card()).toBeNull()
    await waitFor(() => expect(drawings()).toEqual([]))
    fireEvent.click(await door())
    await waitFor(() => expect(bot.asked).toBe(2))
    act(() => void table.play(BACK))
    expect(card()).toBeNull()
    expect(bot.stopped).toBe(1)
  })

  test('it is offered in set-up, too, and drawn on the board there', async () => {
    const bot = new FakeThinker()
    const design = newTable({ scenario: 'short', advancedPlay: true })
    const table = new HotSeat(design.position, [], bot.ask)
    await hinted(bot, [{ type: 'designForce', side: 'sorcerer', counts: { sorcerer: 4 } }], { reasons: [] })
    expect(await listed('What to do')).toEqual(['Design a force of 4 sorcerers'])
    expect(within(await cardThere()).queryByRole('list', { name: 'Why' })).toBeNull()
    act(() => {
      table.play({ type: 'designForce', side: 'sorcerer', counts: { sorcerer: 4 } })
    })
    act(() => {
      table.play({ type: 'designForce', side: 'wizard', counts: { wizard: 2 } })
    })
    await screen.findByRole('heading', { name: 'Place haunts and sorcerers' })
    fireEvent.click(await door())
    await waitFor(() => expect(bot.asked).toBe(2))
    await bot.finds([{ type: 'placeHaunt', haunt: 'T1', hex: at('0512') }])
    await waitFor(() => expect(drawings()).toEqual(['drawing--green circle']))
  })

  test('none is offered where nobody can give one', async () => {
    new HotSeat(laidOut('wizard movement', FIELD))
    await screen.findByRole('button', { name: 'Overlays' })
    await screen.findByRole('log', { name: 'Announcements' })
    expect(screen.queryByRole('button', { name: 'Hint' })).toBeNull()
    fireEvent.keyDown(document.body, { key: 'm' })
    expect(card()).toBeNull()
  })
})
