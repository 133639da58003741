import { useMemo } from 'react'
import { Chart } from '@/widgets/chart/Chart'
import type { ChartMark } from '@/widgets/chart/chart-props'
import { ChartTable } from '@/widgets/chart/ChartTable'
import { TitledPanel } from '@/widgets/TitledPanel'
import { CHANCE_SCALE, chanceLine, type Grounds } from './chance-lines'
import { ChanceProgress } from './ChanceProgress'
import { addressAt, placeOf, saidAt, useReport } from './report-context'
import { percentText, REPORT_TEXT } from './report-text'
import { type TurningPoint, turningPoints } from './turning-points'
import { TurningPart } from './TurningPart'
import { useChances } from './use-chances'
import { useContest } from './use-contest'

const { chances: TEXT, ...COMMON } = REPORT_TEXT

/** The chances of all sides over time, as the bot judges them, and the steps that changed them most. */
export function ChancePart() {
  const { game, told } = useReport()
  const { stops, onward } = told
  const { rules, game: manifest } = game.stage
  const { seat, grounds, name, choice } = useContest(manifest, game.seats)
  const weighed = useMemo(
    () => ({ rules, history: game.history, viewer: game.viewer, stops, seat }),
    [rules, game, stops, seat],
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
        {choice}
        <ChanceProgress chances={chances} all={stops.length} />
        <ChanceChart name={name} grounds={grounds} values={values} points={points} />
      </TitledPanel>
      <TurningPart grounds={grounds} points={points} isKnown={isKnown} />
    </>
  )
}

interface ChanceChartProps {
  readonly name: string
  readonly grounds: Grounds
  readonly values: readonly number[]
  readonly points: readonly TurningPoint[]
}

function ChanceChart({ name, grounds, values, points }: ChanceChartProps) {
  const { game, told, timeline } = useReport()
  const line = useMemo(() => chanceLine(grounds, values), [grounds, values])
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
      name={name}
      summary={TEXT.summary(line.name, percentText(values[0] ?? 0), percentText(values.at(-1) ?? 0))}
      lines={[line]}
      scale={CHANCE_SCALE}
      format={percentText}
      course="straight"
      halves={grounds}
      even={1 / game.seats.length}
      marks={marks}
      text={COMMON}
    >
      <ChartTable
        label={COMMON.table}
        caption={name}
        head={[COMMON.when, COMMON.what, line.name]}
        rows={rows}
      />
    </Chart>
  )
}
