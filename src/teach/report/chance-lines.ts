import type { AnyGame, SeatNames } from '@/contract/manifest'
import type { ChartGround, ChartLine } from '@/widgets/chart/chart-props'
import { sideOfSeat } from '@/widgets/side'
import { REPORT_TEXT } from './report-text'

/** What a chart of chances reaches over. */
export const CHANCE_SCALE = [0, 0.25, 0.5, 0.75, 1] as const

/** Whose chances are one number: what the one has not, the other has, or all others together. */
export type Grounds = readonly [one: ChartGround, other: ChartGround]

/** A seat against all others that are in play; of a draw each has the same share. */
export function groundsOf(game: AnyGame, seats: readonly SeatNames[], seat: SeatNames): Grounds {
  const groundOf = ({ id, name }: SeatNames) => ({ name, side: sideOfSeat(game.seats, id) })
  const [other, ...more] = seats.filter(({ id }) => id !== seat.id)
  const others = { name: REPORT_TEXT.chances.others }
  return [groundOf(seat), other && more.length === 0 ? groundOf(other) : others]
}

/** What that number is the chance of: that the seat beats the others. */
export function beatsIn([one, other]: Grounds): string {
  return REPORT_TEXT.chances.beats(one.name, other.name)
}

/** The chances as the line of a chart that both divide between them. */
export function chanceLine(grounds: Grounds, values: readonly number[]): ChartLine {
  return { name: beatsIn(grounds), side: grounds[0].side ?? 'first', values }
}
