import { expect, test } from 'vitest'
import type { Clause } from '@/games/arena/content/clauses'
import { clause } from '../../support/clause'
import { faultsOfVector, type VectorCase } from './vector-case'
import vectors from './vectors.json' with { type: 'json' }

// The compiler reads an enormous union out of the file; each case is read for itself when it is run.
const cases = vectors.cases as unknown as readonly VectorCase[]
const clauses = [...new Set(cases.flatMap((one) => one.clauses))]

const casesOf = (id: Clause) => cases.filter((one) => one.clauses.includes(id))

// A case stands under each clause that it is about.
for (const id of clauses)
  clause(id, () => {
    test.each(casesOf(id).map((one) => [`${one.id} ${one.title}`, one] as const))('%s', (_, one) => {
      expect(faultsOfVector(one)).toEqual([])
    })
  })
