import { useIsNarrow } from '@/table/frame/use-is-narrow'
import type { View } from '../rules/view'
import { ArenaTrack } from '../ui/play/ArenaTrack'

/** Where in the sequence of play a position stands. */
export function Moment({ view }: { readonly view: View }) {
  const isNarrow = useIsNarrow()
  return <ArenaTrack view={view} isNarrow={isNarrow} />
}
