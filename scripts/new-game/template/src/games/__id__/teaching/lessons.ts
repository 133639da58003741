import { courseOf } from '@/engine/lesson/lesson-file'
import { listAt } from '@/engine/files/json-look'
import { __camel__Files } from '../files'
import { scene } from './rulebook'

/** The course: what course.yaml names. */
export const COURSE = courseOf(
  {
    id: '__id__',
    files: __camel__Files,
    sceneOf: (told) => ({ ok: true, value: scene(...listAt(told, 'units').map(String)) }),
    parts: {
      key: 'turn',
      ends: ['endTurn'],
      missed: {
        text: 'The turn is over, and none comes back. Try again from the start.',
        clause: '__XX__-1.2',
      },
    },
  },
  import.meta.glob('./**/*.yaml', { base: './lessons', eager: true, import: 'default' }),
)
