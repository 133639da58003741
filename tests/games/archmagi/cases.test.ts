import { describe, expect, test } from 'vitest'
import { faultsOfArchmagiCase, parseArchmagiCases } from '@/games/archmagi/cases/cases'
import { playBothWays } from '../../support/play-both-ways'
import vectors from '../../data/archmagi/vectors.json' with { type: 'json' }

const read = parseArchmagiCases(vectors)
if (!read.ok) throw new Error(JSON.stringify(read.problems))

describe('the cases of the specification', () => {
  test.each(read.value.map((one) => [one.id, one.clause, one.description, one] as const))(
    '%s %s: %s',
    (_id, _clause, _description, one) => {
      expect(faultsOfArchmagiCase(one, playBothWays)).toEqual([])
    },
  )
})
