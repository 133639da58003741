import type { HandedIn, Help } from '@/engine/lesson/handed-in'

/** A hand-in of a lesson of three chapters, whose last two are tasks. */
export function handed(
  learner: string,
  solved: readonly [Help | null, Help | null] = ['none', null],
  more: Partial<Pick<HandedIn, 'at' | 'game' | 'lesson'>> & { readonly refused?: readonly string[] } = {},
): HandedIn {
  const { refused = [], ...rest } = more
  return {
    format: 'hexhearth-hand-in',
    version: 1,
    game: 'arena',
    lesson: { id: 'past-the-ogre', title: 'Past the ogre', sum: '0a1b2c3d' },
    learner,
    at: '2026-03-01T09:30',
    tasks: solved.map((one, nth) => ({
      chapter: nth + 1,
      solved: one,
      tries: 1 + nth,
      refused: nth === 0 ? [...refused] : [],
    })),
    ...rest,
  }
}
