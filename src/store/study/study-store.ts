import { createStore, type StoreApi } from 'zustand/vanilla'
import { BEGINNING, type Study } from '@/engine/study/study'
import { writeStudy } from '@/engine/study/study-file'
import { freshDice } from '../fresh-dice'
import { saveQueue } from '../save-queue'
import { editActions, type EditActions } from './edit-actions'
import { lineActions, type LineActions } from './line-actions'
import { type Desk, deskOf, type StudyRules } from './study-desk'
import type { StudyShelf } from './study-shelf'
import { looksAt, type StudyState } from './study-state'

export type StudyActions = LineActions & EditActions

export type StudyStore = StoreApi<StudyState> & { readonly actions: StudyActions }

/** A study that is opened: where it is kept, and by which id. */
export interface OpenStudy {
  readonly id: string
  readonly study: Study
}

/** A study at hand, kept on a shelf after every change. */
export function createStudyStore(rules: StudyRules, shelf: StudyShelf, open: OpenStudy): StudyStore {
  const store = createStore<StudyState>()(() => firstState(rules, open))
  const desk = deskOf(rules, store)
  keep(desk, shelf, store)
  return Object.assign(store, { actions: { ...lineActions(desk), ...editActions(desk) } })
}

function firstState(rules: StudyRules, { id, study }: OpenStudy): StudyState {
  const [first] = study.chapters
  return {
    id,
    study,
    chapter: 0,
    place: BEGINNING,
    look: (first && looksAt(rules, first)[0]) ?? 'table',
    dice: { mode: 'random' },
    awaited: null,
    past: [],
    refusal: null,
    saveStatus: { state: 'saved' },
  }
}

/** Writes the study whenever it has changed, and once when it is opened. */
function keep({ rules }: Desk, shelf: StudyShelf, store: StoreApi<StudyState>): void {
  const queue = saveQueue((saveStatus) => store.setState({ saveStatus }))
  const write = ({ id, study }: StudyState) =>
    queue.push(id, () =>
      shelf.write({
        id,
        gameId: rules.id,
        title: study.title,
        savedAt: Date.now(),
        file: writeStudy(rules, study, freshDice()),
      }),
    )
  write(store.getState())
  store.subscribe((now, before) => {
    if (now.study !== before.study) write(now)
  })
}
