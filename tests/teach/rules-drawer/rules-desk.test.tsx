// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { arrakhar } from '@/games/arrakhar'
import { RULEBOOK } from '@/games/arrakhar/teaching/rulebook'
import { listed } from '@/contract/manifest'
import { findPlace, neighborsOf } from '@/teach/rules-drawer/place'
import { RulesDesk } from '@/teach/rules-drawer/RulesDesk'
import '../../support/patient'

const game = listed(arrakhar)

afterEach(cleanup)

function show(): HTMLElement {
  render(
    <main tabIndex={-1}>
      <a href="#/rules/arrakhar/AR-7.6">AR-7.6</a>
      <a href="#/rules/arrakhar/term-entry-hex">entry hex</a>
      <a href="#/rules/arrakhar/tactics-block">blocking</a>
      <a href="#/rules/arrakhar/credits-game">credits</a>
      <a href="#/rules/chess/AR-7.6">another game</a>
      <RulesDesk game={game} />
    </main>,
  )
  const link = screen.getByRole('link', { name: 'AR-7.6' })
  link.focus()
  return link
}

const heading = (name: RegExp) => screen.findByRole('heading', { name })

describe('The rules beside the table', () => {
  test('open where a link to them is followed, and give the focus back', async () => {
    const link = show()
    expect(fireEvent.click(link)).toBe(false)
    const title = await heading(/AR-7.6 Stacking/)
    // The heading is seen a moment before its effect has run.
    await waitFor(() => expect(document.activeElement).toBe(title))
    const drawer = screen.getByRole('complementary', { name: 'Rules' })
    fireEvent.keyDown(drawer, { key: 'Escape' })
    expect(screen.queryByRole('complementary')).toBeNull()
    await expect.poll(() => document.activeElement).toBe(link)
  })
  test('are looked up by a key, and what was found is there again when one comes back', async () => {
    const link = show()
    fireEvent.keyDown(link, { key: '/' })
    const field = await screen.findByRole('searchbox')
    await waitFor(() => expect(document.activeElement).toBe(field))
    fireEvent.change(field, { target: { value: 'how many units in one hex' } })
    fireEvent.click(await screen.findByRole('link', { name: /^AR-7.6 Stacking/ }))
    await heading(/AR-7.6 Stacking/)
    fireEvent.click(screen.getByRole('button', { name: /Back/ }))
    expect(await screen.findByRole('searchbox')).toHaveProperty('value', 'how many units in one hex')
    expect(await screen.findByRole('link', { name: /^AR-7.6 Stacking/ })).toBeDefined()
    // Escape empties the field first, and closes then.
    fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' })
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '')
    fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' })
    expect(screen.queryByRole('complementary')).toBeNull()
    await expect.poll(() => document.activeElement).toBe(link)
  })
  test('leave links alone on a page that is not played on, and are looked up there all the same', async () => {
    render(
      <main tabIndex={-1}>
        <a href="#/rules/arrakhar/AR-7.6">AR-7.6</a>
        <RulesDesk game={game} isSearchOnly />
      </main>,
    )
    expect(fireEvent.click(screen.getByRole('link', { name: 'AR-7.6' }))).toBe(true)
    expect(screen.queryByRole('complementary')).toBeNull()
    fireEvent.keyDown(document.body, { key: '/' })
    expect(await screen.findByRole('searchbox')).toBeDefined()
  })
  test('follow links within, and go back', async () => {
    fireEvent.click(show())
    await heading(/AR-7.6/)
    const drawer = screen.getByRole('complementary', { name: 'Rules' })
    fireEvent.click(within(drawer).getByRole('link', { name: /^AR-7.7/ }))
    await heading(/AR-7.7/)
    fireEvent.click(within(drawer).getByRole('link', { name: /^All of AR-7/ }))
    await heading(/^AR-7 Movement/)
    fireEvent.click(within(drawer).getByRole('button', { name: /Back/ }))
    await heading(/AR-7.7/)
    fireEvent.click(within(drawer).getByRole('button', { name: /Back/ }))
    await heading(/AR-7.6/)
    expect(within(drawer).queryByRole('button', { name: /Back/ })).toBeNull()
  })
  test('explain a word of the glossary', async () => {
    show()
    fireEvent.click(screen.getByRole('link', { name: 'entry hex' }))
    await heading(/Glossary entry hex/)
  })
  test('show a note of the advice, its chapter and what else that holds', async () => {
    show()
    fireEvent.click(screen.getByRole('link', { name: 'blocking' }))
    await heading(/^Sorcerer: block/)
    const drawer = screen.getByRole('complementary', { name: 'Rules' })
    fireEvent.click(within(drawer).getByRole('link', { name: 'All of Strategy and tactics' }))
    await heading(/^Strategy and tactics/)
    fireEvent.click(within(drawer).getByRole('link', { name: 'Sorcerer: bluff' }))
    await heading(/^Sorcerer: bluff/)
  })
  test('name whoever made the game', async () => {
    show()
    fireEvent.click(screen.getByRole('link', { name: 'credits' }))
    await heading(/^The game/)
    expect(screen.getByText('Playtesting').nextElementSibling?.textContent).toContain('Jeff Webb')
  })
  test('leave links alone that lead elsewhere, or are to open in another tab', () => {
    const link = show()
    for (const held of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])
      expect(fireEvent.click(link, held)).toBe(true)
    expect(fireEvent.click(screen.getByRole('link', { name: 'another game' }))).toBe(true)
    expect(screen.queryByRole('complementary')).toBeNull()
  })
  test('lead to the page of rules', async () => {
    fireEvent.click(show())
    await heading(/AR-7.6/)
    const page = screen.getByRole('link', { name: 'Open in the rulebook' })
    expect(page.getAttribute('href')).toBe('#/rules/arrakhar/AR-7.6')
    expect(fireEvent.click(page)).toBe(true)
  })
})

