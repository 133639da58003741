import { expect, test } from 'vitest'
import { type ArchmagiCase, faultsOfArchmagiCase, parseArchmagiCases } from '@/games/archmagi/cases/cases'
import { type Clause, CLAUSES } from '@/games/archmagi/clauses'
import { clause } from '../../support/clause'
import { playBothWays } from '../../support/play-both-ways'
import vectors from '../../data/archmagi/vectors.json' with { type: 'json' }

const read = parseArchmagiCases(vectors)
if (!read.ok) throw new Error(JSON.stringify(read.problems))

const cases = read.value
const clauses = [...new Set(cases.map((one) => one.clause))] as readonly Clause[]

const casesOf = (id: Clause) => cases.filter((one) => one.clause === id)

test('cases are about clauses that there are', () => {
  expect(clauses.filter((id) => !(id in CLAUSES))).toEqual([])
})

for (const id of clauses)
  clause(id, () => {
    test.each(casesOf(id).map((one): [string, ArchmagiCase] => [`${one.id} ${one.description}`, one]))(
      '%s',
      (_, one) => {
        expect(faultsOfArchmagiCase(one, playBothWays)).toEqual([])
      },
    )
  })
