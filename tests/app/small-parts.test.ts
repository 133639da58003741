import { describe, expect, test } from 'vitest'
import { fileNameOf } from '@/app/downloads/downloads'
import { meaningOf } from '@/app/play/play-keys'
import type { KeyPress } from '@/widgets/keys'
import { hashOf, routeOf, type Route } from '@/app/addresses/routes'

describe('routes', () => {
  test.each<[string, Route]>([
    ['#/', { page: 'home' }],
    ['#/about', { page: 'about' }],
    ['#/new/arrakhar', { page: 'new', gameId: 'arrakhar' }],
    ['#/games', { page: 'games' }],
    ['#/results', { page: 'results' }],
    ['#/play/arrakhar', { page: 'play', gameId: 'arrakhar' }],
    ['#/play/arrakhar/1k2', { page: 'play', gameId: 'arrakhar', saveId: '1k2' }],
  ])('%s is read and written', (hash, route) => {
    expect(routeOf(hash)).toEqual(route)
    expect(hashOf(route)).toBe(hash)
  })

  test.each(['', '#', '#/nowhere', '#/play', '#/play/'])('%s leads home', (hash) => {
    expect(routeOf(hash)).toEqual({ page: 'home' })
  })
})

describe('the file of a save', () => {
  test('is named for the game and the turn', () => {
    expect(fileNameOf('Arrakhar’s Wand', { moment: 'Turn 3' })).toBe('arrakhars-wand-turn-3.hexhearth.json')
    expect(fileNameOf("Arrakhar's Wand", { moment: 'Set-up' })).toBe('arrakhars-wand-set-up.hexhearth.json')
  })
})

describe('keys', () => {
  const press = (key: string, held: Partial<KeyPress> = {}) =>
    meaningOf({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held })

  test('undo and redo as on every system', () => {
    expect(press('z', { ctrlKey: true })).toBe('undo')
    expect(press('z', { metaKey: true })).toBe('undo')
    expect(press('Z', { ctrlKey: true, shiftKey: true })).toBe('redo')
    expect(press('y', { ctrlKey: true })).toBe('redo')
    expect(press('u')).toBe('undo')
    expect(press('r')).toBe('redo')
  })

  test('leave the browser’s own keys alone', () => {
    expect(press('u', { ctrlKey: true })).toBeUndefined()
    expect(press('r', { ctrlKey: true })).toBeUndefined()
    expect(press('z')).toBeUndefined()
    expect(press('z', { ctrlKey: true, altKey: true })).toBeUndefined()
  })
})
