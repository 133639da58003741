import type { Json } from '@/engine/game'
import type { Failure, Goal } from '@/engine/lesson'
import type { RuleText } from '@/engine/rulebook'
import type { Clause } from '../../../content/clauses'
import type { UnitType } from '../../../content/units'
import type { Event } from '../../../rules/events'
import type { PlaySegment, UnitId } from '../../../rules/position'

type Fields = Readonly<Record<string, Json>>

/** An event of a type has happened. */
export function event(type: Event['type'], fields: Fields = {}): Goal {
  return { event: { type, ...fields } }
}

/** A hex holds units, of a type if one is named. */
export function held(hex: string, type?: UnitType): Goal {
  return { position: { units: [type === undefined ? { hex } : { hex, type }] } }
}

/** A hex holds no units, none of a type if one is named. */
export function free(hex: string, type?: UnitType): Goal {
  return { not: held(hex, type) }
}

/** Each of some units stands in a hex. */
export function stands(units: readonly UnitId[], hex: string): Goal {
  return { position: { units: units.map((id) => ({ hex, ids: [id] })) } }
}

/** It is a segment. */
export function during(segment: PlaySegment): Goal {
  return { position: { segment } }
}

/** A haunt is gone. */
export function destroyed(haunt: string): Goal {
  return { position: { haunts: { [haunt]: null } } }
}

/** A side has won. */
export function won(winner: 'wizard' | 'sorcerer'): Goal {
  return { position: { ending: { winner } } }
}

/** All of some goals. */
export function all(...goals: readonly Goal[]): Goal {
  return { all: goals }
}

/** Not a goal. */
export function not(goal: Goal): Goal {
  return { not: goal }
}

/** Nothing that was designated is still to be rolled. */
export const ALL_ROLLED: Goal = { not: { position: { designations: [{ resolved: false }] } } }

/** A legal end that misses the goal, and the clause that tells why. */
export function failure(clause: Clause, when: Goal, text: RuleText): Failure {
  return { when, text, clause }
}
