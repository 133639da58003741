import { createContext, use, useMemo } from 'react'
import { positionAt } from '@/engine/kernel/history'
import { present } from '@/engine/kernel/refusal'
import type { ChartCursor, ChartStretch } from '@/widgets/chart/chart-props'
import { momentText } from '../study/opened/study-text'
import type { ReportGame } from './report-game'
import { stretchesOf } from './stretches'
import type { Told } from './telling'

/** A report on its page, and the stop that is being read in all of its charts. */
export interface ReportAtHand {
  readonly game: ReportGame
  readonly told: Told
  readonly timeline: Timeline
}

/** What the charts of a report have in common. */
export interface Timeline {
  readonly cursor: ChartCursor
  readonly stretches: readonly ChartStretch[]
  readonly points: number
}

/** The report that the page shows. */
export const ReportContext = createContext<ReportAtHand | null>(null)

/** The report at hand, for whatever stands on its page. */
export function useReport(): ReportAtHand {
  return present(use(ReportContext), 'report')
}

/** What the charts of a report have in common while the stop with an index is read. */
export function useTimeline(
  game: ReportGame,
  told: Told,
  at: number,
  onMove: ChartCursor['onMove'],
): Timeline {
  const stretches = useMemo(() => stretchesOf(told.stops), [told])
  return useMemo(() => {
    const place = placeOf(told, at)
    const cursor = { at, onMove, place, words: saidAt(game, told, at), href: addressAt(game, told, at) }
    return { cursor, stretches, points: told.stops.length }
  }, [game, told, at, onMove, stretches])
}

/** Where the step that led to a stop was taken, in words; one that ends a segment was taken in that. */
export function placeOf({ stops }: Told, at: number): string {
  const stop = stops[Math.max(0, at - 1)]
  return stop ? momentText(stop.moment) : ''
}

/** The address that opens the position at a stop. */
export function addressAt({ addressOf }: ReportGame, { stops }: Told, at: number): string {
  return addressOf(stops[at]?.step ?? 0)
}

/** What happened at a stop, in the log's own words; nothing where only the next segment began. */
export function saidAt(
  { stage, history, viewer }: ReportGame,
  { stops, log }: Told,
  at: number,
): readonly string[] {
  const number = stops[at]?.step
  const step = log.find((one) => one.number === number)
  if (!step) return []
  const view = stage.rules.viewOf(positionAt(history, step.number), viewer)
  return stage.teaching.story.said(step, view)
}
