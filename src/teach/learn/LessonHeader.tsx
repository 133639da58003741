import { useMemo } from 'react'
import controlStyles from '@/widgets/control.module.css'
import { authorAddress } from '../addresses/author-address'
import { handoutAddress, learnAddress, lessonAddress } from '../addresses/learn-address'
import { atStep, presentAddress } from '../addresses/present-address'
import { quizAddress } from '../addresses/quiz-address'
import { PresentLink } from '../page-parts/PresentLink'
import { linkedByAddress } from '../links/teaching-links'
import { yieldsQuestions } from '../questions/choose'
import type { Stage } from '../stage/stage'
import { CopyLesson } from './CopyLesson'
import { isOfCourse } from './find-lesson'
import { HandIn } from './HandIn'
import { LESSON_TEXT } from './learn-text'
import type { Place } from './place'
import { doneIn, useProgress } from './progress'
import { ShareLesson } from './ShareLesson'
import styles from './lesson.module.css'

interface LessonHeaderProps extends Place {
  readonly stage: Stage
  readonly isDraft: boolean
}

/** The bar above a lesson: the way back, its name and its chapters. */
export function LessonHeader({ stage, gameId, addressId, lesson, nth, isDraft }: LessonHeaderProps) {
  const done = doneIn(useProgress(), gameId, addressId)
  const hasQuiz = useMemo(
    () => !isDraft && yieldsQuestions(stage, { addressId, lesson }),
    [stage, addressId, lesson, isDraft],
  )
  const byAddress = () => linkedByAddress(lesson, nth, (at) => lessonAddress(gameId, addressId, at))
  return (
    <header className={styles['lesson__head']}>
      <a
        className={controlStyles.button}
        href={isDraft ? authorAddress(gameId, lesson.id) : learnAddress(gameId)}
      >
        <span aria-hidden="true">‹</span>
        {isDraft ? LESSON_TEXT.backToAuthor : LESSON_TEXT.back}
      </a>
      <h1 className={styles['lesson__title']}>{lesson.title}</h1>
      <div className={styles['lesson__tools']}>
        <PresentLink address={presentAddress(gameId, addressId, atStep(String(nth)))} />
        <ShareLesson lesson={lesson} nth={nth} {...(isOfCourse(addressId) ? { shared: byAddress } : {})} />
        {isDraft ? null : <HandIn place={{ gameId, addressId, lesson, nth }} />}
        {hasQuiz ? (
          <a
            className={controlStyles.button}
            href={quizAddress(gameId, addressId)}
            title={LESSON_TEXT.quizHint}
          >
            {LESSON_TEXT.quiz}
          </a>
        ) : null}
        <a className={controlStyles.button} href={handoutAddress(gameId, addressId)}>
          {LESSON_TEXT.handout}
        </a>
        {isDraft ? null : <CopyLesson lesson={lesson} nth={nth} className={styles['lesson__copy']} />}
      </div>
      <nav className={styles['lesson__track']} aria-label={LESSON_TEXT.track}>
        <ol>
          {lesson.chapters.map(({ title }, at) => (
            <li key={at}>
              <a
                className={styles['lesson__dot']}
                href={lessonAddress(gameId, addressId, at)}
                aria-current={at === nth ? 'page' : undefined}
                data-done={done.includes(at) ? '' : undefined}
                aria-label={LESSON_TEXT.chapterLink(at + 1, title, done.includes(at))}
                title={title}
              >
                {done.includes(at) ? '✓' : at + 1}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </header>
  )
}
