import { courseOf, type LessonWriting } from '@/engine/lesson-file'
import { arenaFiles } from '../../rules/files'
import { sceneOf } from '../scene'

/** What this game's lessons are written with. */
const WRITING: LessonWriting = {
  id: 'arena',
  files: arenaFiles,
  sceneOf,
  facts: {},
  parts: {
    key: 'phase',
    ends: ['endPhase', 'passMagic'],
    missed: { text: 'The phase is over, and none comes back. Try again from the start.', clause: 'AA-3.1' },
  },
}

/** The course: what course.yaml names. */
export const COURSE = courseOf(WRITING, import.meta.glob('./**/*.yaml', { eager: true, import: 'default' }))
