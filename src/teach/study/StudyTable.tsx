import { useMemo } from 'react'
import type { Seat } from '@/engine/kernel/game'
import { positionOf } from '@/engine/kernel/history'
import type { StudyChapter } from '@/engine/study/study'
import { noteAt } from '@/engine/study/study-notes'
import { historyIn, isPlayable, viewerIn } from '@/store/study/study-state'
import { StageTable } from '../stage/StageTable'
import { STUDY_TEXT } from './opened/study-text'
import type { PenCase } from './use-pen'
import { useActions, useChapter, useStudy, useStudyState } from './opened/use-study'

const { banner: TEXT } = STUDY_TEXT

/** The game's own table at the place at hand: locked, or at the end of a branch to be played on. */
export function StudyTable({ pen: { pen } }: { readonly pen: PenCase }) {
  const { stage } = useStudy()
  const actions = useActions()
  const chapter = useChapter()
  const place = useStudyState((state) => state.place)
  const viewer = useStudyState((state) => viewerIn(stage.rules, state))
  const playable = useStudyState((state) => isPlayable(stage.rules, state))
  const chapterNumber = useStudyState((state) => state.chapter)
  const study = useStudyState((state) => state.study)
  const history = useMemo(
    () => historyIn({ study, chapter: chapterNumber, place }),
    [study, chapterNumber, place],
  )
  const { drawings } = useMemo(() => noteAt(chapter, place), [chapter, place])
  return (
    <StageTable
      // Gestures of one line mean nothing on another; a step on the same line keeps the map as it lies.
      key={chapterNumber}
      stage={stage}
      history={history}
      viewer={viewer}
      onPlay={actions.play}
      drawings={drawings}
      pen={pen}
      onReview={(step) => actions.goTo({ line: place.line, step })}
      {...(playable ? {} : { locked: lockOf(chapter, stage.rules.askedSeat(positionOf(history))) })}
    />
  )
}

/** Why nothing can be played. */
function lockOf({ secrets }: StudyChapter, asked: Seat | null): string {
  if (asked === null) return TEXT.lockedOver
  return secrets === 'kept' ? TEXT.lockedRunning : TEXT.locked
}
