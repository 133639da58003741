import { useState } from 'react'
import type { Study } from '@/engine/study/study'
import { useStudy, useStudyState } from './opened/use-study'

/** Something of a study that was deleted: known by its title as long as undoing the last change brings it back. */
export interface Removed {
  readonly title: string | null
  /** Deletes something of that title. */
  readonly remove: (title: string, deed: () => void) => void
  readonly bringBack: () => void
}

/** What was deleted last from the study, until anything else is changed in it. */
export function useRemoved(): Removed {
  const { store } = useStudy()
  const study = useStudyState((state) => state.study)
  const [last, setLast] = useState<{ readonly title: string; readonly left: Study }>()
  return {
    title: last?.left === study ? last.title : null,
    remove(title, deed) {
      deed()
      setLast({ title, left: store.getState().study })
    },
    bringBack: () => store.actions.undo(),
  }
}
