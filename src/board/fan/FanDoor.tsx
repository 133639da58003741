import { Suspense, useSyncExternalStore } from 'react'

import { componentOr } from '@/widgets/late'

import type { BoardField } from '../board-props'
import type { FanStore } from './fan-hand'

/** Comes when a stack is spread for the first time; where it does not, none is. */
const FanSheet = componentOr(
  () => import('./FanSheet').then((module) => module.FanSheet),
  () => null,
)

interface FanDoorProps {
  readonly store: FanStore
  readonly field: BoardField | undefined
  /** How large the drawing is. */
  readonly sheet: { readonly className: string; readonly width: number; readonly height: number }
}

/** Where the counters of a stack are spread; it renders by itself, and nothing as long as none is. */
export function FanDoor({ store, ...looks }: FanDoorProps) {
  const open = useSyncExternalStore(store.subscribe, store.now)
  return (
    open && (
      <Suspense fallback={null}>
        <FanSheet {...looks} open={open} />
      </Suspense>
    )
  )
}
