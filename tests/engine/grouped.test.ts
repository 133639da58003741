import { expect, test } from 'vitest'
import { groupedBy } from '@/engine/basics/grouped'

test('keys and what has them keep the order in which they come', () => {
  const byLength = groupedBy(['elf', 'orc', 'demon', 'ghoul', 'imp'], ({ length }) => length)
  expect([...byLength]).toEqual([
    [3, ['elf', 'orc', 'imp']],
    [5, ['demon', 'ghoul']],
  ])
  expect(groupedBy([], String).size).toBe(0)
})
