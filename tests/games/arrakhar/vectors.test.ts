import { expect, test } from 'vitest'
import { arrakharRules } from '@/games/arrakhar/rules'
import { faultsOfCase, parseCases } from '@/headless/cases'
import vectors from './vectors.json' with { type: 'json' }

const parsed = parseCases(vectors)
if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))

const titled = parsed.value.map((one) => [`${one.id} ${one.clause} ${one.description}`, one] as const)

test.each(titled)('%s', (_, one) => {
  expect(faultsOfCase(arrakharRules, one)).toEqual([])
})
