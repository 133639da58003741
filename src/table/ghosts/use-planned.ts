import { useState } from 'react'
import type { Seat } from '@/engine/kernel/game'
import type { PlanMode, PlannedBoard } from './planned-board'

interface PlannedHere {
  readonly planned: PlannedBoard | null
  /** Null while the game is played. */
  readonly mode: PlanMode | null
  readonly onLay: (planned: PlannedBoard | null) => void
}

/** What is laid over a table's board by its plan; with nobody or another at the mouse, nothing. */
export function usePlanned(seat: Seat | null): PlannedHere {
  const [laid, onLay] = useState<PlannedBoard | null>(null)
  // Nobody sees for a moment what the seat before had in mind.
  const planned = laid?.seat === seat ? laid : null
  return { planned, mode: planned?.mode ?? null, onLay }
}
