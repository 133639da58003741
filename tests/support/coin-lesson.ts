import type { AnyFileRules, AnyPlayRules } from '@/engine/kernel/game'
import type { HexId } from '@/engine/kernel/hex'
import type { TaskChapter } from '@/engine/lesson/lesson'
import type { LessonWords } from '@/engine/lesson/lesson-words'
import { coinRules } from './coin-game'

/** The smallest game, as lessons are played in it. */
export const GAME = {
  rules: coinRules as unknown as AnyPlayRules,
  files: coinRules as unknown as AnyFileRules,
}

/** What its texts can speak of. */
export const WORDS: LessonWords = {
  rulebook: {
    gameId: 'coin',
    title: 'Coins',
    sections: [
      {
        id: 'C-1',
        title: 'Coins',
        intro: '',
        diagram: null,
        clauses: [
          { id: 'C-2', title: 'Passing', text: [] },
          { id: 'C-9', title: 'Tossing', text: [] },
        ],
      },
    ],
    glossary: [{ term: 'coin', meaning: 'What is hidden.' }],
  },
  names: { buttons: ['note', 'Toss … coins'], hexesOf: () => ['0101' as HexId], unitsOf: () => ['Coin 1'] },
  keys: ['endSegment', 'undo'],
  pageButtons: ['Start over'],
}

/** A sound task. */
export const TASK: TaskChapter = {
  kind: 'task',
  title: 'Note twice',
  text: ['Note twice.'],
  position: { notes: 0 },
  viewer: 'hider',
  goal: { position: { notes: 2 } },
  failures: [{ when: { event: { type: 'tossed' } }, text: 'No dice, please.', clause: 'C-9' }],
  dice: [1, 2, 3],
  hints: ['Note.'],
  solution: [{ type: 'note' }, { type: 'note' }],
  mistakes: [
    { commands: [{ type: 'note' }, { type: 'pass' }], clause: 'C-2' },
    { commands: [{ type: 'toss' }], clause: 'C-9' },
  ],
  praise: 'Noted.',
}
