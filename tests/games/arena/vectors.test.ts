import { expect, test } from 'vitest'
import type { Clause } from '@/games/arena/content/clauses'
import { problemsText } from '@/engine/refusal'
import { faultsOfArenaCase, parseArenaCases } from '@/games/arena/rules/cases'
import { clause } from '../../support/clause'
import { playBothWays } from '../../support/play-both-ways'
import vectors from './vectors.json' with { type: 'json' }

const read = parseArenaCases(vectors)
if (!read.ok) throw new Error(problemsText(read.problems))
const cases = read.value
const clauses = [...new Set(cases.flatMap((one) => one.clauses))] as readonly Clause[]

const casesOf = (id: Clause) => cases.filter((one) => one.clauses.includes(id))

// A case stands under each clause that it is about.
for (const id of clauses)
  clause(id, () => {
    test.each(casesOf(id).map((one) => [`${one.id} ${one.title}`, one] as const))('%s', (_, one) => {
      expect(faultsOfArenaCase(one, playBothWays)).toEqual([])
    })
  })
