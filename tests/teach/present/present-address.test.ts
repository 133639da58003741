import { describe, expect, test } from 'vitest'
import {
  atStep,
  notesAddress,
  presentAddress,
  presentedIn,
  presentedStudy,
  stepIn,
} from '@/teach/addresses/present-address'
import { presentedTable } from '@/teach/addresses/way-to-present'

describe('The address of a presentation', () => {
  test('names a slide, or where it begins', () => {
    expect(presentAddress('arena', 'demo-turn')).toBe('#/present/arena/demo-turn')
    expect(presentAddress('arena', 'demo-turn', 3)).toBe('#/present/arena/demo-turn/3')
    expect(notesAddress('arena', 'demo-turn', 3)).toBe('#/present/arena/demo-turn/3/notes')
  })

  test.for([
    ['own.my-lesson', { kind: 'lesson', id: 'own.my-lesson' }],
    ['demo-turn', { kind: 'lesson', id: 'demo-turn' }],
    [presentedTable('1a2b'), { kind: 'table', id: '1a2b' }],
    [presentedStudy('1a2b', 2, 'line-3'), { kind: 'study', id: '1a2b', chapter: 2, line: 'line-3' }],
    ['position', { kind: 'position' }],
  ] as const)('tells what %s names', ([source, presented]) => {
    expect(presentedIn(source)).toEqual(presented)
  })

  test('names a step in place of a slide', () => {
    expect(stepIn(atStep('end-3'))).toBe('end-3')
    expect(stepIn('3')).toBeUndefined()
  })
})
