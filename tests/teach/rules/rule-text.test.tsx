// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Rulebook } from '@/engine/rulebook/rulebook'
import { plainTextOf } from '@/teach/book/rulebook-index'
import { RuleText } from '@/teach/rules/RuleText'
import { faultsOfRulebook, faultsOfText } from './rulebook-faults'

afterEach(cleanup)

const book: Rulebook = {
  gameId: 'coin',
  title: 'Heads & Hands',
  sections: [
    {
      id: 'CO-1',
      title: 'Hiding',
      intro: 'Where the {{coin}} goes.',
      diagram: null,
      clauses: [{ id: 'CO-1.1', title: 'Hands', text: ['Hide it in one {{hand}}.'] }],
    },
  ],
  glossary: [
    { term: 'coin', meaning: 'What is hidden.', clause: 'CO-1.1' },
    { term: 'hand', meaning: 'One of two.' },
  ],
}

test('a link to a clause names it, or has words of its own', () => {
  render(<RuleText rulebook={book} text="See [[CO-1.1]] and [[CO-1.1|which hand]]." />)
  const named = screen.getByRole('link', { name: 'CO-1.1 Hands' })
  expect(named.getAttribute('href')).toBe('#/rules/coin/CO-1.1')
  expect(screen.getByRole('link', { name: 'which hand' })).toBeTruthy()
})

test('a term can be pressed, in whatever form it stands', () => {
  render(<RuleText rulebook={book} text="Two {{hand|hands}} and a {{coin}}." />)
  expect(screen.getAllByRole('button').map((term) => term.textContent)).toEqual(['hands', 'coin'])
})

test('what the book does not know stays plain words', () => {
  const { container } = render(<RuleText rulebook={book} text="[[CO-9.9|Nowhere]], {{sword|swords}}." />)
  expect(container.textContent).toBe('Nowhere, swords.')
  expect(container.querySelector('a, button')).toBeNull()
})

test('no line begins with the comma behind a term, nor ends with the bracket before it', () => {
  const text = 'It has a {{coin}}, two ({{hand|hands}}) and [[CO-1.1|a rule]], of course.'
  const { container } = render(<RuleText rulebook={book} text={text} />)
  expect(container.textContent).toBe('It has a coin, two (hands) and a rule, of course.')
  const kept = screen.getAllByRole('button').map((term) => term.parentElement)
  expect(kept.map((span) => span?.textContent)).toEqual(['coin,', '(hands)'])
  expect(kept.every((span) => span?.className.includes('kept'))).toBe(true)
})

test('terms side by side share no mark', () => {
  const { container } = render(<RuleText rulebook={book} text="({{coin}}/{{hand}}) {{coin}}’s {{hand}}" />)
  expect(container.textContent).toBe('(coin/hand) coin’s hand')
  render(<RuleText rulebook={book} text="{{coin}},{{hand}}." />)
  expect(document.body.textContent).toContain('coin,hand.')
})

test('a text is read without its markup', () => {
  expect(plainTextOf(book, 'Two {{hand|hands}}: [[CO-1.1]].')).toBe('Two hands: CO-1.1 Hands.')
})

test('a sound book has no faults', () => {
  expect(faultsOfRulebook(book)).toEqual([])
})

test.each([
  ['[[CO-1.2]]', 'there is no CO-1.2'],
  ['{{purse}}', 'there is no term purse'],
  ['[[CO-1.1', 'markup is broken in "[[CO-1.1"'],
  ['a coin}}', 'markup is broken in "a coin}}"'],
])('%s is a fault', (text, fault) => {
  expect(faultsOfText(book, text)).toEqual([fault])
})

test('a clause that says nothing is a fault', () => {
  const [section] = book.sections
  if (!section) throw new Error('The book has no section.')
  const silent = {
    ...book,
    sections: [{ ...section, clauses: [{ id: 'CO-1.1', title: 'Hands', text: [] }] }],
  }
  expect(faultsOfRulebook(silent)).toEqual(['CO-1.1 says nothing'])
})
