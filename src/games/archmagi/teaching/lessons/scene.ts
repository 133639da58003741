import { ownOf } from '@/engine/basics/own'
import type { Json } from '@/engine/kernel/game'
import type { Parsed, Problem } from '@/engine/kernel/refusal'
import { type Fields, isFields } from '@/engine/rulebook/short-forms'

/** Seats as the position format has them. */
const SEATS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4 }

/**
 * A moment of the game in its position format, told in short words: `units` are a seat, a type and a hex each, and what
 * one carries ('one knights B3', 'two cavalier E4 with rune-blade'). They are named by type and number, 'knights-1'.
 * Round 2 on the Teaching Isle without a limit of rounds, all draws made, and only those asked who have an answer, unless
 * it says otherwise; `map` is another map. All else, and a unit that is no text, is as in the position format.
 */
export function sceneOf({ map = 'teaching-isle', settings = {}, units, ...rest }: Fields): Parsed<Json> {
  const counts = new Map<string, number>()
  const problems: Problem[] = []
  const unitOf = (told: Json, nth: number): Json => {
    if (typeof told !== 'string') return told
    const [side = '', type = '', hex = '', word, ...artifacts] = told.split(' ')
    const seat = ownOf(SEATS, side)
    if (seat === undefined || hex === '' || (word !== undefined && word !== 'with'))
      problems.push({
        path: `units.${nth}`,
        message: `must be like "one knights B3" or "two cavalier E4 with rune-blade", not "${told}"`,
      })
    const number = (counts.get(type) ?? 0) + 1
    counts.set(type, number)
    return { id: `${type}-${number}`, type, seat: seat ?? 1, hex, artifacts }
  }
  const standing = Array.isArray(units) ? units.map(unitOf) : (units ?? [])
  if (problems.length > 0) return { ok: false, problems }
  const agreed = { map, roundLimit: 0, responseWindows: 'fast', ...(isFields(settings) ? settings : {}) }
  return { ok: true, value: { round: 2, drawn: isDrawn(rest), ...rest, settings: agreed, units: standing } }
}

/** Whether the phase begins with a draw, which has been made. */
function isDrawn({ phase = 'recruitUnits' }: Fields): boolean {
  return phase === 'recruitUnits' || phase === 'recruitSpells'
}
