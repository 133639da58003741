import { useCallback, useMemo, useState } from 'react'
import { positionAt } from '@/engine/kernel/history'
import { cooperatively } from '@/store/cooperative'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import { DiceTallies } from '../dice/DiceTallies'
import { useLoaded } from '../page-parts/use-loaded'
import { momentText } from '../study/opened/study-text'
import { ChancePart } from './ChancePart'
import { LossesPart } from './LossesPart'
import { LuckPart } from './LuckPart'
import type { ReportGame } from './report-game'
import { REPORT_TEXT as TEXT } from './report-text'
import { type ReportAtHand, ReportContext, useTimeline } from './report-context'
import { type Subject, telling, type Told } from './telling'
import styles from './report.module.css'

/** The report of a game, once it has been gone through. */
export function Report({ game }: { readonly game: ReportGame }) {
  const told = useLoaded(useCallback(() => cooperatively(telling(subjectOf(game))), [game]))
  if (!told) return <p role="status">{TEXT.loading}</p>
  if (told.stops.length < 2) return <p role="status">{TEXT.nothing}</p>
  return <Parts game={game} told={told} />
}

function subjectOf({ stage: { rules, teaching }, luckReport, history, viewer }: ReportGame): Subject {
  return { rules, story: teaching.story, luckReport, history, viewer }
}

interface PartsProps {
  readonly game: ReportGame
  readonly told: Told
}

function Parts({ game, told }: PartsProps) {
  const [at, setAt] = useState(told.stops.length - 1)
  const timeline = useTimeline(game, told, at, setAt)
  const report = useMemo((): ReportAtHand => ({ game, told, timeline }), [game, told, timeline])
  const { stage } = game
  const last = told.stops.at(-1)
  return (
    <ReportContext value={report}>
      <p className={styles['report__lead']}>
        <b>{verdictOf(game)}</b> {last && momentText(last.moment)}
      </p>
      <p className={styles['report__eyes']}>{eyesOf(game)}</p>
      {stage.game.loadBot && <ChancePart />}
      <LuckPart />
      <LossesPart />
      <section
        className={classNames(panelStyles.panel, styles['report__dice'])}
        aria-labelledby="report-dice"
      >
        <h2 className={panelStyles['panel__title']} id="report-dice">
          {TEXT.dice}
        </h2>
        <DiceTallies game={stage.game} log={told.log} />
      </section>
    </ReportContext>
  )
}

function lastPosition({ history }: ReportGame): object {
  return positionAt(history, history.steps.length)
}

/** How it ended. */
function verdictOf(game: ReportGame): string {
  const { rules, game: manifest } = game.stage
  const result = rules.resultOf(lastPosition(game))
  if (result === null) return TEXT.goesOn
  if (result === 'draw') return TEXT.draw
  return TEXT.wins(manifest.seats.find(({ id }) => id === result)?.name ?? result)
}

/** Whose knowledge goes into it. */
function eyesOf(game: ReportGame): string {
  if (game.viewer !== 'referee') return TEXT.eyes.kept
  return game.stage.rules.askedSeat(lastPosition(game)) === null ? TEXT.eyes.over : TEXT.eyes.open
}
