import type { Viewer } from '@/engine/kernel/game'
import type { HexId } from '@/engine/kernel/hex'
import { type Secrets, seenSecrets } from '@/engine/declare/secrets'
import type { Stance } from './tables/stances'
import { type Side, type UnitId, UNITS } from './tables/units'

export interface Unit {
  readonly id: UnitId
  readonly seat: Side
  readonly hex: HexId
  readonly stance: Stance
}

/** How a game ended. */
export interface Ending {
  readonly winner: Side | 'draw'
  readonly by: 'crown' | 'turns'
}

/** The whole game at one moment, as plain data. */
export interface State {
  /** What the players agreed on before the game; it never changes during one. */
  readonly settings: { readonly turnLimit: number }
  /** Who carries the crown is chosen first; then sides move by turns. */
  readonly stage: 'crown' | 'move'
  /** Counted across both sides, from 1. */
  readonly turn: number
  readonly active: Side
  /** Those in play. */
  readonly units: readonly Unit[]
  /** Each side's secret until the game is over; null until it is chosen, and for whoever does not know. */
  readonly crowns: Secrets<Side, UnitId>
  readonly ending: Ending | null
}

/** What a viewer may know of a game. */
export type View = State & { readonly viewer: Viewer }

/** The first position. */
export function startOf(settings: State['settings']): State {
  return {
    settings,
    stage: 'crown',
    turn: 1,
    active: 'north',
    units: UNITS.map(({ id, seat, hex }) => ({ id, seat, hex: hex as HexId, stance: 'ready' })),
    crowns: { north: null, south: null },
    ending: null,
  }
}

/** What a viewer may know: a side only its own crown, before the end (__XX__-1.1). */
export function viewOf(state: State, viewer: Viewer): View {
  const { crowns, ending } = state
  return { ...state, crowns: ending ? crowns : seenSecrets(crowns, viewer), viewer }
}
