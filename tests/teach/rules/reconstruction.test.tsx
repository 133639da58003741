// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { RuleClause, Rulebook } from '@/engine/rulebook/rulebook'
import { PlaceText } from '@/teach/rules-drawer/PlaceText'
import { ClauseArticle } from '@/teach/rules/ClauseArticle'
import { searcherOf } from '@/teach/search/search-book'

const plain: RuleClause = { id: 'XX-1.1', title: 'Board', text: ['A board of hexes.'] }
const lost: RuleClause = {
  id: 'XX-1.2',
  title: 'Kings',
  text: ['Kings sit at the ends.'],
  reconstruction: 'It had to look like the {{board}} of old.',
}
const decided: RuleClause = { ...lost, ruling: { choice: 'Two kings.', reason: 'One would be lonely.' } }
const section = { id: 'XX-1', title: 'Board', intro: '', diagram: null }

const bookWith = (...clauses: readonly RuleClause[]): Rulebook => ({
  gameId: 'xx',
  title: 'Xx',
  sections: [{ ...section, clauses }],
  glossary: [{ term: 'board', meaning: 'Where it is played.' }],
})

afterEach(cleanup)

describe('a clause that was reconstructed', () => {
  test('says so on the page of rules, before what was ruled', () => {
    render(<ClauseArticle rulebook={bookWith(decided)} clause={decided} isCurrent={false} />)
    const notes = screen.getAllByRole('note').map((note) => note.getAttribute('aria-label'))
    expect(notes).toEqual(['Reconstruction', 'Ruling'])
    expect(screen.getByRole('note', { name: 'Reconstruction' }).textContent).toContain('board of old')
  })

  test('says so beside the table', () => {
    const rulebook = bookWith(lost)
    render(
      <PlaceText
        rulebook={rulebook}
        found={{ kind: 'clause', clause: lost, section: { ...section, clauses: [lost] } }}
      />,
    )
    expect(screen.getByRole('note', { name: 'Reconstruction' }).textContent).toContain('board of old')
  })

  test('is found by what it had to fit', () => {
    expect(searcherOf(bookWith(plain, lost))('of old').map(({ place }) => place.id)).toEqual([lost.id])
  })
})

test('a clause without a reconstruction or a ruling has no notes', () => {
  render(<ClauseArticle rulebook={bookWith(plain)} clause={plain} isCurrent={false} />)
  expect(screen.queryAllByRole('note')).toEqual([])
})
