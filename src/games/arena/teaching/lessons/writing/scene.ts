import type { Json } from '@/engine/game'
import type { CreatureCardId } from '../../../content/creatures'
import type { Phase } from '../../../rules/position'

/** Further keys of the position format. */
type Fields = Readonly<Record<string, Json>>

/** Somebody at home on either side, so that no lesson ends because nobody is left; out of the way of what is shown. */
export const AT_HOME = ['west human-grunt C1', 'east human-grunt C9'] as const
/** East's turn, in the keys of the position format. */
export const EASTS_TURN: Fields = { turn: 6, active: 1 }

/** Seats as the position format has them. */
const SEATS = { west: 0, east: 1 } as const

/**
 * A moment of the game in its position format, West's fifth turn unless it says otherwise. Creatures are told in
 * words: side, card and space, then what each rides and where it came from: 'west pegasus C4', 'east kobold C5 on
 * warhorse-1', 'west giant C5 from C4'. They are named by card and number.
 */
export function scene(phase: Phase, creatures: readonly string[], more: Fields = {}): Json {
  const counts = new Map<string, number>()
  return {
    game: 'arena',
    phase,
    creatures: creatures.map((words) => {
      const [side, type, at, ...rest] = words.split(' ') as ['west' | 'east', CreatureCardId, string]
      const nth = (counts.get(type) ?? 0) + 1
      counts.set(type, nth)
      return { id: `${type}-${nth}`, type, owner: SEATS[side], at, ...pairs(rest) }
    }),
    ...more,
  }
}

/** Keys and values that take turns in a list. */
function pairs(words: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    words.flatMap((key, nth) => (nth % 2 === 0 ? [[key, words[nth + 1] ?? ''] as const] : [])),
  )
}
