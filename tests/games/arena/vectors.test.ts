import { expect, test } from 'vitest'
import type { Clause } from '@/games/arena/clauses'
import { problemsText } from '@/engine/kernel/refusal'
import { faultsOfArenaCase, parseArenaCases } from '@/games/arena/cases/cases'
import { clause } from '../../support/clause'
import { playBothWays } from '../../support/play-both-ways'
import vectors from './vectors.json' with { type: 'json' }

type Written = (typeof vectors.cases)[number]

const clauses = [...new Set(vectors.cases.flatMap((one) => one.clauses))] as readonly Clause[]

const casesOf = (id: Clause) => vectors.cases.filter((one) => one.clauses.includes(id))

const found = new Map<string, readonly string[]>()

/** Why a case fails. It is read and played where its first clause asks for it, and once for all its clauses. */
function faultsOf(written: Written): readonly string[] {
  const known = found.get(written.id)
  if (known) return known
  const read = parseArenaCases({ ...vectors, cases: [written] })
  if (!read.ok) throw new Error(problemsText(read.problems))
  const faults = read.value.flatMap((one) => faultsOfArenaCase(one, playBothWays))
  found.set(written.id, faults)
  return faults
}

// A case stands under each clause that it is about.
for (const id of clauses)
  clause(id, () => {
    test.each(casesOf(id).map((one) => [`${one.id} ${one.title}`, one] as const))('%s', (_, one) => {
      expect(faultsOf(one)).toEqual([])
    })
  })
