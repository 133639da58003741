import { expect, test } from 'vitest'
import {
  faultsOfWizardKingsCase,
  parseWizardKingsCases,
  type WizardKingsCase,
} from '@/games/wizard-kings/cases/cases'
import { type Clause, CLAUSES } from '@/games/wizard-kings/clauses'
import { clause } from '../../support/clause'
import { playBothWays } from '../../support/play-both-ways'
import vectors from '../../data/wizard-kings/vectors.json' with { type: 'json' }

const read = parseWizardKingsCases(vectors)
if (!read.ok) throw new Error(JSON.stringify(read.problems))

const cases = read.value
const clauses = [...new Set(cases.map((one) => one.clause))] as readonly Clause[]

const casesOf = (id: Clause) => cases.filter((one) => one.clause === id)

test('cases are about clauses that there are', () => {
  expect(clauses.filter((id) => !(id in CLAUSES))).toEqual([])
  expect(cases).toHaveLength(226)
})

for (const id of clauses)
  clause(id, () => {
    test.each(casesOf(id).map((one): [string, WizardKingsCase] => [`${one.id} ${one.description}`, one]))(
      '%s',
      (_, one) => {
        expect(faultsOfWizardKingsCase(one, playBothWays)).toEqual([])
      },
    )
  })
