import { useIsNarrow } from '@/table/frame/use-is-narrow'
import type { View } from '../rules/view'
import { TurnTrack } from '../ui/play/TurnTrack'

/** Where in the sequence of play a position stands. */
export function Moment({ view }: { readonly view: View }) {
  const isNarrow = useIsNarrow()
  return (
    <TurnTrack
      turn={view.turn}
      side={view.side}
      segment={view.now.segment}
      turnLimit={view.settings.options.turnLimit}
      isOver={view.ending !== null}
      isNarrow={isNarrow}
    />
  )
}
