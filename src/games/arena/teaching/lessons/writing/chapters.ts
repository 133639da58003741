import type { Mistake } from '@/engine/lesson'
import { lessonsIn, mistakeOf } from '@/engine/lesson-making'
import type { Clause } from '../../../content/clauses'
import type { Command } from '../../../commands'

/** A lesson of this game. */
export const lessonOf = lessonsIn({
  gameId: 'arena',
  key: 'phase',
  ends: ['endPhase', 'passMagic'],
  missed: { text: 'The phase is over, and none comes back. Try again from the start.', clause: 'AA-3.1' },
})

/** Commands of which the last is refused by a clause, or fails by it. */
export const mistake: (clause: Clause, ...commands: readonly Command[]) => Mistake = mistakeOf
