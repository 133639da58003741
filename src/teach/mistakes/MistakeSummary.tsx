import { useEffect, useRef } from 'react'
import { Button } from '@/widgets/Button'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import { momentText } from '../study/opened/study-text'
import { inHundred, MISTAKES_TEXT } from './mistakes-text'
import { verdictOf, type Weighed } from './mistakes'
import type { LearnersGame } from './open-game'
import { saidFirst, saidOf } from './said'
import { meanOf } from './samples'
import type { Outcome } from './use-try'
import styles from './mistakes.module.css'

const { summary: TEXT, ...COMMON } = MISTAKES_TEXT

interface MistakeSummaryProps {
  readonly game: LearnersGame
  readonly mistakes: readonly Weighed[]
  readonly outcomes: ReadonlyMap<Weighed, Outcome>
  /** Back to one, by its index. */
  readonly onAgain: (nth: number) => void
}

/** What became of all mistakes. */
export function MistakeSummary({ game, mistakes, outcomes, onAgain }: MistakeSummaryProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const bettered = mistakes.filter((one) => isBettered(one, outcomes.get(one))).length
  const { stage } = game
  return (
    <main className={styles.summary}>
      <section className={classNames(panelStyles.panel, panelStyles.stack)} aria-labelledby="summary-title">
        <h2 id="summary-title" ref={heading} tabIndex={-1} className={panelStyles.panel__title}>
          {TEXT.title}
        </h2>
        <p role="status">{TEXT.counted(bettered, mistakes.length)}</p>
        <ol className={styles.summary__list} aria-label={TEXT.list}>
          {mistakes.map((mistake, nth) => (
            <li key={mistake.decision.at} data-bettered={isBettered(mistake, outcomes.get(mistake))}>
              <p className={styles.panel__moment}>
                {momentText(stage.teaching.story.momentOf(mistake.decision.view))}
              </p>
              <p>
                {COMMON.chose} <b>{saidOf(stage, mistake.decision.view, mistake.decision.played).line}</b> (
                {inHundred(meanOf(mistake.played))})
              </p>
              <p>{becameOf(game, mistake, outcomes.get(mistake))}</p>
              <Button aria-label={TEXT.againAt(nth + 1)} onClick={() => onAgain(nth)}>
                {TEXT.again}
              </Button>
            </li>
          ))}
        </ol>
        <p className={styles.card__note}>{TEXT.sure}</p>
      </section>
    </main>
  )
}

function isBettered(mistake: Weighed, outcome: Outcome | undefined): boolean {
  return outcome?.name === 'tried' && verdictOf(outcome.samples, mistake).beside === 'better'
}

function becameOf({ stage }: LearnersGame, mistake: Weighed, outcome: Outcome | undefined): string {
  const { decision, answer } = mistake
  if (outcome?.name === 'shown')
    return TEXT.answer(
      saidFirst(stage, decision.view, answer.thought).line,
      inHundred(meanOf(answer.samples)),
    )
  if (!outcome || !isBettered(mistake, outcome)) return TEXT.open
  return TEXT.better(saidOf(stage, decision.view, outcome.command).line, inHundred(meanOf(outcome.samples)))
}
