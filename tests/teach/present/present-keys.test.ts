import { describe, expect, test } from 'vitest'
import { actOf, PRESENT_KEYS } from '@/teach/present/present-keys'

describe('The keys of a presentation', () => {
  test.for([
    [' ', 'next'],
    ['Enter', 'next'],
    ['PageDown', 'next'],
    ['PageUp', 'previous'],
    ['f', 'full'],
    ['F', 'full'],
    ['.', 'isDark'],
    ['3', 'ink'],
    ['Escape', 'leave'],
  ] as const)('%s means %s', ([key, act]) => {
    expect(actOf({ key, shiftKey: false })).toBe(act)
  })

  test('arrows with Shift go farther', () => {
    expect(actOf({ key: 'ArrowRight', shiftKey: true })).toBe('nextPart')
    expect(actOf({ key: 'ArrowLeft', shiftKey: true })).toBe('previousPart')
  })

  test('no key means two things, and each is told', () => {
    const lines = Object.values(PRESENT_KEYS)
    const presses = lines.flatMap(({ presses }) => presses)
    expect(new Set(presses).size).toBe(presses.length)
    expect(lines.filter(({ names, does }) => names.length === 0 || does === '')).toEqual([])
  })
})
