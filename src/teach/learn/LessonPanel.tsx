import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { LessonChapter } from '@/engine/lesson/lesson'
import { Button } from '@/widgets/Button'
import controlStyles from '@/widgets/control.module.css'
import { PlayNow } from '../page-parts/PlayNow'
import { RuleText } from '../rules/RuleText'
import type { Stage } from '../stage/stage'
import { LESSON_TEXT } from './learn-text'
import { hasNext, type Place } from './place'
import styles from './lesson.module.css'

interface LessonPanelProps {
  readonly stage: Stage
  readonly chapter: LessonChapter
  readonly place: Place
  /** What can be done in this chapter, beside playing. */
  readonly controls: ReactNode
  /** What the chapter answers: a step in words, a refusal, a hint. */
  readonly children?: ReactNode
  /** What came of the last move; it stands where it is seen, however long the text is. */
  readonly outcome?: ReactNode
}

/** The text of a chapter; on a narrow screen it can be folded away, its answers and buttons stay. */
export function LessonPanel({ stage, chapter, place, controls, outcome, children }: LessonPanelProps) {
  const [isOpen, setOpen] = useState(true)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const { lesson, nth } = place
  return (
    <section className={styles['lesson-panel']} data-open={isOpen} aria-labelledby="lesson-chapter">
      <div className={styles['lesson-panel__head']}>
        <p className={styles['lesson-panel__kicker']}>
          <span className={controlStyles.chip}>{LESSON_TEXT.kinds[chapter.kind]}</span>
          {LESSON_TEXT.chapter(nth + 1, lesson.chapters.length)}
        </p>
        <Button
          look={isOpen ? 'primary' : 'quiet'}
          className={styles['lesson-panel__fold']}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? LESSON_TEXT.hideText : LESSON_TEXT.showText}
        </Button>
        <h2 id="lesson-chapter" ref={heading} tabIndex={-1}>
          {chapter.title}
        </h2>
      </div>
      <div
        className={styles['lesson-panel__page']}
        tabIndex={0}
        role="group"
        aria-labelledby="lesson-chapter"
      >
        <div className={styles['lesson-panel__text']}>
          {chapter.text.map((paragraph, at) => (
            <p key={at}>
              <RuleText rulebook={stage.teaching.rulebook} text={paragraph} />
            </p>
          ))}
          {hasNext(place) ? null : (
            <p>
              <PlayNow game={stage.game} />
            </p>
          )}
        </div>
        <div className={styles['lesson-panel__answers']} aria-live="polite">
          {children}
        </div>
      </div>
      <div className={styles['lesson-panel__outcome']} aria-live="polite">
        {outcome}
      </div>
      <div className={styles['lesson-panel__controls']}>{controls}</div>
    </section>
  )
}
