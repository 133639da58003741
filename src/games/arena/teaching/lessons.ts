import { courseOf } from '@/engine/lesson/lesson-file'
import { arenaFiles } from '../files'
import { sceneOf } from './lessons/scene'

/** The course: what course.yaml names. */
export const COURSE = courseOf(
  {
    id: 'arena',
    files: arenaFiles,
    sceneOf,
    parts: {
      key: 'phase',
      ends: ['endPhase', 'passMagic'],
      missed: { text: 'The phase is over, and none comes back. Try again from the start.', clause: 'AA-3.1' },
    },
  },
  import.meta.glob('./**/*.yaml', { base: './lessons', eager: true, import: 'default' }),
)
