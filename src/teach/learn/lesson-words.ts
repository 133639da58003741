import type { LessonWords } from '@/engine/lesson/lesson-words'
import { KEY_IDS } from '@/widgets/keys'
import type { Stage } from '../stage/stage'
import { LESSON_TEXT } from './learn-text'

const { steps, task } = LESSON_TEXT

/** Beside the table. */
const PAGE_BUTTONS: readonly string[] = [
  LESSON_TEXT.next,
  LESSON_TEXT.finish,
  ...[steps.back, steps.forward, steps.auto],
  ...[task.restart, task.undo, task.showMe],
]

/** All that the texts of a game's lessons can speak of. */
export function lessonWordsOf({ teaching }: Pick<Stage, 'teaching'>): LessonWords {
  return { rulebook: teaching.rulebook, names: teaching.names, keys: KEY_IDS, pageButtons: PAGE_BUTTONS }
}
