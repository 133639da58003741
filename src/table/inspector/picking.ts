import { useLayoutEffect, useMemo, useRef } from 'react'
import type { FanWays } from '@/board/board-props'
import type { HexId } from '@/engine/kernel/hex'
import { IDLE } from '../desk/answer'
import type { AdjustmentOf, Answering, DeskOf, DeskParts } from '../desk/desk'
import type { InspectorModel } from './hex-seen'

/** Picks the stack of a hex as a click on it does, and then one piece of it alone where something does that. */
export function pickIn<P extends DeskParts>(
  { answerHex }: Pick<Answering<P>, 'answerHex'>,
  desk: DeskOf<P>,
  hex: HexId,
  alone?: AdjustmentOf<P>,
): void {
  desk.follow(answerHex(desk.view, IDLE, hex))
  if (alone) desk.adjust(alone)
}

/** What keeps counters of the board from being picked. */
interface Hindrances {
  readonly isLocked: boolean
  readonly mode: object | null
  readonly past: object | null
}

/** How counters that are spread on the board are picked: one by one, while nothing is in hand. */
export function useFanWays<P extends DeskParts>(
  model: Pick<Answering<P>, 'answerHex'> & { readonly inspector?: InspectorModel<P> },
  desk: DeskOf<P>,
  { isLocked, mode, past }: Hindrances,
): FanWays {
  const isOpen = !isLocked && !mode && !past && desk.gesture.name === IDLE.name
  const latest = useRef({ model, desk, isOpen })
  useLayoutEffect(() => {
    latest.current = { model, desk, isOpen }
  })
  return useMemo(() => {
    const pickingIn = (hex: HexId): ReadonlyMap<string, AdjustmentOf<P>> => {
      const now = latest.current
      const picking = now.isOpen ? now.model.inspector?.pickingIn?.(now.desk.view, hex) : undefined
      return picking ?? new Map<string, AdjustmentOf<P>>()
    }
    return {
      pickableIn: (hex) => pickingIn(hex).keys(),
      onPick: (hex, piece) =>
        pickIn(latest.current.model, latest.current.desk, hex, pickingIn(hex).get(piece)),
    }
  }, [])
}
