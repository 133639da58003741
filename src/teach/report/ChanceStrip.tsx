import { useMemo } from 'react'
import { seatsAt } from '@/engine/kernel/seats'
import { seatsNamed } from '@/contract/seat-names'
import { Chart } from '@/widgets/chart/Chart'
import { momentText } from '../study/opened/study-text'
import { useActions, useLine, useStops, useStudy, useStudyState } from '../study/opened/use-study'
import { CHANCE_SCALE, chanceLine } from './chance-lines'
import { ChanceProgress } from './ChanceProgress'
import { percentText, REPORT_TEXT } from './report-text'
import { stretchesOf } from './stretches'
import { useChances } from './use-chances'
import { useContest } from './use-contest'

const { chances: TEXT, open } = REPORT_TEXT

/** The chances along the line of a study that is at hand; its cursor is the place in the study. */
export function ChanceStrip() {
  const { rules, game } = useStudy().stage
  const { goTo } = useActions()
  const { viewer, history } = useLine()
  const { stops, at } = useStops()
  const line = useStudyState(({ place }) => place.line)
  const seats = useMemo(() => seatsNamed(game, seatsAt(rules, history.initial)), [game, rules, history])
  const { seat, grounds, name, choice } = useContest(game, seats)
  const weighed = useMemo(
    () => ({ rules, history, viewer, stops, seat }),
    [rules, history, viewer, stops, seat],
  )
  const chances = useChances(game, weighed)
  const moment = stops[at]?.moment
  return (
    <>
      {choice}
      <ChanceProgress chances={chances} all={stops.length} />
      <Chart
        name={name}
        summary={TEXT.lead}
        points={stops.length}
        lines={[chanceLine(grounds, chances.values)]}
        scale={CHANCE_SCALE}
        format={percentText}
        course="straight"
        halves={grounds}
        even={1 / seats.length}
        stretches={stretchesOf(stops)}
        cursor={{
          at,
          onMove: (stop) => goTo({ line, step: stops[stop]?.step ?? 0 }),
          place: moment ? momentText(moment) : '',
          words: [],
        }}
        text={{ keys: TEXT.stripKeys, open }}
      />
    </>
  )
}
