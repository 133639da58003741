import { positionOf } from '@/engine/kernel/history'
import { magicOf } from '@/games/arena/state/sources'
import type { Event } from '@/games/arena/events'
import type { Position } from '@/games/arena/state/position'
import type { AnyHistory } from './shelf'

/** How a game of Arena can end: the winner and what by (AA-23), or that it was conceded. */
export function endingIn(history: AnyHistory): string {
  const { ending } = positionOf(history) as Position
  return ending ? `${ending.winner} by ${ending.by}` : 'not over'
}

/**
 * What a game of Arena has in it: the types of its events, and of magic that took effect its type (AA-17.7), its
 * casting time (AA-18), its form (AA-17.1), and what it was aimed at (AA-20.1).
 */
export function signsIn({ steps }: AnyHistory): ReadonlySet<string> {
  const signs = new Set<string>()
  for (const event of steps.flatMap(({ events }) => events as readonly Event[])) {
    signs.add(event.type)
    for (const sign of moreOf(event)) signs.add(sign)
  }
  return signs
}

function moreOf(event: Event): readonly string[] {
  switch (event.type) {
    case 'tookEffect': {
      const { type, casting, target } = magicOf(event.source)
      const repeated = event.repeat ? ['magic works again'] : []
      return [type, casting, `by ${event.source.kind}`, `at ${target}`, ...repeated]
    }
    case 'failed':
      return [`failed: ${event.why}`]
    case 'died':
      return [`death by ${event.cause}`]
    case 'casualtyChosen':
    case 'casualtyDrawn':
      return [`${event.type}: ${event.reason}`]
    default:
      return []
  }
}
