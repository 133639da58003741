import type { Json } from '@/engine/kernel/game'
import { ownOf } from '@/engine/basics/own'
import type { Parsed, Problem } from '@/engine/kernel/refusal'
import type { Fields } from '@/engine/rulebook/short-forms'

/** Seats as the position format has them. */
const SEATS: Readonly<Record<string, number>> = { west: 0, east: 1 }

/**
 * A moment of the game in its position format, told in short words; West's fifth turn unless it says otherwise.
 * `creatures` are a side, a card and a space each, then what it rides and where it came from: 'west pegasus C4^', 'east
 * kobold C5 on warhorse-1', 'west giant C5 from C4'. They are named by card and number. All else, and a creature that
 * is no text, is as in the position format.
 */
export function sceneOf({ creatures, ...rest }: Fields): Parsed<Json> {
  const counts = new Map<string, number>()
  const problems: Problem[] = []
  const creatureOf = (told: Json, nth: number): Json => {
    if (typeof told !== 'string') return told
    const [side = '', type = '', at = '', ...more] = told.split(' ')
    const owner = ownOf(SEATS, side)
    if (owner === undefined || at === '' || more.length % 2 > 0)
      problems.push({
        path: `creatures.${nth}`,
        message: `must be like "west ogre C5" or "east kobold C5 on warhorse-1", not "${told}"`,
      })
    const number = (counts.get(type) ?? 0) + 1
    counts.set(type, number)
    return { id: `${type}-${number}`, type, owner: owner ?? 0, at, ...pairs(more) }
  }
  const standing = Array.isArray(creatures) ? creatures.map(creatureOf) : (creatures ?? [])
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, value: { game: 'arena', ...rest, creatures: standing } }
}

/** Keys and values that take turns in a list. */
function pairs(words: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    words.flatMap((key, nth) => (nth % 2 === 0 ? [[key, words[nth + 1] ?? ''] as const] : [])),
  )
}
