import { describe, expect, test } from 'vitest'
import { csvOf, markOf, tablesOf } from '@/teach/class/gathered'
import { handed } from './handed'

const WORDS = {
  learner: 'Learner',
  handedIn: 'Handed in',
  task: (nth: number) => `Task ${nth}`,
  mark: (mark: string) => mark,
  quiz: 'Quiz',
  of: (some: number, all: number) => `${some} of ${all}`,
}

describe('The table of a class', () => {
  test('has a row for each learner and a column for each task, and counts who solved it alone', () => {
    const [table] = tablesOf([
      handed('Cy', ['none', 'hint']),
      handed('Ann', ['none', null]),
      handed('Bo', ['solution', null]),
    ])
    expect(table?.rows.map(({ learner }) => learner)).toEqual(['Ann', 'Bo', 'Cy'])
    expect(table?.tasks).toEqual([1, 2])
    expect(table?.alone).toEqual([2, 0])
  })
  test('is sorted by name, by who solved fewest, or by who handed in last', () => {
    const all = [
      handed('Ann', ['none', 'none'], { at: '2026-03-01T09:30' }),
      handed('Bo', [null, null], { at: '2026-03-01T08:00' }),
      handed('Cy', ['none', null], { at: '2026-03-02T07:00' }),
    ]
    const names = (sort: 'learner' | 'solved' | 'at') =>
      tablesOf(all, sort)[0]?.rows.map(({ learner }) => learner)
    expect(names('learner')).toEqual(['Ann', 'Bo', 'Cy'])
    expect(names('solved')).toEqual(['Bo', 'Cy', 'Ann'])
    expect(names('at')).toEqual(['Cy', 'Ann', 'Bo'])
  })
  test('tells which rules refused most moves', () => {
    const [table] = tablesOf([
      handed('Ann', ['none', null], { refused: ['AA-2.1', 'AA-9.3'] }),
      handed('Bo', ['none', null], { refused: ['AA-9.3', 'AA-9.3'] }),
    ])
    expect(table?.refusals).toEqual([
      ['AA-9.3', 3],
      ['AA-2.1', 1],
    ])
  })
  test('is another for another lesson, and for the same lesson once it was changed', () => {
    const changed = { id: 'past-the-ogre', title: 'Past the ogre', sum: 'ffffffff' }
    const other = { id: 'flight', title: 'Flight', sum: '00000000' }
    const tables = tablesOf([
      handed('Ann'),
      handed('Ann', undefined, { lesson: changed }),
      handed('Ann', undefined, { lesson: other }),
    ])
    expect(tables.map(({ title, isAnother }) => [title, isAnother])).toEqual([
      ['Past the ogre', false],
      ['Past the ogre', true],
      ['Flight', false],
    ])
  })
  test('tells a task that was never begun from one that was left open', () => {
    expect(markOf({ chapter: 1, solved: null, tries: 0, refused: [] })).toBe('untried')
    expect(markOf({ chapter: 1, solved: null, tries: 2, refused: [] })).toBe('open')
    expect(markOf(undefined)).toBe('untried')
  })
  test('becomes a spreadsheet in which no name breaks a cell or is taken for a formula', () => {
    const [table] = tablesOf([handed('=1+1'), handed('Ann, "the quick"', ['none', 'hint'])])
    if (!table) throw new Error('no table')
    expect(csvOf(table, WORDS).split('\r\n')).toEqual([
      '"Learner","Handed in","Task 2","Task 3"',
      `"'=1+1","2026-03-01T09:30","none","open"`,
      '"Ann, ""the quick""","2026-03-01T09:30","none","hint"',
      '',
    ])
  })
})
