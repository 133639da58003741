import { createContext, use, useMemo } from 'react'
import { useStore } from 'zustand'
import { present } from '@/engine/kernel/refusal'
import { lineOf, type StudyChapter } from '@/engine/study/study'
import { logWriter } from '@/store/log'
import { chapterIn, type StudyState, viewerOfLog } from '@/store/study/study-state'
import type { StudyActions, StudyStore } from '@/store/study/study-store'
import type { Stage } from '../../stage/stage'
import { type Stop, stopAt, stopsOf } from './stops'

/** A study on its stage. */
export interface StudyAtHand {
  readonly stage: Stage
  readonly store: StudyStore
}

/** The study that the page shows. */
export const StudyContext = createContext<StudyAtHand | null>(null)

/** The study at hand, for whatever stands on its page. */
export function useStudy(): StudyAtHand {
  return present(use(StudyContext), 'study')
}

/** A part of the study's state. */
export function useStudyState<Part>(select: (state: StudyState) => Part): Part {
  return useStore(useStudy().store, select)
}

/** What may be done with the study. */
export function useActions(): StudyActions {
  return useStudy().store.actions
}

/** The chapter at hand. */
export function useChapter(): StudyChapter {
  return useStudyState(chapterIn)
}

/** Where the line at hand can be stopped at, and where it is. */
export interface Stops {
  readonly stops: readonly Stop[]
  readonly at: number
}

/** The stops of the line at hand, as far as those who look may know them. */
export function useStops(): Stops {
  const { stage } = useStudy()
  const place = useStudyState((state) => state.place)
  const { viewer, history, log } = useLine()
  const stops = useMemo(
    () => stopsOf({ rules: stage.rules, story: stage.teaching.story, viewer }, history, log),
    [stage, viewer, history, log],
  )
  return { stops, at: stopAt(stops, place.step) }
}

/** The line at hand with its log, as far as those who look may know it. */
export function useLine() {
  const { stage } = useStudy()
  const chapter = useChapter()
  const place = useStudyState((state) => state.place)
  const viewer = viewerOfLog(chapter)
  const write = useMemo(() => logWriter(stage.rules, viewer), [stage, viewer])
  const { history } = lineOf(chapter, place.line)
  const log = useMemo(() => write(history), [write, history])
  return { viewer, history, log }
}
