import type { Settings } from './settings'
import type { SeatState, State } from './state'

/** The position before the first command of a game (SU-2). */
export function startOf(settings: Settings): State {
  return {
    settings,
    ...{ boards: [], turn: 0, moon: 'waxing', step: 'rollOff', actor: 'north', chooser: null, first: null },
    seats: { north: bareSeat(), south: bareSeat() },
    ...{ blocks: [], crossings: [], seaMoves: { from: [], to: [] }, magic: [], recruits: [], entries: [] },
    ...{ held: {}, battle: null, aftermath: null, ending: null },
  }
}

/** What a seat has before anything is chosen. */
export function bareSeat(): SeatState {
  return { army: null, capitals: [], ready: false, builds: null }
}
