import { type RefObject, useCallback, useMemo, useRef, useState } from 'react'
import type { BoardProps } from '@/board/board-props'
import type { HexId } from '@/engine/hex'
import type { Desk } from './desk'
import type { Past } from './past'

/** How the board is looked at, beside what is done on it. */
export interface BoardLooks {
  /** The earlier moment that it shows, or null for the present. */
  readonly past: Past | null
  /** The hex looked at more closely, or null. */
  readonly inspected: HexId | null
  readonly answers: Required<Pick<BoardProps, 'onInspectHex' | 'onLetGo' | 'onPointAt'>>
}

/** What the player looks at beside the game itself: a hex more closely, or an earlier moment. */
export interface Looking {
  readonly looks: BoardLooks
  readonly onPast: (past: Past | null) => void
  readonly onInspect: (hex: HexId | null) => void
  /** The hex pointed at last; to be read, for nothing renders when it changes. */
  readonly pointed: RefObject<HexId | null>
}

/** The ways of looking around without touching anything. */
export function useLooking({ gesture, adjust }: Desk): Looking {
  const [past, onPast] = useState<Past | null>(null)
  const [inspected, onInspect] = useState<HexId | null>(null)
  const pointed = useRef<HexId | null>(null)
  const isIdle = gesture.name === 'Idle'
  const onLetGo = useCallback(() => {
    if (!isIdle) adjust({ type: 'cancel' })
    return !isIdle
  }, [isIdle, adjust])
  const onPointAt = useCallback((hex: HexId | null) => {
    pointed.current = hex
  }, [])
  const looks = useMemo(
    () => ({ past, inspected, answers: { onInspectHex: onInspect, onLetGo, onPointAt } }),
    [past, inspected, onLetGo, onPointAt],
  )
  return { looks, onPast, onInspect, pointed }
}
