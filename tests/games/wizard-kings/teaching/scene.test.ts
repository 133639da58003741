import { expect, test } from 'vitest'
import { sceneOf } from '@/games/wizard-kings/teaching/lessons/scene'

test.each([
  ['a kind that there is not', 'north elves.elf 0503'],
  ['a seat that there is not', 'west elves.ranger 0503'],
  ['words that are left over', 'north elves.ranger 0503 at 2 by road'],
])('a block with %s is told with its place', (_, words) => {
  expect(sceneOf({ blocks: ['north elves.ranger 0502', words] })).toMatchObject({
    ok: false,
    problems: [{ path: 'blocks.1' }],
  })
})
