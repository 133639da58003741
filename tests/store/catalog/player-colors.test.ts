// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { forgetNames, knownNames, rememberNames } from '@/store/catalog/known-names'
import { rememberColors } from '@/store/catalog/color-memory'
import { colorOf } from '@/store/catalog/player-colors'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('a color is kept with its name, which is offered from then on', () => {
  rememberColors([
    ['Ann', 'red'],
    ['Ben', 'teal'],
  ])
  expect([colorOf('Ann'), colorOf('Ben'), colorOf('Carol'), colorOf(undefined)]).toEqual([
    'red',
    'teal',
    undefined,
    undefined,
  ])
  expect(knownNames()).toEqual(['Ann', 'Ben'])
})

test('a name that is too long to be offered whole has a color all the same', () => {
  const name = 'x'.repeat(40)
  rememberColors([[name, 'gold']])
  expect(colorOf(name)).toBe('gold')
})

test('a player goes by another color, or by none', () => {
  rememberColors([['Ann', 'red']])
  rememberColors([['Ann', 'gold']])
  expect(colorOf('Ann')).toBe('gold')
  rememberColors([['Ann', undefined]])
  expect(colorOf('Ann')).toBeUndefined()
})

test('colors are forgotten with the names, and with those that are too many', () => {
  rememberColors([['Ann', 'red']])
  for (let nth = 1; nth <= 20; nth++) rememberNames([`Player ${nth}`])
  rememberColors([['Ben', 'blue']])
  expect([colorOf('Ann'), colorOf('Ben')]).toEqual([undefined, 'blue'])
  forgetNames()
  expect(colorOf('Ben')).toBeUndefined()
})

test('a name that every object answers to is one like any other', () => {
  expect(colorOf('constructor')).toBeUndefined()
  rememberColors([['__proto__', 'green']])
  expect(colorOf('__proto__')).toBe('green')
  expect(colorOf('toString')).toBeUndefined()
})

test.each(['no JSON', '"Ann"', '{"Ann":"red"}', '[["Ann","pink"],["Ann"],7,null]'])(
  '%s holds no colors',
  (stored) => {
    localStorage.setItem('hexhearth-player-colors', stored)
    expect(colorOf('Ann')).toBeUndefined()
  },
)

test('where storage is forbidden players go without colors, and nothing breaks', () => {
  const forbid = () => {
    throw new DOMException('', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: forbid, setItem: forbid })
  rememberColors([['Ann', 'red']])
  expect(colorOf('Ann')).toBeUndefined()
})
