import { describe, expect, test } from 'vitest'
import type { Rulebook } from '@/engine/rulebook/rulebook'
import { RULEBOOK as ARENA } from '@/games/arena/teaching/rulebook'
import { RULEBOOK as ARCHMAGI } from '@/games/archmagi/teaching/rulebook'
import { RULEBOOK as ARRAKHAR } from '@/games/arrakhar/teaching/rulebook'
import { searcherOf } from '@/teach/search/search-book'
import { NAIVE_QUERIES } from './naive-queries'
import { MORE_QUERIES, QUERIES } from './queries'

const BOOKS = [ARRAKHAR, ARENA, ARCHMAGI]
/** Nine times of ten. */
const SHARE_FOUND = 0.9

const placesFor = (rulebook: Rulebook, query: string) =>
  searcherOf(rulebook)(query).map(({ place }) => place.id)

test.each([
  ['sixty', QUERIES, 60],
  ['forty-five more', MORE_QUERIES, 45],
  ['a hundred and sixty plain', NAIVE_QUERIES, 160],
] as const)(
  'of %s queries of learners nine tenths find the clause that is wanted among the first three',
  (_, given, count) => {
    const queries = BOOKS.flatMap((book) => {
      const search = searcherOf(book)
      return (given[book.gameId] ?? []).map(([query, ...wanted]) => {
        const clauses = search(query).filter(({ place }) => place.kind === 'clause')
        const best = clauses.slice(0, 3).map(({ place }) => place.id)
        return { query: `${book.gameId}: ${query}`, isFound: best.some((id) => wanted.includes(id)) }
      })
    })
    expect(queries).toHaveLength(count)
    const missed = queries.filter(({ isFound }) => !isFound).map(({ query }) => query)
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(count * (1 - SHARE_FOUND))
  },
)

describe('a number', () => {
  test('finds its clause, with the letters of the book or without', () => {
    expect(placesFor(ARRAKHAR, 'AR-8.4')).toEqual(['AR-8.4'])
    expect(placesFor(ARRAKHAR, '8.4')).toEqual(['AR-8.4'])
    expect(placesFor(ARCHMAGI, 'am-k.24')).toEqual(['AM-K.24'])
  })

  test('of a section finds all of its clauses', () => {
    expect(placesFor(ARRAKHAR, '9')).toEqual(['AR-9.1', 'AR-9.2', 'AR-9.3', 'AR-9.4', 'AR-9.5', 'AR-9.6'])
  })

  test('that is none of a clause is a word like others', () => {
    expect(placesFor(ARRAKHAR, '20 counters')).toContain('AR-2.2')
  })
})

test('a word typed amiss is found, and one that is only begun', () => {
  expect(placesFor(ARRAKHAR, 'firebal')[0]).toMatch(/^AR-8|^fireball$/)
  expect(placesFor(ARRAKHAR, 'summonning')).toContain('AR-6.1')
  expect(placesFor(ARENA, 'surrendor')[0]).toBe('AA-23.5')
})

test('endings do not matter', () => {
  expect(placesFor(ARENA, 'retreats')[0]).toBe(placesFor(ARENA, 'retreating')[0])
})

test('the paragraph that says most of what was looked for is shown', () => {
  const [first] = searcherOf(bookOf(['Nothing of it.', 'A grumbling ogre eats a goat.']))('ogre goat')
  expect(first?.phrase).toBe('A grumbling ogre eats a goat.')
  expect([...(first?.stems ?? [])].sort()).toEqual(['goat', 'ogr'])
})

test('a place that speaks of all that was asked stands before one that speaks of a part often', () => {
  const book = bookOf(['Ogre, ogre, ogre.'], ['An ogre may leave its cave at night.'])
  expect(placesFor(book, 'ogre cave')[0]).toBe('XX-1.2')
})

test('a place is found by words that learners have for it, which nobody is shown', () => {
  const book = bookOf(['An ogre may leave its cave.'], ['A dwarf digs.'])
  const sections = book.sections.map((section) => ({
    ...section,
    clauses: section.clauses.map((one) => (one.id === 'XX-1.2' ? { ...one, asked: 'tunnel, mining' } : one)),
  }))
  const hits = searcherOf({ ...book, sections })('tunnel')
  expect(hits.map(({ place, phrase }) => [place.id, phrase])).toEqual([['XX-1.2', 'A dwarf digs.']])
})

test('empty words alone find nothing', () => {
  expect(placesFor(ARRAKHAR, 'what is it')).toEqual([])
})

/** A book of a section with clauses of these paragraphs. */
function bookOf(...clauses: readonly (readonly string[])[]): Rulebook {
  return {
    gameId: 'xx',
    title: 'A book',
    sections: [
      {
        id: 'XX-1',
        title: 'Beasts',
        intro: '',
        diagram: null,
        clauses: clauses.map((text, nth) => ({ id: `XX-1.${nth + 1}`, title: `Clause ${nth + 1}`, text })),
      },
    ],
    glossary: [],
  }
}
