import type { AnyGame, AnyTeaching } from '@/contract/manifest'
import type { Lesson } from '@/engine/lesson/lesson'
import { coin } from './coin-manifest'

/** A toss of one die, for an even one wants more than the step has; and a task whose mistake is refused. */
export const QUIZ_LESSON: Lesson = {
  format: 'hexhearth-lesson',
  version: 1,
  game: 'coin',
  id: 'hands',
  title: 'Two hands',
  summary: 'Where coins hide.',
  minutes: 3,
  chapters: [
    {
      kind: 'demonstration',
      title: 'Toss',
      text: [],
      position: { notes: 0 },
      viewer: 'hider',
      steps: [{ command: { type: 'note' } }, { command: { type: 'toss' }, dice: [5] }],
    },
    {
      kind: 'task',
      title: 'Pass the coin',
      text: [],
      position: { notes: 0 },
      viewer: 'hider',
      goal: { event: { type: 'passed' } },
      hints: [],
      solution: [{ type: 'hide', hand: 'left' } as { readonly type: string }, { type: 'pass' }],
      mistakes: [{ commands: [{ type: 'pass' }], clause: 'C-2' }],
    },
  ],
}

/** What is told of a toss: whether its first die is high. */
export const COIN_STORY: Pick<AnyTeaching['story'], 'thrown' | 'orderOf' | 'said'> = {
  said: ({ events }) => events.map(({ type }) => type),
  thrown: ({ rolls }) =>
    rolls.map(({ values }) => ({
      faces: values,
      means: (values[0] ?? 0) > 3 ? 'high' : 'low',
      clause: 'C-9',
    })),
  orderOf: ({ type }) => ({ words: type, drawings: [] }),
}

const RULEBOOK = { gameId: 'coin', title: 'Coins', glossary: [], sections: [] }

/** The coin game with a course of that lesson. */
export const QUIZ_GAME: AnyGame = {
  ...coin,
  loadTeaching: () =>
    Promise.resolve({
      rulebook: RULEBOOK,
      lessons: [QUIZ_LESSON],
      story: COIN_STORY,
    } as unknown as AnyTeaching),
}
