import type { Seat } from '@/engine/kernel/game'
import type { RollLuck } from '@/engine/table/luck-report'
import type { RolledLuck } from './telling'

/** What the dice gave a seat by one measure, over a whole game. */
export interface LuckSum {
  readonly seat: Seat
  readonly measure: string
  readonly rolls: number
  readonly given: number
  readonly owed: number
  /** How far fair dice are from what they owe on such rolls: the standard deviation. */
  readonly spread: number
}

/** The sums of a game by measure and seat, in the order given; those without rolls are left out. */
export function luckSums(
  luck: readonly RollLuck[],
  measures: readonly string[],
  seats: readonly Seat[],
): readonly LuckSum[] {
  const pairs = measures.flatMap((measure) => seats.map((seat) => ({ measure, seat })))
  return pairs.flatMap((pair) => {
    const rolls = luck.filter(({ seat, measure }) => seat === pair.seat && measure === pair.measure)
    if (rolls.length === 0) return []
    const total = (part: (roll: RollLuck) => number) => rolls.reduce((sum, roll) => sum + part(roll), 0)
    return {
      ...pair,
      rolls: rolls.length,
      given: total(({ given }) => given),
      owed: total(({ owed }) => owed),
      spread: Math.sqrt(total(({ variance }) => variance)),
    }
  })
}

/** What the dice had given beyond what they owed by each of so many stops. */
export function luckLine(luck: readonly RolledLuck[], stops: number): readonly number[] {
  const jumps = Array.from({ length: stops }, () => 0)
  for (const { at, given, owed } of luck) jumps[at] = (jumps[at] ?? 0) + given - owed
  let sum = 0
  return jumps.map((jump) => (sum += jump))
}
