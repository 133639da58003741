import * as v from 'valibot'
import { keyedBy, strictObject } from '@/engine/files/record-schema'
import { idOf, parseWith, whole } from '@/engine/files/schema'
import type { Seat } from '@/engine/kernel/game'
import { BUDGET, type Clock } from '@/engine/table/clock'
import { keepClock, keptClock } from './kept-clock'

const seat = idOf<Seat>(60)
const milliseconds = v.pipe(v.number(), v.finite(), v.minValue(0))
const perSeat = v.optional(keyedBy(seat, milliseconds), {})

/** Terms alone are a clock that has not run yet. */
const clockSchema = strictObject({
  terms: v.union([
    strictObject({ kind: v.literal('used') }),
    strictObject({
      kind: v.literal('budget'),
      minutes: whole(...BUDGET.minutes),
      bonus: whole(...BUDGET.bonus),
    }),
  ]),
  used: perSeat,
  added: perSeat,
  asked: v.optional(v.nullable(seat), null),
  handedAt: v.optional(whole(0, Number.MAX_SAFE_INTEGER), 0),
  isPaused: v.optional(v.boolean(), false),
  over: v.optional(keyedBy(seat, v.picklist(['told', 'settled'])), {}),
})

/** The clock of a game as it was kept; undefined where it has none, or what is kept makes no sense. */
export function readClock(saveId: string): Clock | undefined {
  try {
    const read = parseWith(clockSchema, JSON.parse(keptClock(saveId) ?? 'null'))
    return read.ok ? read.value : undefined
  } catch {
    return undefined
  }
}

/** Keeps a clock beside the game that it belongs to. */
export function writeClock(saveId: string, clock: Clock): void {
  keepClock(saveId, JSON.stringify(clock))
}
