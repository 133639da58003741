import type { TaskChapter } from '@/engine/lesson/lesson'
import type { Stage } from '../stage/stage'
import type { RecordingKind } from './recording'

/** What the parts of a task's form are given. */
export interface TaskFieldsProps {
  readonly stage: Stage
  readonly chapter: TaskChapter
  readonly onChange: (chapter: TaskChapter) => void
  readonly onRecord: (kind: RecordingKind) => void
}
