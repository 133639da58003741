import { expect, test } from 'vitest'
import { numberInBook, sectionNamer } from '@/engine/rulebook/rulebook'
import { type RulebookFiles, readRulebook } from '@/engine/rulebook/rulebook-read'
import { RULEBOOK } from '@/games/archmagi/teaching/rulebook'
import { sectionsOf } from '@/teach/audit/audited'
import { searcherOf } from '@/teach/search/search-book'

const SECTION = { title: 'A section', intro: 'What it is about.' }

/** A book whose sections have letters for numbers. */
const LETTERED: RulebookFiles = {
  gameId: 'duel',
  clauses: { 'MV-1': 'Moving', 'MV-10': 'Pinning', 'RC-2': 'Recruits', 'RC-2.1': 'No wizards' },
  files: {
    './book.yaml': { title: 'Duel' },
    './glossary.yaml': { terms: {} },
    './mv.yaml': { ...SECTION, clauses: { 'MV-1': 'Move.', 'MV-10': 'Stay.' } },
    './rc.yaml': { ...SECTION, clauses: { 'RC-2': 'Some do.', 'RC-2.1': 'Wizards do not.' } },
  },
  sceneOf: () => ({ ok: true, value: null }),
}

function lettered() {
  const read = readRulebook(LETTERED)
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return read.value
}

test('a clause belongs to one section, though the name of another begins like its own', () => {
  const sectionOf = sectionNamer(['AM-A.0.2', 'AM-A.36'])
  expect([sectionOf('AM-A.0.2'), sectionOf('AM-A.36')]).toEqual(['AM-A.0', 'AM-A'])
  const row = { title: '', tests: [], manual: null, ruling: null }
  const clauses = ['AM-A.0.2', 'AM-A.36'].map((id) => ({ ...row, id }))
  const audited = sectionsOf(clauses as never, RULEBOOK)
  expect(audited.map(({ id, clauses: own }) => [id, own.map((clause) => clause.id)])).toEqual([
    ['AM-A.0', ['AM-A.0.2']],
    ['AM-A', ['AM-A.36']],
  ])
})

test('where some clause has no dot, its letters are its section, and that of those with one', () => {
  const { sections } = lettered()
  expect(sections.map(({ id, clauses }) => [id, clauses.map((clause) => clause.id)])).toEqual([
    ['MV', ['MV-1', 'MV-10']],
    ['RC', ['RC-2', 'RC-2.1']],
  ])
})

test('a clause in the file of another section, or in none, is a fault', () => {
  const mv = { ...SECTION, clauses: { 'MV-1': 'Move.', 'RC-2': 'Some do.' } }
  const read = readRulebook({ ...LETTERED, files: { ...LETTERED.files, './mv.yaml': mv } })
  expect(read.ok ? [] : read.problems.map(({ path, message }) => `${path} ${message}`)).toEqual([
    'mv.yaml: clauses.RC-2 is no clause of MV, which has MV-1, MV-10',
    'mv.yaml: clauses.MV-10 is missing; add its text',
  ])
})

test('a number in the book keeps its letter', () => {
  expect(['AM-8.4', 'AM-K.24', 'AM-T'].map((id) => numberInBook(RULEBOOK, id))).toEqual(['8.4', 'K.24', 'T'])
})

test('a number in a book of letters is whole', () => {
  expect(['MV', 'MV-10', 'RC-2.1'].map((id) => numberInBook(lettered(), id))).toEqual([
    ...['MV', 'MV-10', 'RC-2.1'],
  ])
})

test('a clause is found by its number, in a book of letters with these', () => {
  const foundBy = (query: string) => searcherOf(lettered())(query).map(({ place }) => place.id)
  expect(foundBy('rc-2')).toEqual(['RC-2', 'RC-2.1'])
  expect(foundBy('MV-1')).toEqual(['MV-1'])
  expect(foundBy('10')).toEqual([])
})
