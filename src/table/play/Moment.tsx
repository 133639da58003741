import type { ComponentType } from 'react'
import { TurnFrame } from '../frame/TurnFrame'
import { useIsNarrow } from '../frame/use-is-narrow'
import type { TrackOf } from './play-model'

/** Where in the sequence of play a position stands, for pages on which nobody plays. */
export function momentBy<View>(trackOf: TrackOf<View>): ComponentType<{ readonly view: View }> {
  return function Moment({ view }) {
    const isNarrow = useIsNarrow()
    return <TurnFrame {...trackOf(view, isNarrow)} isNarrow={isNarrow} />
  }
}
