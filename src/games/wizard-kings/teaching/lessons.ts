import { courseOf } from '@/engine/lesson/lesson-file'
import { wizardKingsFiles } from '../files'
import { sceneOf } from './lessons/scene'

/** The course: what course.yaml names. */
export const COURSE = courseOf(
  {
    id: 'wizard-kings',
    files: wizardKingsFiles,
    sceneOf,
    parts: {
      key: 'step',
      ends: [
        ...['rollInitiative', 'endMoves', 'endRecruiting', 'openBattle'],
        ...['endAftermath', 'endStudy', 'commitBuilds'],
        // Whatever a block does may be the last of a battle.
        ...['fire', 'cast', 'retreat'],
      ],
      missed: {
        text: 'That part of the turn is over, and does not come back. Try again from the start.',
        clause: 'TS-1',
      },
    },
  },
  import.meta.glob('./**/*.yaml', { base: './lessons', eager: true, import: 'default' }),
)
