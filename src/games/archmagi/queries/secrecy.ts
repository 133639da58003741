import type { Viewer } from '@/engine/kernel/game'
import type { State, Unit } from '../state/state'
import type { MageSeat } from '../state/terms'
import { isA } from './filters'
import { printedOf } from './traits'

/** Whether all seats see what a unit is (AM-5.6). */
export function isRevealed(unit: Unit): boolean {
  return unit.shown !== 'no' || isA(printedOf(unit), 'Site')
}

/** Whether a seat sees what a unit is: its own, a revealed one, or one that it has looked at (AM-5.2, AM-5.6). */
export function isSeenBy(state: State, unit: Unit, viewer: Viewer): boolean {
  if (viewer === 'referee' || state.settings.openHands || state.ending !== null) return true
  return unit.seat === viewer || isRevealed(unit) || unit.knownTo.includes(viewer as MageSeat)
}

/** Whether only those are asked for an answer who have one; so it is where all lies open, too (AM-M.15, AM-H.5). */
export function areWindowsFast({ settings }: Pick<State, 'settings'>): boolean {
  return settings.responseWindows === 'fast' || settings.openHands
}
