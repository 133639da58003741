// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { namedPlayers } from '@/store/catalog/names'
import { forgetNames, knownNames, rememberNames } from '@/store/catalog/known-names'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test('names are remembered, the last first, each once', () => {
  rememberNames(['Ann', 'Ben'])
  rememberNames(['Ben'])
  expect(knownNames()).toEqual(['Ben', 'Ann'])
  rememberNames([])
  expect(knownNames()).toEqual(['Ben', 'Ann'])
})

test('no more than twenty are remembered, and all are forgotten when asked', () => {
  for (let nth = 1; nth <= 25; nth++) rememberNames([`Player ${nth}`])
  expect(knownNames()).toHaveLength(20)
  expect(knownNames()[0]).toBe('Player 25')
  forgetNames()
  expect(knownNames()).toEqual([])
})

test.each(['no JSON', '"Ann"', '{"0":"Ann"}', 'null', '[1, null, {}, ""]'])('%s holds no names', (stored) => {
  localStorage.setItem('hexhearth-players', stored)
  expect(knownNames()).toEqual([])
})

test('what was stored by somebody else is offered without what cannot be seen', () => {
  localStorage.setItem('hexhearth-players', JSON.stringify(['\u202eAnn', 'x'.repeat(90)]))
  expect(knownNames()).toEqual(['Ann', 'x'.repeat(24)])
})

test('where storage is forbidden nothing is remembered, and nothing breaks', () => {
  const forbid = () => {
    throw new DOMException('', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid)
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(forbid)
  rememberNames(['Ann'])
  forgetNames()
  expect(knownNames()).toEqual([])
})

test('players are those who have typed something that can be seen', () => {
  expect(namedPlayers({ hider: '  Ann ', seeker: ' \u200b\u202e ' })).toEqual({ hider: 'Ann' })
  expect(namedPlayers({ hider: '', seeker: ' ' })).toBeUndefined()
  expect(namedPlayers({ hider: 'x'.repeat(40) })).toEqual({ hider: 'x'.repeat(24) })
  expect(namedPlayers({ hider: 'x'.repeat(40) }, 60)).toEqual({ hider: 'x'.repeat(40) })
})
