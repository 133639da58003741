import { courseOf, type LessonWriting } from '@/engine/lesson-file'
import { arrakharFiles } from '../../rules/files'
import { FACTS_OF_FIRE } from './fire'
import { sceneOf } from '../scene'

/** What this game's lessons are written with. */
const WRITING: LessonWriting = {
  id: 'arrakhar',
  files: arrakharFiles,
  sceneOf,
  facts: FACTS_OF_FIRE,
  parts: {
    key: 'segment',
    ends: ['endSegment'],
    missed: { text: 'The segment is over, and none comes back. Try again from the start.', clause: 'AR-5.6' },
  },
}

/** The course: what course.yaml names. */
export const COURSE = courseOf(WRITING, import.meta.glob('./**/*.yaml', { eager: true, import: 'default' }))
