import { useMemo } from 'react'
import type { LuckMeasure } from '@/engine/table/luck-report'
import type { AnyGame } from '@/contract/manifest'
import { Chart } from '@/widgets/chart/Chart'
import { scaleFor } from '@/widgets/chart/chart-shape'
import type { ChartLine } from '@/widgets/chart/chart-props'
import { ChartTable } from '@/widgets/chart/ChartTable'
import { sideOfSeat } from '@/widgets/side'
import { luckLine } from './luck-sums'
import { addressAt, placeOf, saidAt, useReport } from './report-context'
import { amountText, REPORT_TEXT, signedText } from './report-text'
import type { RolledLuck, Told } from './telling'

const { luck: TEXT, ...COMMON } = REPORT_TEXT

/** What the dice had given beyond what they owed, roll by roll, for the sides that rolled for it. */
export function LuckChart({ measure }: { readonly measure: LuckMeasure }) {
  const { game, told, timeline } = useReport()
  const { game: manifest } = game.stage
  const luck = useMemo(() => told.luck.filter((one) => one.measure === measure.id), [told, measure])
  const lines = useMemo(() => linesOf(manifest, told, luck), [manifest, told, luck])
  const rows = () =>
    luck.map(({ at, seat, clause, given, owed }, nth) => ({
      key: String(nth),
      name: placeOf(told, at),
      href: addressAt(game, told, at),
      cells: [
        saidAt(game, told, at).join(' '),
        manifest.seats.find(({ id }) => id === seat)?.name ?? seat,
        amountText(given),
        amountText(owed),
        signedText(given - owed),
        clause,
      ],
    }))
  return (
    <Chart
      {...timeline}
      name={TEXT.name(measure.name)}
      summary={lines.map(({ name, values }) => measure.said(name, values.at(-1) ?? 0)).join(' ')}
      lines={lines}
      scale={scaleFor(
        lines.flatMap(({ values }) => values),
        -1,
        1,
      )}
      format={signedText}
      course="steps"
      even={0}
      text={COMMON}
    >
      <ChartTable
        label={COMMON.table}
        caption={TEXT.name(measure.name)}
        head={[COMMON.when, COMMON.what, TEXT.side, TEXT.given, TEXT.owed, TEXT.excess, TEXT.clause]}
        rows={rows}
      />
    </Chart>
  )
}

function linesOf({ seats }: AnyGame, { stops }: Told, luck: readonly RolledLuck[]): readonly ChartLine[] {
  return seats.flatMap(({ id, name }): readonly ChartLine[] => {
    const own = luck.filter(({ seat }) => seat === id)
    if (own.length === 0) return []
    return [{ name, side: sideOfSeat(seats, id), values: luckLine(own, stops.length) }]
  })
}
