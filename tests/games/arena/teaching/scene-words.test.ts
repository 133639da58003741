import { expect, test } from 'vitest'
import { sceneOf } from '@/games/arena/teaching/lessons/scene'

test('creatures are told by side, card and space, what they ride and where they came from', () => {
  const creatures = ['west orc C5 from C4', 'east kobold C5 on warhorse-1', 'west orc B4^']
  expect(sceneOf({ phase: 'combat', creatures, budget: 6 })).toEqual({
    ok: true,
    value: {
      game: 'arena',
      phase: 'combat',
      budget: 6,
      creatures: [
        { id: 'orc-1', type: 'orc', owner: 0, at: 'C5', from: 'C4' },
        { id: 'kobold-1', type: 'kobold', owner: 1, at: 'C5', on: 'warhorse-1' },
        { id: 'orc-2', type: 'orc', owner: 0, at: 'B4^' },
      ],
    },
  })
})

test('a creature may be told as in the position format', () => {
  const giant = { id: 'giant-1', type: 'giant', owner: 1, at: 'C5', dP: -1 }
  expect(sceneOf({ creatures: [giant] })).toMatchObject({ value: { creatures: [giant] } })
})

test.each(['north ogre C5', 'toString ogre C5', 'west ogre', 'west ogre C5 from'])(
  '"%s" is refused',
  (words) => {
    expect(sceneOf({ creatures: ['west orc C4', words] })).toEqual({
      ok: false,
      problems: [{ path: 'creatures.1', message: expect.stringContaining(`not "${words}"`) as string }],
    })
  },
)
