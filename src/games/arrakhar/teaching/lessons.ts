import { courseOf } from '@/engine/lesson/lesson-file'
import { arrakharFiles } from '../files'
import { FACTS_OF_FIRE } from './lessons/fire'
import { sceneOf } from './lessons/scene'

/** The course: what course.yaml names. */
export const COURSE = courseOf(
  {
    id: 'arrakhar',
    files: arrakharFiles,
    sceneOf,
    facts: FACTS_OF_FIRE,
    parts: {
      key: 'segment',
      ends: ['endSegment'],
      missed: {
        text: 'The segment is over, and none comes back. Try again from the start.',
        clause: 'AR-5.6',
      },
    },
  },
  import.meta.glob('./**/*.yaml', { base: './lessons', eager: true, import: 'default' }),
)
