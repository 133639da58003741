import { useMemo } from 'react'
import { Chart } from '@/widgets/chart/Chart'
import { scaleFor } from '@/widgets/chart/chart-shape'
import type { ChartLine } from '@/widgets/chart/chart-props'
import { ChartTable } from '@/widgets/chart/ChartTable'
import { sideOfSeat } from '@/widgets/side'
import { TitledPanel } from '@/widgets/TitledPanel'
import { addressAt, placeOf, saidAt, useReport } from './report-context'
import { amountText, REPORT_TEXT } from './report-text'

const { losses: TEXT, ...COMMON } = REPORT_TEXT

/** How many losses a scale reaches to at least: fewer would be told by fractions of a unit. */
const FEWEST = 4

/** What each side lost over time. */
export function LossesPart() {
  const { game, told, timeline } = useReport()
  const { seats } = game
  const lines = useMemo(
    () =>
      seats.map(({ id, name }): ChartLine => ({
        name,
        side: sideOfSeat(game.stage.game.seats, id),
        values: told.losses.map((lost) => lost[id] ?? 0),
      })),
    [game, seats, told],
  )
  const rows = () =>
    told.stops.flatMap((_, at) => {
      const counts = lines.map(({ values }) => values[at] ?? 0)
      if (lines.every(({ values }, nth) => (values[at - 1] ?? 0) === counts[nth])) return []
      return {
        key: String(at),
        name: placeOf(told, at),
        href: addressAt(game, told, at),
        cells: [saidAt(game, told, at).join(' '), ...counts.map(amountText)],
      }
    })
  const name = game.luckReport.losses
  return (
    <TitledPanel id="report-losses" title={TEXT.title}>
      <p>{name}</p>
      <Chart
        {...timeline}
        name={name}
        summary={TEXT.summary(lines.map((line) => `${line.name} ${line.values.at(-1) ?? 0}`))}
        lines={lines}
        scale={scaleFor(
          lines.flatMap(({ values }) => values),
          0,
          FEWEST,
        )}
        format={amountText}
        course="steps"
        text={COMMON}
      >
        <ChartTable
          label={COMMON.table}
          caption={name}
          head={[COMMON.when, COMMON.what, ...seats.map((seat) => seat.name)]}
          rows={rows}
        />
      </Chart>
    </TitledPanel>
  )
}
