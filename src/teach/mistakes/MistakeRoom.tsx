import { useState } from 'react'
import { classNames } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'
import roomStyles from '../stage/room.module.css'
import type { Judge } from './finding'
import { MISTAKES_TEXT as TEXT } from './mistakes-text'
import { MistakeSummary } from './MistakeSummary'
import { MistakeView } from './MistakeView'
import { verdictOf, type Weighed } from './mistakes'
import type { LearnersGame } from './open-game'
import { meanOf } from './samples'
import type { Outcome } from './use-try'
import styles from './mistakes.module.css'

interface MistakeRoomProps {
  readonly game: LearnersGame
  readonly judge: Judge
  /** One at least. */
  readonly mistakes: readonly Weighed[]
}

/** The mistakes one after the other, then what became of them. */
export function MistakeRoom({ game, judge, mistakes }: MistakeRoomProps) {
  const [nth, setNth] = useState(0)
  const [outcomes, setOutcomes] = useState<ReadonlyMap<Weighed, Outcome>>(new Map())
  const mistake = mistakes[nth]
  const note = (of: Weighed) => (outcome: Outcome) =>
    setOutcomes((known) => new Map(known).set(of, betterOf(of, known.get(of), outcome)))
  return (
    <div className={classNames(roomStyles.room, styles.mistake)}>
      <header className={roomStyles.room__head}>
        <a className={controlStyles.button} href={game.report}>
          <span aria-hidden="true">‹</span>
          {TEXT.toReport}
        </a>
        <h1 className={roomStyles.room__title}>{TEXT.title}</h1>
      </header>
      {mistake ? (
        <MistakeView
          key={nth}
          {...{ game, judge, mistake, nth, all: mistakes.length }}
          onOutcome={note(mistake)}
          onNext={() => setNth(nth + 1)}
        />
      ) : (
        <MistakeSummary {...{ game, mistakes, outcomes }} onAgain={setNth} />
      )}
    </div>
  )
}

/** Which of two outcomes stands: the better try, and any that is better than the mistake rather than the answer. */
function betterOf(mistake: Weighed, known: Outcome | undefined, now: Outcome): Outcome {
  if (known?.name !== 'tried') return now
  if (now.name === 'shown') return verdictOf(known.samples, mistake).beside === 'better' ? known : now
  return meanOf(known.samples) > meanOf(now.samples) ? known : now
}
