import { expect, test } from 'vitest'
import { CLAUSES } from '@/games/wizard-kings/clauses'
import { RULEBOOK } from '@/games/wizard-kings/teaching/rulebook'
import { stemsIn } from '@/teach/search/stems'
import { searcherOf } from '@/teach/search/search-book'
import { faultsOfRulebook } from '../../teach/rules/rulebook-faults'

const told = RULEBOOK.sections.flatMap(({ clauses }) => clauses)

test('all 248 clauses of the specification are told, section by section', () => {
  expect(told.map(({ id }) => id)).toEqual(Object.keys(CLAUSES))
  expect(told).toHaveLength(248)
  expect(RULEBOOK.sections.map(({ id }) => id).join(' ')).toBe(
    'TM CP MP SU TS MV HX SE RC CB RT RG WZ SP CH WB EL BD CS CT VC SC FG',
  )
})

test('its links lead somewhere and its terms are explained', () => {
  expect(faultsOfRulebook(RULEBOOK)).toEqual([])
})

test('every term of the glossary is used by some clause', () => {
  const texts = JSON.stringify(RULEBOOK.sections)
  const unused = RULEBOOK.glossary.filter(({ term }) => !new RegExp(`\\{\\{${term}[|}]`).test(texts))
  expect(unused.map(({ term }) => term)).toEqual([])
})

test('what learners ask for is told in words that the clause lacks', () => {
  const known = told.filter(({ asked = '', text, title }) => {
    const own = new Set(stemsIn(`${title} ${text.join(' ')}`))
    return stemsIn(asked).every((stem) => own.has(stem))
  })
  expect(known.map(({ id }) => id)).toEqual([])
})

/** Plain queries with the clauses that answer them. */
const QUERIES: readonly (readonly [query: string, ...clauses: string[]])[] = [
  ['how do i heal my troops', 'RC-1', 'RC-3', 'RC-2'],
  ['can my wizard shoot', 'WZ-3', 'CB-9'],
  ['how many units fit in one hex', 'MV-9'],
  ['who takes the damage', 'CB-13'],
  ['do dead dragons come back', 'EL-3', 'EL-2'],
  ['can i run away before the fight', 'MV-10', 'RT-1'],
  ['where do new units appear', 'BD-5', 'BD-7'],
  ['how far can a ship carry my men', 'SE-2', 'SE-3', 'SE-1', 'MV-4'],
  ['what happens when a mage is exhausted', 'WZ-8', 'WZ-7', 'RG-5'],
  ['when is the next full moon', 'WB-1'],
  ['how do i win', 'VC-2', 'VC-3'],
  ['what does A2 mean', 'CP-3'],
  ['do elves fight better in the woods', 'CB-12', 'RC-3.1'],
  ['does the road help over a mountain', 'MV-7', 'HX-5', 'MV-8'],
  ['what do the standing stones do', 'WZ-6', 'MP-8'],
  ['can a castle move', 'CS-1', 'CS-6', 'RT-7', 'MV-3'],
  ['how long is a battle', 'CB-6'],
  ['capture an empty town', 'CT-2', 'RT-8', 'RT-9'],
  ['can i give up', 'VC-5'],
  ['can i see my enemy’s pieces', 'FG-4', 'MV-14', 'FG-1', 'FG-2'],
]

test('of plain queries nine tenths find their clause among the first three', () => {
  const search = searcherOf(RULEBOOK)
  const lost = QUERIES.filter(([query, ...clauses]) => {
    const found = search(query).slice(0, 3)
    return !found.some(({ place }) => clauses.includes(place.id))
  })
  expect(lost.length, lost.map(([query]) => query).join('\n')).toBeLessThanOrEqual(QUERIES.length / 10)
})
