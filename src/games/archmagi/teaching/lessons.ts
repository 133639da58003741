import { courseOf } from '@/engine/lesson/lesson-file'
import { archmagiFiles } from '../files'
import { sceneOf } from './lessons/scene'

/** The course: what course.yaml names. */
export const COURSE = courseOf(
  {
    id: 'archmagi',
    files: archmagiFiles,
    sceneOf,
    parts: {
      key: 'phase',
      ends: ['endPhase'],
      missed: {
        text: 'The phase is over, and does not come back this turn. Try again from the start.',
        clause: 'AM-4.1',
      },
    },
  },
  import.meta.glob('./**/*.yaml', { base: './lessons', eager: true, import: 'default' }),
)
