import { expect, test } from 'vitest'
import type { Rulebook } from '@/engine/rulebook/rulebook'
import { bookletOf, contentsOf, leadsOn, pagesExpected, runningParts } from '@/teach/book/booklet'

const diagram = { position: {}, caption: 'Two hands.' }
const book: Rulebook = {
  gameId: 'coin',
  title: 'Heads & Hands',
  opening: [
    {
      id: 'story',
      title: 'The story',
      intro: 'How it came about.',
      notes: [{ id: 'story-names', title: 'Names', text: [], credits: [{ part: 'Design', names: ['Ann'] }] }],
    },
  ],
  sections: [
    {
      id: 'CO-1',
      title: 'Hiding',
      intro: 'Where the {{coin}} goes.',
      diagram,
      clauses: [
        { id: 'CO-1.1', title: 'Hands', text: ['Hide it, see [[CO-1.2]].', 'In one.'] },
        {
          id: 'CO-1.2',
          title: 'Two',
          text: ['You have two.'],
          ruling: { choice: 'Both.', reason: 'It is so.' },
        },
      ],
    },
    { id: 'CO-2', title: 'Guessing', intro: 'Left or right.', diagram: null, clauses: [] },
  ],
  glossary: [{ term: 'coin', meaning: 'What is hidden.', clause: 'CO-1.1' }],
}
const PIECES = bookletOf(book)
const nthOf = (title: string) =>
  PIECES.findIndex((piece) => piece.kind === 'part' && piece.part.title === title)

test('a booklet has the book in its order, without markup', () => {
  expect(PIECES.map(({ kind }) => kind).join(' ')).toBe(
    'part clause credits part clause diagram text clause ruling reason part part term',
  )
  expect(PIECES[nthOf('Hiding')]).toMatchObject({ part: { number: '1' }, text: 'Where the coin goes.' })
  expect(PIECES[nthOf('Hiding') + 1]).toMatchObject({
    number: 'CO-1.1',
    text: 'Hide it, see CO-1.2 Two.',
  })
})

test('headings lead on, and so does the title of a note that has no text', () => {
  const leading = PIECES.filter(leadsOn).map((piece) => ('part' in piece ? piece.part.title : piece.kind))
  expect(leading).toEqual(['The story', 'clause', 'Hiding', 'Guessing', 'Glossary'])
})

test('the contents tell the page on which a part begins', () => {
  const [hiding, guessing, glossary] = ['Hiding', 'Guessing', 'Glossary'].map(nthOf) as [
    number,
    number,
    number,
  ]
  const pages = [
    [
      [0, 1, 2],
      [hiding, hiding + 1],
    ],
    [[hiding + 2], []],
    [[guessing], [glossary, glossary + 1]],
  ]
  expect(contentsOf(PIECES, pages).map(({ part, page }) => [part.title, page])).toEqual([
    ['The story', 1],
    ['Hiding', 1],
    ['Guessing', 3],
    ['Glossary', 3],
  ])
  const running = (nth: number) => runningParts(PIECES, pages, nth).map(({ title }) => title)
  expect(running(1)).toEqual(['Hiding'])
  expect(running(2)).toEqual(['Guessing', 'Glossary'])
})

test('a page that begins within a part names that part first', () => {
  const hiding = nthOf('Hiding')
  const pages = [[[hiding]], [[hiding + 1, nthOf('Guessing')]]]
  expect(runningParts(PIECES, pages, 1).map(({ title }) => title)).toEqual(['Hiding', 'Guessing'])
})

test('more text is expected to take more pages, and any at least one', () => {
  const many = Array.from({ length: 400 }, () => ({ kind: 'text', text: 'x'.repeat(90) }) as const)
  expect(pagesExpected(PIECES)).toBe(1)
  expect(pagesExpected(many)).toBe(9)
})
