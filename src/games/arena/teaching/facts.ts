import type { Json } from '@/engine/game'
import { listAt, valueAt } from '@/engine/json-look'
import { isTurnOver, type LastingFacts } from '@/engine/lesson-reach'

/** What never comes back: creatures that have died, for the resurrected are new ones, and turns that are over. */
export const FACTS: LastingFacts = {
  isGone: (pattern, now, first) => isCreatureGone(pattern, now, first) || isTurnOver(pattern, now),
}

function isCreatureGone(pattern: Json, now: Json, first: Json): boolean {
  const left = idsIn(now)
  const dead = idsIn(first).filter((id) => !left.includes(id))
  return idsIn(pattern).some((id) => id !== undefined && dead.includes(id))
}

function idsIn(position: Json): readonly (Json | undefined)[] {
  return listAt(position, 'creatures').map((creature) => valueAt(creature, 'id'))
}
