import type { Json } from '@/engine/game'
import type { Failure, Goal } from '@/engine/lesson'
import type { RuleText } from '@/engine/rulebook'
import type { Clause } from '../../../content/clauses'
import type { Event } from '../../../rules/events'
import type { ArenaSeat, Phase } from '../../../rules/position'
import { seatNumber } from '../../../rules/files/seat-numbers'

type Fields = Readonly<Record<string, Json>>

/** An event of a type has happened. */
export function event(type: Event['type'], fields: Fields = {}): Goal {
  return { event: { type, ...fields } }
}

/** A creature is in play, and what is said of it is so. */
export function creature(id: string, fields: Fields = {}): Goal {
  return { position: { creatures: [{ id, ...fields }] } }
}

/** A creature stands in a space. */
export function stands(id: string, at: string): Goal {
  return creature(id, { at })
}

/** A creature is not in play any more. */
export function dead(id: string): Goal {
  return not(creature(id))
}

/** It is a phase. */
export function during(phase: Phase): Goal {
  return { position: { phase } }
}

/** It is a seat's turn. */
export function turnOf(seat: ArenaSeat): Goal {
  return { position: { active: seatNumber(seat) } }
}

/** A seat has won. */
export function won(seat: ArenaSeat): Goal {
  return { position: { result: { winner: seatNumber(seat) } } }
}

/** All of some goals. */
export function all(...goals: readonly Goal[]): Goal {
  return { all: goals }
}

/** Not a goal. */
export function not(goal: Goal): Goal {
  return { not: goal }
}

/** A legal end that misses the goal, and the clause that tells why. */
export function failure(clause: Clause, when: Goal, text: RuleText): Failure {
  return { when, text, clause }
}
