import { present } from '@/engine/kernel/refusal'
import type { AnyGame } from '@/contract/manifest'
import type { ChartLine } from '@/widgets/chart/chart-props'
import { REPORT_TEXT } from './report-text'

/** What a chart of chances reaches over. */
export const CHANCE_SCALE = [0, 0.25, 0.5, 0.75, 1] as const

/** The names of both seats, whose chances are one number: what the one has not, the other has; a draw is half of each. */
export function namesOf({ seats: [first, second] }: AnyGame): readonly [first: string, second: string] {
  return [present(first, 'seat').name, present(second, 'seat').name]
}

/** What that number is the chance of: that the first seat beats the second. */
export function beatsIn(game: AnyGame): string {
  return REPORT_TEXT.chances.beats(...namesOf(game))
}

/** The chances as the line of a chart that both seats divide between them. */
export function chanceLine(game: AnyGame, values: readonly number[]): ChartLine {
  return { name: beatsIn(game), side: 'first', values }
}
