import type { StoreApi } from 'zustand/vanilla'
import type { AnyFileRules, AnyPlayRules } from '@/engine/kernel/game'
import type { Spot, StudyState } from './study-state'

/** What a study needs of its game. */
export type StudyRules = AnyPlayRules & AnyFileRules

/** What the actions work on. */
export interface Desk {
  readonly rules: StudyRules
  readonly state: () => StudyState
  /** Shows something that need not be kept. */
  readonly show: (change: Partial<StudyState>) => void
  /** Changes the study, so that undo goes back and what changed is kept; the same `step` in a row is one. */
  readonly edit: (spot: Spot, step?: string) => void
}

/** How many changes can be undone. */
const MOST_PAST = 100

/** A desk over a store. */
export function deskOf(rules: StudyRules, store: StoreApi<StudyState>): Desk {
  let lastStep: string | undefined
  return {
    rules,
    state: store.getState,
    show: (change) => store.setState(change),
    edit(spot, step) {
      const { study, chapter, place, past } = store.getState()
      const goesOn = step !== undefined && step === lastStep
      lastStep = step
      const before = goesOn ? past : [...past, { study, chapter, place }].slice(-MOST_PAST)
      store.setState({ ...spot, past: before, refusal: null, awaited: null })
    },
  }
}
