import { useMemo } from 'react'
import { Chart } from '@/widgets/chart/Chart'
import { momentText } from '../study/opened/study-text'
import { useActions, useLine, useStops, useStudy, useStudyState } from '../study/opened/use-study'
import { CHANCE_SCALE, chanceLine, namesOf } from './chance-lines'
import { ChanceProgress } from './ChanceProgress'
import { percentText, REPORT_TEXT } from './report-text'
import { stretchesOf } from './stretches'
import { useChances } from './use-chances'

const { chances: TEXT, open } = REPORT_TEXT

/** The chances along the line of a study that is at hand; its cursor is the place in the study. */
export function ChanceStrip() {
  const { rules, game } = useStudy().stage
  const { goTo } = useActions()
  const { viewer, history } = useLine()
  const { stops, at } = useStops()
  const line = useStudyState(({ place }) => place.line)
  const seat = game.seats[0]?.id ?? ''
  const weighed = useMemo(
    () => ({ rules, history, viewer, stops, seat }),
    [rules, history, viewer, stops, seat],
  )
  const chances = useChances(game, weighed)
  const moment = stops[at]?.moment
  return (
    <>
      <ChanceProgress chances={chances} all={stops.length} />
      <Chart
        name={TEXT.name}
        summary={TEXT.lead}
        points={stops.length}
        lines={[chanceLine(game, chances.values)]}
        scale={CHANCE_SCALE}
        format={percentText}
        course="straight"
        halves={namesOf(game)}
        even={0.5}
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
