import { cooperatively } from '@/store/cooperative'
import type { Parsed } from '@/engine/kernel/refusal'
import type { StudyHistory } from '@/engine/study/study'
import type { SeatNames } from '@/contract/manifest'
import { openReport } from '../report/report-game'
import type { Stage } from '../stage/stage'
import { type Decision, decisionsOf } from './decisions'
import { MISTAKES_TEXT as TEXT } from './mistakes-text'

/** A game that is over, and a side of it who learns. */
export interface LearnersGame {
  readonly stage: Stage
  readonly history: StudyHistory
  readonly seat: SeatNames
  readonly decisions: readonly Decision[]
  /** The address of the report that led here. */
  readonly report: string
}

/** The game that a report is made of, for the seat that the address begins with; refused while secrets are kept in it. */
export async function openGame(
  stage: Stage,
  [seatId = '', ...place]: readonly string[],
): Promise<Parsed<LearnersGame>> {
  const { game, rules } = stage
  if (!game.loadBot) return refused(TEXT.noBot)
  const opened = await openReport(stage, place)
  if (!opened.ok) return opened
  const { history, seats, viewer, luckReport } = opened.value
  const seat = seats.find(({ id }) => id === seatId)
  if (!seat) return refused(TEXT.noSeat)
  if (viewer !== 'referee') return refused(TEXT.goesOn)
  const isUnderWay = (view: object) => luckReport.isUnderWay(view)
  const decisions = await cooperatively(decisionsOf({ rules, history, seat: seatId, isUnderWay }))
  const report = `#/report/${[game.id, ...place].join('/')}`
  return { ok: true, value: { stage, history, seat, decisions, report } }
}

function refused(message: string): Parsed<never> {
  return { ok: false, problems: [{ path: '', message }] }
}
