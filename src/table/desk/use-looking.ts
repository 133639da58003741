import { type RefObject, useCallback, useMemo, useRef, useState } from 'react'
import type { BoardProps } from '@/board/board-props'
import type { HexId } from '@/engine/kernel/hex'
import type { AnyGesture } from './answer'
import type { Cancel, DeskParts } from './desk'
import type { PastOf } from './past'

/** How the board is looked at, beside what is done on it. */
export interface BoardLooksOf<Parts extends DeskParts> {
  /** The earlier moment that it shows, or null for the present. */
  readonly past: PastOf<Parts> | null
  /** The hex looked at more closely, or null. */
  readonly inspected: HexId | null
  readonly answers: Required<Pick<BoardProps, 'onInspectHex' | 'onLetGo' | 'onPointAt'>>
}

/** What the player looks at beside the game itself: a hex more closely, or an earlier moment. */
export interface LookingOf<Parts extends DeskParts> {
  readonly looks: BoardLooksOf<Parts>
  readonly onPast: (past: PastOf<Parts> | null) => void
  readonly onInspect: (hex: HexId | null) => void
  /** The hex pointed at last; to be read, for nothing renders when it changes. */
  readonly pointed: RefObject<HexId | null>
}

interface Holding {
  readonly gesture: AnyGesture
  readonly adjust: (cancel: Cancel) => void
}

/** The ways of looking around without touching anything. */
export function useLooking<Parts extends DeskParts>({ gesture, adjust }: Holding): LookingOf<Parts> {
  const [past, onPast] = useState<PastOf<Parts> | null>(null)
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
