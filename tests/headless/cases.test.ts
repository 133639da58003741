import { expect, test } from 'vitest'
import { type Case, faultsOfCase, parseCases } from '@/headless/cases'
import { hoardRules } from './hoard'

const dug: Case = {
  id: 'dig-01',
  clause: 'HO-1',
  description: 'one dig',
  position: { game: 'hoard', asked: 'north' },
  steps: [{ command: { type: 'dig', dice: 1 }, rolls: [4] }],
  expect: { steps: ['ok'], winner: null },
}

test('a case that comes out as expected has no faults', () => {
  expect(faultsOfCase(hoardRules, dug)).toEqual([])
})

test('a refusal that was not expected is told with its message', () => {
  const [fault] = faultsOfCase(hoardRules, { ...dug, steps: [{ command: { type: 'weigh' } }] })
  expect(fault).toBe('steps: expected ["ok"], got ["HO-2"] (HO-2: The scales are not ready.)')
})

test('every unmet expectation is told', () => {
  const faults = faultsOfCase(hoardRules, { ...dug, expect: { steps: [], winner: 'south' } })
  expect(faults).toHaveLength(2)
})

test.each(['hopes', 'toString'])('an expectation of no known kind fails its case: %s', (key) => {
  expect(faultsOfCase(hoardRules, { ...dug, expect: { [key]: true } })).toEqual([
    `${key}: there is no such expectation`,
  ])
})

test('a misshapen expectation fails its case', () => {
  expect(faultsOfCase(hoardRules, { ...dug, expect: { haste: 'none' } })[0]).toMatch(/^haste: /)
})

test('a case with a bad position fails and names the place', () => {
  const faults = faultsOfCase(hoardRules, { ...dug, position: { game: 'hoard', asked: 'west' } })
  expect(faults[0]).toMatch(/^position\.asked: /)
})

test('a case that breaks the program fails', () => {
  const broken = {
    ...hoardRules,
    writePosition: () => {
      throw new Error('no pen')
    },
  }
  expect(faultsOfCase(broken, dug)[0]).toMatch('no pen')
})

test.each([
  ['no cases', {}, 'cases'],
  ['a case without expectations', { cases: [{ ...dug, expect: undefined }] }, 'cases.0.expect'],
  ['an unknown key', { cases: [{ ...dug, odds: 1 }] }, 'cases.0.odds'],
])('a bad file is told by its path: %s', (_, json, path) => {
  const parsed = parseCases(JSON.parse(JSON.stringify(json)))
  expect(parsed.ok ? [] : parsed.problems.map((problem) => problem.path)).toEqual([path])
})
