import type { Stage } from '../stage/stage'
import type { SharedDeck } from './deck/slide-share'

/** What a window of a presentation is given. */
export interface PresentedProps {
  readonly stage: Stage
  /** By what its address names it. */
  readonly source: string
  readonly deck: SharedDeck
  /** The slide to begin with, from 0; one that there is not is taken for the nearest. */
  readonly first: number
}
