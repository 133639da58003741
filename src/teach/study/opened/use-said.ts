import { useMemo } from 'react'
import { lineOf, positionAtPlace } from '@/engine/study/study'
import { logWriter } from '@/store/log'
import { viewerIn } from '@/store/study/study-state'
import { STUDY_TEXT } from './study-text'
import { useChapter, useStudy, useStudyState } from './use-study'

const { notes: TEXT } = STUDY_TEXT

/** The step at hand in sentences, as far as whoever looks may know it. */
export function useSaid(): readonly string[] {
  const { stage } = useStudy()
  const chapter = useChapter()
  const place = useStudyState((state) => state.place)
  const viewer = useStudyState((state) => viewerIn(stage.rules, state))
  return useMemo(() => {
    if (place.step === 0) return [TEXT.start]
    const { initial, steps } = lineOf(chapter, place.line).history
    const last = steps.slice(place.step - 1, place.step)
    const [step] = logWriter(stage.rules, viewer)({ initial, steps: last, cursor: 1 })
    if (!step) return []
    const view = stage.rules.viewOf(positionAtPlace(chapter, place), viewer)
    const said = stage.teaching.story.said(step, view)
    return step.typed ? [...said, `(${TEXT.typed})`] : said
  }, [stage, viewer, chapter, place])
}
