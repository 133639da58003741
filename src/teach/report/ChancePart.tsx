import { useMemo } from 'react'
import { Chart } from '@/widgets/chart/Chart'
import type { ChartMark } from '@/widgets/chart/chart-props'
import { ChartTable } from '@/widgets/chart/ChartTable'
import { TitledPanel } from '@/widgets/TitledPanel'
import { CHANCE_SCALE, chanceLine, namesOf } from './chance-lines'
import { ChanceProgress } from './ChanceProgress'
import { addressAt, placeOf, saidAt, useReport } from './report-context'
import { percentText, REPORT_TEXT } from './report-text'
import { type TurningPoint, turningPoints } from './turning-points'
import { TurningPart } from './TurningPart'
import { useChances } from './use-chances'

const { chances: TEXT, ...COMMON } = REPORT_TEXT

/** The chances of both sides over time, as the bot judges them, and the steps that changed them most. */
export function ChancePart() {
  const { game, told } = useReport()
  const { stops, onward } = told
  const { rules, game: manifest } = game.stage
  const [first] = manifest.seats
  const weighed = useMemo(
    () => ({ rules, history: game.history, viewer: game.viewer, stops, seat: first?.id ?? '' }),
    [rules, game, stops, first],
  )
  const chances = useChances(manifest, weighed)
  const { values } = chances
  const isKnown = values.length === stops.length
  const points = useMemo(
    () => (isKnown ? turningPoints({ chances: values, stops, onward }) : []),
    [isKnown, values, stops, onward],
  )
  return (
    <>
      <TitledPanel id="report-chances" title={TEXT.title}>
        <p>{TEXT.lead}</p>
        <ChanceProgress chances={chances} all={stops.length} />
        <ChanceChart values={values} points={points} />
      </TitledPanel>
      <TurningPart points={points} isKnown={isKnown} />
    </>
  )
}

interface ChanceChartProps {
  readonly values: readonly number[]
  readonly points: readonly TurningPoint[]
}

function ChanceChart({ values, points }: ChanceChartProps) {
  const { game, told, timeline } = useReport()
  const line = useMemo(() => chanceLine(game.stage.game, values), [game, values])
  const marks = points.map(({ at, before, after }, nth): ChartMark => ({
    at,
    label: String(nth + 1),
    href: addressAt(game, told, at),
    side: after > before ? 'above' : 'below',
  }))
  const rows = () =>
    values.map((_, at) => ({
      key: String(at),
      name: placeOf(told, at),
      href: addressAt(game, told, at),
      cells: [saidAt(game, told, at).join(' '), percentText(values[at] ?? 0)],
    }))
  return (
    <Chart
      {...timeline}
      name={TEXT.name}
      summary={TEXT.summary(line.name, percentText(values[0] ?? 0), percentText(values.at(-1) ?? 0))}
      lines={[line]}
      scale={CHANCE_SCALE}
      format={percentText}
      course="straight"
      halves={namesOf(game.stage.game)}
      even={0.5}
      marks={marks}
      text={COMMON}
    >
      <ChartTable
        label={COMMON.table}
        caption={TEXT.name}
        head={[COMMON.when, COMMON.what, line.name]}
        rows={rows}
      />
    </Chart>
  )
}