describe('What a chart says of something', () => {
  test('is looked up beside the table, and leads to its chart', async () => {
    fireEvent.keyDown(show(), { key: '/' })
    const field = await screen.findByRole('searchbox')
    fireEvent.change(field, { target: { value: 'ghoul' } })
    fireEvent.click(await screen.findByRole('link', { name: 'Unit chart Ghoul' }))
    await heading(/^Unit chart Ghoul$/)
    expect(screen.getByText('Moves').nextElementSibling?.textContent).toMatch(/^\d+$/)
    const chart = screen.getByRole('link', { name: 'All of Unit chart' })
    expect(chart.getAttribute('href')).toBe('#/charts/arrakhar/units')
    expect(screen.getByRole('link', { name: 'Open the page of charts' }).getAttribute('href')).toBe(
      '#/charts/arrakhar/units',
    )
  })
})

describe('A place in the rulebook', () => {
  test('is a clause, a section, a note, a chapter or a word', () => {
    expect(findPlace(RULEBOOK, 'AR-10.5')).toMatchObject({ kind: 'clause', section: { id: 'AR-10' } })
    expect(findPlace(RULEBOOK, 'AR-10')).toMatchObject({ kind: 'section' })
    expect(findPlace(RULEBOOK, 'term-entry-hex')).toMatchObject({ kind: 'term', term: { term: 'entry hex' } })
    expect(findPlace(RULEBOOK, 'story')).toMatchObject({ kind: 'chapter' })
    expect(findPlace(RULEBOOK, 'tactics-bluff')).toMatchObject({ kind: 'note', chapter: { id: 'tactics' } })
    expect(findPlace(RULEBOOK, 'AR-99.9')).toBeUndefined()
  })
  test('has neighbors across sections', () => {
    expect(neighborsOf(RULEBOOK, 'AR-7.1').before?.id).toBe('AR-6.7')
    expect(neighborsOf(RULEBOOK, 'AR-1.1').before).toBeUndefined()
    expect(neighborsOf(RULEBOOK, 'AR-13.5').after).toBeUndefined()
  })
})
