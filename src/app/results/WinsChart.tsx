import { useState } from 'react'
import type { AnyGame } from '@/contract/manifest'
import { type CountedResult } from '@/store/catalog/results'
import { winsSoFar } from '@/store/catalog/tallies'
import { Chart } from '@/widgets/chart/Chart'
import type { ChartLine } from '@/widgets/chart/chart-props'
import { scaleFor } from '@/widgets/chart/chart-shape'
import { sideOfSeat } from '@/widgets/side'
import { endedText, outcomeText } from './result-words'
import { RESULTS_TEXT as TEXT } from './results-text'

interface WinsChartProps {
  readonly game: AnyGame
  /** In the order in which they ended. */
  readonly results: readonly CountedResult[]
}

/** The scale reaches as far at least. */
const LEAST_TOP = 4

/** How often each side has won, game by game. */
export function WinsChart({ game, results }: WinsChartProps) {
  const [wanted, setWanted] = useState(results.length)
  const at = Math.min(wanted, results.length)
  const seats = game.seats.filter(({ id }) => results.some((result) => result.seats?.includes(id) ?? true))
  const lines = seats.map(({ id, name }): ChartLine => ({
    name,
    side: sideOfSeat(game.seats, id),
    values: winsSoFar(results, id),
  }))
  const said = lines.map(({ name, values }) => TEXT.chartPart(name, values.at(-1) ?? 0)).join(', ')
  const shown = results[at - 1]
  return (
    <Chart
      name={TEXT.chart(game.name)}
      summary={TEXT.chartSaid(said)}
      points={results.length + 1}
      lines={lines}
      scale={scaleFor(
        lines.flatMap(({ values }) => values),
        0,
        LEAST_TOP,
      )}
      format={String}
      course="steps"
      stretches={[]}
      cursor={{
        at,
        onMove: setWanted,
        place: shown ? TEXT.chartPlace(at, endedText(shown)) : TEXT.chartStart,
        words: shown ? [`${outcomeText(game, shown)}.`] : [],
      }}
      text={{ keys: TEXT.chartKeys, open: TEXT.open }}
    />
  )
}
