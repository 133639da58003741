import { useMemo } from 'react'
import type { DemonstrationChapter } from '@/engine/lesson/lesson'
import { demonstrated } from '@/engine/lesson/lesson-play'
import { classNames } from '@/widgets/class-names'
import { RuleText } from '../rules/RuleText'
import { StageTable } from '../stage/StageTable'
import type { ChapterProps } from './chapter-props'
import { LessonPanel } from './LessonPanel'
import { LESSON_TEXT } from './learn-text'
import { NextButton } from './NextButton'
import { goOn } from './place'
import { StepBar, StepPrompt } from './StepBar'
import { useStepKeys } from './use-step-keys'
import { useSteps } from './use-steps'
import styles from './lesson.module.css'

/** Commands with fixed dice, stepped through by the learner. */
export function DemonstrationView({ stage, chapter, place, first }: ChapterProps<DemonstrationChapter>) {
  const { history, fault } = useMemo(() => demonstrated(stage, chapter, first), [stage, chapter, first])
  const steps = useSteps(history.steps.length)
  const { at, count } = steps
  const isAtEnd = at === count
  useStepKeys({ back: steps.back, forward: isAtEnd ? () => goOn(place) : steps.forward })
  const shown = useMemo(() => ({ ...history, cursor: at }), [history, at])
  const step = chapter.steps[at - 1]
  const controls = (
    <>
      <StepBar steps={steps} />
      <NextButton place={place} isQuiet={!isAtEnd} />
    </>
  )
  return (
    <div className={styles['lesson__body']}>
      <LessonPanel stage={stage} chapter={chapter} place={place} controls={controls}>
        {at === 0 && count > 0 ? <StepPrompt stage={stage} /> : null}
        {step?.text ? (
          <p className={styles['lesson-card']} key={at}>
            <b className={styles['lesson-card__title']}>{LESSON_TEXT.steps.at(at, count)}</b>
            <RuleText rulebook={stage.teaching.rulebook} text={step.text} />
          </p>
        ) : null}
        {isAtEnd && fault ? (
          <p className={classNames(styles['lesson-card'], styles['lesson-card--bad'])}>
            {LESSON_TEXT.steps.stuck} {fault.message}
          </p>
        ) : null}
      </LessonPanel>
      <section className={styles['lesson__table']} aria-label={LESSON_TEXT.table}>
        <StageTable
          stage={stage}
          history={shown}
          viewer={chapter.viewer}
          locked={LESSON_TEXT.locked.demonstration}
          drawings={step ? step.drawings : chapter.drawings}
        />
      </section>
    </div>
  )
}
