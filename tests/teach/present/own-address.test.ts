// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { keepOwnAddress } from '@/teach/addresses/own-address'

beforeEach(() => history.replaceState('kept', '', '#/present/arena'))

test('a page puts what it shows into its address, in place of the one before', () => {
  const { length } = history
  keepOwnAddress('#/present/arena/demo-turn/1', 'led')
  expect(location.hash).toBe('#/present/arena/demo-turn/1')
  expect(history.state).toBe('led')
  keepOwnAddress('#/present/arena/demo-turn/2')
  expect([location.hash, history.state, history.length]).toEqual([
    '#/present/arena/demo-turn/2',
    null,
    length,
  ])
})

test.each(['#/author/arena', '#/present/arrakhar', '#/', ''])(
  'a page that opens late leaves %o alone, which was gone to meanwhile',
  (asked) => {
    history.replaceState('asked', '', asked || '#')
    const before = location.hash
    keepOwnAddress('#/present/arena/demo-turn/1')
    expect([location.hash, history.state]).toEqual([before, 'asked'])
  },
)
