import { FIRST_LINE, lengthOf } from '@/engine/study/study'
import type { StudyStore } from '@/store/study/study-store'
import { stepNamed } from '../../addresses/study-address'

/** A place in a study, as an address names it. */
interface WantedPlace {
  readonly step: string
  /** From 0. */
  readonly chapter?: string | undefined
  readonly line?: string | undefined
  /** Whose eyes look; what these may not see yet is not shown to them. */
  readonly look?: string | undefined
}

/** Into a line of a chapter; what is no place of the study leaves it where it begins. */
export function goToPlace(
  store: StudyStore,
  { step, chapter = '0', line = FIRST_LINE, look }: WantedPlace,
): void {
  const nth = Number.parseInt(chapter)
  const known = store.getState().study.chapters[nth]?.lines.find(({ id }) => id === line)
  if (!known) return
  const length = lengthOf(known)
  const at = stepNamed(step, length)
  if (!(at >= 0 && at <= length)) return
  if (nth !== store.getState().chapter) store.actions.goToChapter(nth)
  store.actions.goTo({ line, step: at })
  if (look !== undefined) store.actions.look(look)
}
