import type { DiceThrow, SetPiece, ThrownDice } from '@/board/motion/board-effect'
import type { HexId } from '@/engine/kernel/hex'
import type { LogStep } from '@/engine/table/table'
import {
  diceIn,
  type EventTypes,
  hexesOf,
  meaningOf,
  type Presentations,
  presentationOf,
} from '../events/presentation'

/** Tells which dice lie on the board after a step, and what great moments are named there. */
export type SetPiecesOf<View, Event> = (
  view: View,
  step: LogStep<Event>,
  /** Those of its events that are shown; all when left out. */
  shown?: readonly Event[],
) => readonly SetPiece[]

/** What stands on the board for a step: all of its dice at once, then its banners. */
export function setPiecesBy<T extends EventTypes, View extends T['table']>(
  presentations: Presentations<T>,
  namesIn: (view: View, log: readonly LogStep<T['event']>[]) => T['names'],
): SetPiecesOf<View, T['event']> {
  const thrownIn = (view: View, step: LogStep<T['event']>, nth: number): ThrownDice | null => {
    const event: T['event'] | undefined = step.events[nth]
    const faces = diceIn(presentations, step)[nth] ?? []
    if (event === undefined || faces.length === 0) return null
    return { faces, typed: step.typed, says: meaningOf(presentations, event, namesIn(view, [step])) }
  }
  const throwsOf = (view: View, step: LogStep<T['event']>, shown: readonly T['event'][]) => {
    const throws = new Map<HexId | null, readonly ThrownDice[]>()
    for (const [nth, event] of step.events.entries()) {
      const thrown = shown.includes(event) ? thrownIn(view, step, nth) : null
      if (!thrown) continue
      const hex = placeIn(presentations, view, [step.events, nth])
      throws.set(hex, [...(throws.get(hex) ?? []), thrown])
    }
    return [...throws].map(([hex, dice]): DiceThrow => ({ hex, dice }))
  }
  return (view, step, shown = step.events) => {
    const throws = step.rolls.length > 0 ? throwsOf(view, step, shown) : []
    const banners = shown.flatMap((event: T['event']): readonly SetPiece[] => {
      const banner = presentationOf(presentations, event).banner?.(event, view)
      return banner ? [{ kind: 'banner', ...banner }] : []
    })
    return throws.length > 0 ? [{ kind: 'dice', throws }, ...banners] : banners
  }
}

/** Where an event of a step belongs: its own hex, else that of what led to it or came of it; null where none is told. */
function placeIn<T extends EventTypes>(
  presentations: Presentations<T>,
  table: T['table'],
  [events, nth]: readonly [events: readonly T['event'][], nth: number],
): HexId | null {
  const nearest = [...events.slice(0, nth + 1).toReversed(), ...events.slice(nth + 1)]
  for (const event of nearest) {
    const hex =
      hexesOf(presentations, event)[0] ?? presentationOf(presentations, event).arrow?.(event, table, [])?.to
    if (hex !== undefined) return hex
  }
  return null
}
