import type { Json } from '../kernel/game'
import { listAt, valueAt } from '../files/json-look'
import { type Attempt, type Goal, isReached } from './lesson'

/** What a game knows of its positions: whether what a goal asks of one can never come to be again. */
export interface LastingFacts {
  isGone(pattern: Json, now: Json, first: Json): boolean
}

/** What is looked at to tell whether a goal can still be reached. */
export interface Outlook {
  readonly attempt: Attempt
  /** The written position in which the task began. */
  readonly first: Json
  readonly facts: LastingFacts | undefined
}

/** Whether a goal cannot be reached any more, whatever is played; false also where nobody can know. */
export function isLost(goal: Goal, outlook: Outlook): boolean {
  const { attempt, first, facts } = outlook
  if ('position' in goal) return facts?.isGone(goal.position, attempt.position, first) ?? false
  if ('all' in goal) return goal.all.some((one) => isLost(one, outlook))
  if ('any' in goal) return goal.any.length > 0 && goal.any.every((one) => isLost(one, outlook))
  if ('not' in goal) return isSettled(goal.not, outlook)
  return false
}

/** Whether a goal is reached for good: what has happened stays so, and moves are not unplayed. */
function isSettled(goal: Goal, outlook: Outlook): boolean {
  if ('event' in goal || 'commands' in goal) return isReached(goal, outlook.attempt)
  if ('all' in goal) return goal.all.every((one) => isSettled(one, outlook))
  if ('any' in goal) return goal.any.some((one) => isSettled(one, outlook))
  return 'not' in goal && isLost(goal.not, outlook)
}

/** Whether a pattern asks for a turn that is over, in formats that count turns by `turn`. */
export function isTurnOver(pattern: Json, now: Json): boolean {
  const wanted = valueAt(pattern, 'turn')
  const turn = valueAt(now, 'turn')
  return typeof wanted === 'number' && typeof turn === 'number' && turn > wanted
}

/**
 * What never comes back in games that list their units under a key, by ids of which each is given but once: units
 * that are gone, and turns that are over.
 */
export function factsByList(key: string): LastingFacts {
  const idsIn = (position: Json) => listAt(position, key).map((unit) => valueAt(unit, 'id'))
  return {
    isGone(pattern, now, first) {
      const left = idsIn(now)
      const gone = idsIn(first).filter((id) => id !== undefined && !left.includes(id))
      return isTurnOver(pattern, now) || idsIn(pattern).some((id) => gone.includes(id))
    },
  }
}
