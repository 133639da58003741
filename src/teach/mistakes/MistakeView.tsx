import { useEffect, useEffectEvent, useMemo } from 'react'
import { classNames } from '@/widgets/class-names'
import { isPressed } from '@/widgets/keys'
import { hearKeys, isForPage } from '../page-parts/page-keys'
import { momentText } from '../study/opened/study-text'
import roomStyles from '../stage/room.module.css'
import { StageTable } from '../stage/StageTable'
import type { Judge } from './finding'
import { MISTAKES_TEXT as TEXT } from './mistakes-text'
import type { Weighed } from './mistakes'
import { MistakePanel } from './MistakePanel'
import type { LearnersGame } from './open-game'
import { type SaidCommand, saidFirst, saidOf } from './said'
import { type Outcome, type Try, type TryState, useTry } from './use-try'
import styles from './mistakes.module.css'

const { locked: LOCKED } = TEXT

interface MistakeViewProps {
  readonly game: LearnersGame
  readonly judge: Judge
  readonly mistake: Weighed
  readonly nth: number
  readonly all: number
  readonly onOutcome: (outcome: Outcome) => void
  readonly onNext: () => void
}

/** A mistake on the game's own table, right before it was made and with that side's eyes alone. */
export function MistakeView({ game, judge, mistake, nth, all, onOutcome, onNext }: MistakeViewProps) {
  const { stage, history, seat } = game
  const { rules } = stage
  const { decision, answer, thoughts } = mistake
  const tried = useTry({ rules, game: history, mistake, judge, onOutcome })
  const { state } = tried
  useEffect(() => () => judge.stop(), [judge])
  useTakeBackKey(tried)
  const words = useMemo(() => {
    const { view, played } = decision
    const best = saidFirst(stage, view, answer.thought)
    const ideas = thoughts.flatMap(({ commands: [command] }) =>
      command ? [{ command, line: saidOf(stage, view, command).line }] : [],
    )
    // The order of the bot would give its answer away.
    const sorted = ideas.toSorted((one, other) => one.line.localeCompare(other.line))
    return { was: saidOf(stage, view, played), best, ideas: sorted }
  }, [stage, decision, answer, thoughts])
  const moment = momentText(stage.teaching.story.momentOf(decision.view))
  const locked = lockOf(state)
  return (
    <main className={classNames(roomStyles.room__body, styles.mistake__body)}>
      <MistakePanel
        {...{ stage, mistake, words, tried, moment }}
        title={TEXT.mistake(nth + 1, all)}
        isLast={nth + 1 === all}
        triedLine={'command' in state ? saidOf(stage, decision.view, state.command).line : ''}
        onNext={onNext}
      />
      <section className={roomStyles.room__table} aria-label={TEXT.table}>
        <StageTable
          stage={stage}
          history={tried.history}
          viewer={seat.id}
          onPlay={tried.play}
          drawings={drawingsOf(state, words)}
          {...(locked === undefined ? {} : { locked })}
        />
      </section>
    </main>
  )
}

/** What was done is drawn until something is tried, and the answer where it is shown. */
function drawingsOf(
  { name }: TryState,
  { was, best }: { readonly was: SaidCommand; readonly best: SaidCommand },
) {
  if (name === 'open') return was.drawings
  return name === 'answered' ? best.drawings : undefined
}

function lockOf({ name }: TryState): string | undefined {
  switch (name) {
    case 'open':
      return undefined
    case 'weighing':
      return LOCKED.weighing
    case 'judged':
    case 'failed':
      return LOCKED.judged
    case 'answered':
      return LOCKED.answered
  }
}

/** The key that takes back at a table takes the try back. */
function useTakeBackKey({ state, takeBack }: Try): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (state.name === 'open' || !isForPage(event) || !isPressed('undo', event)) return false
    takeBack()
    return true
  })
  useEffect(() => hearKeys((event) => onKey(event)), [])
}
