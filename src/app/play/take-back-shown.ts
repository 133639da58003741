import { createStore } from 'zustand/vanilla'

/** Whether it is asked what could be taken back by consent. */
export const takeBackShown = createStore<{ readonly isShown: boolean }>(() => ({ isShown: false }))

/** Takes the question out of sight. */
export function hideTakeBack(): void {
  takeBackShown.setState({ isShown: false })
}
