import type { LessonChapter } from '@/engine/lesson/lesson'
import type { Stage } from '../stage/stage'
import type { Recording, RecordingKind } from './recording'

/** What a recorder is given. */
export interface RecorderProps {
  readonly stage: Stage
  readonly chapter: LessonChapter
  readonly kind: RecordingKind
  readonly onKeep: (recording: Recording) => void
  readonly onCancel: () => void
}
