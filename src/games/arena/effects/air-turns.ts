import { isUnderFirstRules } from '../queries/earlier-rules'
import type { Creature, Flown, Table } from '../state/position'
import { isAir } from '../queries/spaces'

/** From one turn of a seat to its next; the other seat's is between them (AA-3.2). */
const NEXT_OWN_TURN = 2

type Moment = Pick<Table, 'settings' | 'turn'>

/** What a creature that lands, or gets on a mount in the air, may have to take up again (AA-7.6, AA-10.7). */
export function flownBy(table: Moment, turns: number): Flown | null {
  return isUnderFirstRules(table) ? null : { turns, turn: table.turn }
}

/** The count of a creature that retreats into the air: as it is, or as it was before it landed in this turn (AA-10.7). */
export function airTurnsInRetreat({ turn }: Moment, { at, airTurns, flown }: Creature): number {
  const isForcedUp = at !== null && !isAir(at)
  return isForcedUp && flown?.turn === turn ? flown.turns : Math.max(1, airTurns)
}

/**
 * The count of a rider that gets off in the air: its old one if it was aloft by itself in this turn of its side or the
 * last, else that of a take-off (AA-7.6).
 */
export function airTurnsOff({ turn }: Moment, { flown }: Creature): Pick<Creature, 'airTurns' | 'flown'> {
  return flown && turn - flown.turn <= NEXT_OWN_TURN
    ? { airTurns: flown.turns, flown }
    : { airTurns: 1, flown: null }
}

/** Whether a Movement phase that begins now adds to a creature's count: it flies, and did not get off to do so just before (AA-7.6, AA-10.7). */
export function isOneTurnLonger(table: Moment & Pick<Table, 'active'>, creature: Creature): boolean {
  const { at, on, controller, dismounted, flown } = creature
  if (at === null || !isAir(at) || on !== null || controller !== table.active) return false
  const hasTakenOff = dismounted && flown === null
  return !hasTakenOff || isUnderFirstRules(table)
}
