import type { Bots } from '@/engine/bot/bot'
import type { Viewer } from '@/engine/kernel/game'
import type { LuckReport } from '@/engine/table/luck-report'
import type { Parsed } from '@/engine/kernel/refusal'
import { seatsAt } from '@/engine/kernel/seats'
import type { SeatNames } from '@/contract/manifest'
import { seatsNamed } from '@/contract/seat-names'
import { FIRST_LINE, type StudyHistory } from '@/engine/study/study'
import { viewerOfLog } from '@/store/study/study-state'
import type { OpenStudy } from '@/store/study/study-store'
import type { Stage } from '../stage/stage'
import { gameAtTable, keptStudy } from '../study/opened/open-study'
import { AT_TABLE, stepName } from '../addresses/study-address'
import { stepAddress, tableStepAddress } from '../addresses/report-address'
import { REPORT_TEXT } from './report-text'

/** A game, or a line of a study, that is reported on. */
export interface ReportGame {
  readonly stage: Stage
  readonly luckReport: LuckReport<object>
  readonly history: StudyHistory
  /** Those in play. */
  readonly seats: readonly SeatNames[]
  /** Whose eyes the report is made with: the referee's, or while secrets are kept those of the table. */
  readonly viewer: Viewer
  /** The address at which the position after a step is opened. */
  readonly addressOf: (step: number) => string
  /** What an address of the report says after the game. */
  readonly place: readonly string[]
  /** The seats that bots play, as far as that is known: of a study it is not. */
  readonly bots: Bots
  /** Whether it is the game at the table. */
  readonly isAtTable: boolean
}

/** What an address asks to be reported on: the game at the table, or a line of a chapter of a kept study. */
export async function openReport(stage: Stage, place: readonly string[]): Promise<Parsed<ReportGame>> {
  const [wanted = AT_TABLE, chapter = '0', line = FIRST_LINE] = place
  const luckReport = await stage.teaching.loadLuckReport?.()
  if (!luckReport) return missing(REPORT_TEXT.noLuckReport)
  const isAtTable = wanted === AT_TABLE
  const opened: Parsed<OpenStudy & { readonly bots?: Bots }> = isAtTable
    ? await gameAtTable(stage)
    : await keptStudy(stage, wanted)
  if (!opened.ok) return opened
  const { bots = {} } = opened.value
  const found = lineIn(opened.value, chapter, line)
  if (!found) return missing(REPORT_TEXT.noLine)
  const { game } = stage
  const addressOf = (step: number) => {
    const name = stepName(step, found.history.steps.length, found.viewer !== 'referee')
    return isAtTable
      ? tableStepAddress(game.id, name)
      : stepAddress(game.id, wanted, name, [Number(chapter), line])
  }
  const seats = seatsNamed(game, seatsAt(stage.rules, found.history.initial))
  return { ok: true, value: { stage, luckReport, seats, ...found, addressOf, place, bots, isAtTable } }
}

/** The whole of a line, and who may look at it. */
function lineIn(
  { study }: OpenStudy,
  nth: string,
  id: string,
): Pick<ReportGame, 'history' | 'viewer'> | undefined {
  const chapter = study.chapters[Number(nth)]
  const line = chapter?.lines.find((one) => one.id === id)
  return chapter && line && { history: line.history, viewer: viewerOfLog(chapter) }
}

function missing(message: string): Parsed<never> {
  return { ok: false, problems: [{ path: '', message }] }
}
