import { Button } from '@/widgets/Button'
import { RuleText } from '../rules/RuleText'
import type { Stage } from '../stage/stage'
import { LESSON_TEXT } from './learn-text'
import type { Steps } from './use-steps'
import styles from './lesson.module.css'

const { steps: TEXT } = LESSON_TEXT

/** The buttons that lead through steps. */
export function StepBar({ steps }: { readonly steps: Steps }) {
  const { at, count, isAuto, back, forward, toggleAuto } = steps
  const isAtEnd = at === count
  return (
    <div className={styles['step-bar']} role="group" aria-label={TEXT.name}>
      <progress
        className={styles['step-bar__progress']}
        value={at}
        max={Math.max(count, 1)}
        aria-label={TEXT.at(at, count)}
      />
      <span className={styles['step-bar__at']}>{TEXT.at(at, count)}</span>
      <Button aria-disabled={at === 0} onClick={back}>
        <span aria-hidden="true">‹</span> {TEXT.back}
      </Button>
      <Button look={isAtEnd ? undefined : 'primary'} aria-disabled={isAtEnd} onClick={forward}>
        {TEXT.forward} <span aria-hidden="true">›</span>
      </Button>
      <Button aria-pressed={isAuto} onClick={toggleAuto}>
        {isAuto ? TEXT.stop : TEXT.auto}
      </Button>
    </div>
  )
}

/** How to begin stepping. */
export function StepPrompt({ stage }: { readonly stage: Stage }) {
  return (
    <p className={styles['lesson-panel__prompt']}>
      <RuleText rulebook={stage.teaching.rulebook} text={TEXT.first} />
    </p>
  )
}
