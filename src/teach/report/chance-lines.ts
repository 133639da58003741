import type { AnyGame } from '@/games/manifest'
import type { ChartLine } from '@/widgets/chart/chart-props'

/** What a chart of chances reaches over. */
export const CHANCE_SCALE = [0, 0.25, 0.5, 0.75, 1] as const

/** The chances of both seats by those of the first: what the one has not, the other has; a draw is half of each. */
export function chanceLines({ seats }: AnyGame, first: readonly number[]): readonly ChartLine[] {
  return seats.slice(0, 2).map(({ name }, nth) => ({
    name,
    side: nth === 0 ? 'first' : 'second',
    values: nth === 0 ? first : first.map((chance) => 1 - chance),
  }))
}
