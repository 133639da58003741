import { useMemo } from 'react'
import { capitalized } from '@/engine/basics/phrases'
import { seatCalled } from '@/contract/seat-names'
import { Button } from '@/widgets/Button'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import { PageHead } from '../page-parts/PageHead'
import { finalistsOf, type Judge } from './finding'
import { chooseMistakes } from './mistakes'
import { MISTAKES_TEXT } from './mistakes-text'
import { MistakeRoom } from './MistakeRoom'
import type { LearnersGame } from './open-game'
import { type Finding, useFinding } from './use-finding'
import styles from './mistakes.module.css'

const { finding: TEXT } = MISTAKES_TEXT

interface MistakeHuntProps {
  readonly game: LearnersGame
  readonly judge: Judge
}

/** Looks for mistakes, then has them played again. */
export function MistakeHunt({ game, judge }: MistakeHuntProps) {
  const { stage: table, decisions, seat, report } = game
  const name = seatCalled(table.game, seat.id)
  const finding = useFinding(judge, decisions)
  const { found, stage } = finding
  const isDone = stage === 'done'
  const mistakes = useMemo(() => (isDone ? chooseMistakes(found.weighed) : []), [isDone, found])
  if (mistakes.length > 0) return <MistakeRoom game={game} judge={judge} mistakes={mistakes} />
  return (
    <div className={styles.page}>
      <PageHead title={MISTAKES_TEXT.title} links={[[report, MISTAKES_TEXT.toReport]]}>
        {null}
      </PageHead>
      <main className={classNames(panelStyles.panel, styles.hunt)}>
        {isDone ? (
          <p role="status">{decisions.length === 0 ? TEXT.nothing(capitalized(name)) : TEXT.none(name)}</p>
        ) : (
          <>
            <p>{TEXT.lead(name)}</p>
            <HuntProgress finding={finding} all={decisions.length} />
          </>
        )}
      </main>
    </div>
  )
}

interface HuntProgressProps {
  readonly finding: Finding
  /** How many decisions there are. */
  readonly all: number
}

function HuntProgress({ finding: { found, stage, failure, stop, goOn }, all }: HuntProgressProps) {
  const done = found.screened.length
  const isClose = done === all
  const finalists = isClose ? finalistsOf(found).length : 0
  const isRunning = stage === 'running'
  return (
    <>
      <div className={classNames(panelStyles.row, styles.hunt__progress)}>
        <progress
          max={isClose ? finalists : all}
          value={isClose ? found.weighed.length : done}
          aria-label={TEXT.progress}
        />
        <span>{isClose ? TEXT.closely(found.weighed.length, finalists) : TEXT.screening(done, all)}</span>
        <Button onClick={isRunning ? stop : goOn}>
          {isRunning ? TEXT.stop : failure === null ? TEXT.goOn : TEXT.tryAgain}
        </Button>
      </div>
      {failure === null ? (
        <p role="status">{isRunning ? '' : TEXT.stopped}</p>
      ) : (
        <p role="alert">
          {TEXT.failed} {failure}
        </p>
      )}
    </>
  )
}
