// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { gameOf } from '@/games'
import { CLAUSES as ARENA_CLAUSES } from '@/games/arena/clauses'
import { RULEBOOK as ARENA_RULEBOOK } from '@/games/arena/teaching/rulebook'
import { CLAUSES } from '@/games/arrakhar/clauses'
import { RULEBOOK } from '@/games/arrakhar/teaching/rulebook'
import type { TeachingPageProps } from '@/teach/page-parts/page-props'
import { ChartsPage } from '@/teach/rules/ChartsPage'
import { chaptersOf } from '@/teach/book/rulebook-index'
import { anchorOf, rulesAddress, termAddress } from '@/teach/addresses/rules-address'
import { RulesPage } from '@/teach/rules/RulesPage'
import { patiently } from '../../support/patiently'
import '../../support/patient'

const game = gameOf('arrakhar') as TeachingPageProps['game']

/** Clauses, and notes of the chapters beside them. */
const ARTICLES =
  Object.keys(CLAUSES).length + chaptersOf(RULEBOOK).reduce((sum, { notes }) => sum + notes.length, 0)

const scrolledTo = vi.fn<(this: Element) => void>()

beforeEach(() => {
  scrolledTo.mockReset()
  Element.prototype.scrollIntoView = scrolledTo
})

afterEach(cleanup)

async function openRules(...rest: readonly string[]) {
  const page = render(<RulesPage game={game} rest={rest} />)
  await screen.findByText('Passing through friends')
  return page
}

function isOnPage(address: string): boolean {
  return document.getElementById(anchorOf(address)) !== null
}

function articleOf(clause: string): HTMLElement {
  const article = document.getElementById(anchorOf(rulesAddress('arrakhar', clause)))
  if (!article) throw new Error(`${clause} is not on the page.`)
  return article
}

const BOOKS = [
  { id: 'arrakhar', rulebook: RULEBOOK, clauses: CLAUSES },
  { id: 'arena', rulebook: ARENA_RULEBOOK, clauses: ARENA_CLAUSES },
] as const

describe.each(BOOKS)('the page of rules of $id', ({ id, rulebook, clauses }) => {
  async function open() {
    const page = render(<RulesPage game={gameOf(id) as TeachingPageProps['game']} rest={[]} />)
    const last = rulesAddress(id, Object.keys(clauses).at(-1) ?? '')
    await patiently(() => expect(isOnPage(last)).toBe(true))
    return page
  }

  test('every chapter, note, clause, section and term is the target of its own address', async () => {
    await open()
    const wanted = [
      ...Object.keys(clauses).map((clause) => rulesAddress(id, clause)),
      ...rulebook.sections.map((section) => rulesAddress(id, section.id)),
      ...chaptersOf(rulebook)
        .flatMap((chapter) => [chapter, ...chapter.notes])
        .map((part) => rulesAddress(id, part.id)),
      ...rulebook.glossary.map(({ term }) => termAddress(id, term)),
    ]
    expect(wanted.filter((address) => !isOnPage(address))).toEqual([])
  })

  test('every link within the rules leads somewhere', async () => {
    const { container } = await open()
    const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')
    const inner = links.filter((href) => href.startsWith(`#/rules/${id}/`))
    expect(inner.length).toBeGreaterThan(Object.keys(clauses).length)
    expect(inner.filter((href) => !isOnPage(href))).toEqual([])
    expect(links).toEqual(expect.arrayContaining(['#/', `#/charts/${id}`, `#/learn/${id}`, `#/audit/${id}`]))
  })
})

test('an address of a clause leads to it and marks it', async () => {
  await openRules('AR-7.6')
  const clause = articleOf('AR-7.6')
  expect(clause.getAttribute('aria-current')).toBe('location')
  await expect.poll(() => document.activeElement).toBe(clause)
  expect(scrolledTo.mock.contexts).toEqual([clause])
})

test('an address of a term leads into the glossary', async () => {
  await openRules('term-entry-hex')
  await expect.poll(() => document.activeElement?.textContent).toContain('entry hex')
})

/** What a search shows, by what its links lead to. */
function results(): readonly string[] {
  const list = screen.getByRole('list', { name: 'What was found' })
  return within(list)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
}

test('a search shows the best places first, picks words out in any form and tells how many there are', async () => {
  await openRules()
  await userEvent.type(screen.getByRole('searchbox'), 'demons combat bonus')
  expect(screen.getByRole('status').textContent).toMatch(/^\d+ places found; the best 20 are shown\.$/)
  expect(results()[0]).toBe('#/rules/arrakhar/AR-10.6')
  expect(screen.queryByRole('article')).toBeNull()
  const marked = [...document.querySelectorAll('li:first-child mark')].map(({ textContent }) =>
    textContent.toLowerCase(),
  )
  expect(marked).toContain('bonus')
  expect(marked).toContain('demons')
})

test('a search finds notes of the chapters beside the rules, people in the credits among them', async () => {
  await openRules()
  await userEvent.type(screen.getByRole('searchbox'), 'Raupp')
  expect(results()).toEqual(['#/rules/arrakhar/credits-game'])
  await userEvent.clear(screen.getByRole('searchbox'))
  await userEvent.type(screen.getByRole('searchbox'), 'roadblocks')
  expect(results()[0]).toBe('#/rules/arrakhar/tactics-block')
})

test('a key leads into the field', async () => {
  await openRules()
  await userEvent.keyboard('/')
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  await userEvent.keyboard('a/b')
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'a/b')
})

