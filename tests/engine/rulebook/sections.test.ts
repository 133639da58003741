import { expect, test } from 'vitest'
import { numberInBook, sectionIdOf } from '@/engine/rulebook/rulebook'
import { RULEBOOK } from '@/games/archmagi/teaching/rulebook'
import { sectionsOf } from '@/teach/audit/audited'

test('a clause belongs to one section, though the name of another begins like its own', () => {
  expect(sectionIdOf('AM-A.0.2')).toBe('AM-A.0')
  expect(sectionIdOf('AM-A.36')).toBe('AM-A')
  const row = { title: '', tests: [], manual: null, ruling: null }
  const clauses = ['AM-A.0.2', 'AM-A.36'].map((id) => ({ ...row, id }))
  const audited = sectionsOf(clauses as never, RULEBOOK)
  expect(audited.map(({ id, clauses: own }) => [id, own.map((clause) => clause.id)])).toEqual([
    ['AM-A.0', ['AM-A.0.2']],
    ['AM-A', ['AM-A.36']],
  ])
})

test('a number in the book keeps its letter', () => {
  expect([numberInBook('AR-8.4'), numberInBook('AM-K.24'), numberInBook('AM-T')]).toEqual([
    '8.4',
    'K.24',
    'T',
  ])
})
