import { type ComponentType, Suspense } from 'react'
import { componentOr } from '@/widgets/late'
import type { DeskParts } from '../desk/desk'
import type { OverlaysProps } from '../play/play-model'

/** Overlays that come once the table stands, with their door; a table does without them where they do not. */
export function lateOverlays<P extends DeskParts>(load: () => Promise<ComponentType<OverlaysProps<P>>>) {
  const Overlays = componentOr<OverlaysProps<P>>(load, Nothing)
  return (props: OverlaysProps<P>) => (
    <Suspense fallback={null}>
      <Overlays {...props} />
    </Suspense>
  )
}

function Nothing() {
  return null
}