test('the contents lead to the chapters, and to the notes of the one that is read', async () => {
  await openRules('tactics-block')
  const contents = screen.getByRole('navigation', { name: 'Contents' })
  const leadsTo = (name: string) => within(contents).getByRole('link', { name }).getAttribute('href')
  expect(leadsTo('The story')).toBe('#/rules/arrakhar/story')
  expect(leadsTo('Strategy and tactics')).toBe('#/rules/arrakhar/tactics')
  expect(leadsTo('Credits')).toBe('#/rules/arrakhar/credits')
  expect(within(contents).getByRole('link', { current: 'location' }).textContent).toMatch(/block/)
  await expect.poll(() => document.activeElement).toBe(articleOf('tactics-block'))
})

test('a search for nothing that is there says so, and Escape ends it', async () => {
  await openRules()
  await userEvent.type(screen.getByRole('searchbox'), 'xylophone')
  expect(screen.getByRole('status').textContent).toMatch(/^Nothing found/)
  expect(screen.queryByRole('article')).toBeNull()
  await userEvent.keyboard('{Escape}')
  expect(screen.getAllByRole('article')).toHaveLength(ARTICLES)
})

test('a link followed out of a search shows the whole text at that clause, if it was there before', async () => {
  await openRules('AR-10.6')
  await userEvent.type(screen.getByRole('searchbox'), '10.6')
  await userEvent.click(screen.getByRole('link', { name: /^AR-10\.6/ }))
  expect(screen.getAllByRole('article')).toHaveLength(ARTICLES)
  await expect.poll(() => document.activeElement?.id).toBe('/rules/arrakhar/AR-10.6')
})

test('a term explains itself when it is touched, and once more to be still', async () => {
  await openRules()
  const clause = articleOf('AR-10.1')
  const [term] = within(clause).getAllByRole('button', { name: 'combat factor' })
  if (!term) throw new Error('The clause has no such term.')
  await userEvent.pointer({ keys: '[TouchA]', target: term })
  expect(screen.getByRole('tooltip').textContent).toMatch(/^combat factor: What a unit is worth/)
  await userEvent.pointer({ keys: '[TouchA]', target: term })
  expect(screen.queryByRole('tooltip')).toBeNull()
})

test('diagrams are drawn for paper', async () => {
  await openRules()
  expect(screen.queryAllByRole('img')).toHaveLength(0)
  dispatchEvent(new Event('beforeprint'))
  const notes = chaptersOf(RULEBOOK).flatMap((chapter) => chapter.notes)
  const drawn = [...RULEBOOK.sections, ...notes].filter(({ diagram }) => diagram)
  expect(await screen.findAllByRole('img', { name: /./ })).toHaveLength(drawn.length)
})

test('charts cite clauses that the rules have', async () => {
  const { container } = render(<ChartsPage game={game} rest={[]} />)
  await screen.findByRole('heading', { name: 'Combat Table' })
  const charts = [...container.querySelectorAll('main a:not([href^="#/charts/"])')]
  const cited = charts.map((link) => link.getAttribute('href') ?? '')
  const known = Object.keys(CLAUSES).map((id) => rulesAddress('arrakhar', id))
  expect(cited.length).toBeGreaterThan(15)
  expect(cited.filter((href) => !known.includes(href))).toEqual([])
})

/** What the cells of a row hold, one after the other. */
async function cellsOf(table: string, row: RegExp): Promise<readonly string[]> {
  const found = within(await screen.findByRole('table', { name: table })).getByRole('row', { name: row })
  return within(found)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)
}

test('charts show the figures of the reconstruction asked for', async () => {
  render(<ChartsPage game={game} rest={['first']} />)
  expect(await cellsOf('Fireball Table', /Demon/)).toEqual(['6', '4–6'])
  expect((await cellsOf('Combat Table', /^6/)).join('')).toBe('11EEEEE')
  expect(await screen.findByRole('heading', { name: 'First reconstruction' })).toBeTruthy()
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('First reconstruction')
})

test.each([[[]], [['balanced-2']], [['no-such']]])('charts of %j are those of new games', async (rest) => {
  render(<ChartsPage game={game} rest={rest} />)
  expect(await screen.findByRole('heading', { name: 'Balanced reconstruction' })).toBeTruthy()
  const names = within(screen.getByRole('navigation', { name: 'Charts of' })).getAllByRole('link')
  expect(names.map(({ textContent }) => textContent)).toEqual([
    'Balanced reconstruction',
    'First reconstruction',
    'Earlier balanced reconstruction',
  ])
})

test('a figure that another reconstruction has otherwise is signed, and told in words', async () => {
  render(<ChartsPage game={game} rest={['balanced']} />)
  expect(await cellsOf('Fireball Table', /^Orc/)).toEqual(['4–6\u00a0†', '3–6'])
  expect(await cellsOf('Fireball Table', /^Elf/)).toEqual(['5–6', 'never'])
  const told = await screen.findByText(/^† Balanced reconstruction: Orc/)
  expect(told.textContent).toContain('5–6')
  expect(told.textContent).not.toContain('Elf')
})

test('the charts of new games are compared with the first', async () => {
  render(<ChartsPage game={game} rest={[]} />)
  expect((await cellsOf('Wizard’s side', /^Barbarian/))[0]).toBe('3\u00a0†')
  const told = await screen.findByText(/^† First reconstruction: Wizard/)
  expect(told.textContent).toBe('† First reconstruction: Wizard 3 (Cost); Barbarian 2 (Cost).')
})
