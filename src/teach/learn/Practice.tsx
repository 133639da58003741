import { useState } from 'react'
import type { Lesson } from '@/engine/lesson/lesson'
import panelStyles from '@/widgets/panel.module.css'
import { lessonAddress } from '../addresses/learn-address'
import { MISSED, quizAddress } from '../addresses/quiz-address'
import { ownId } from './find-lesson'
import { LEARN_TEXT } from './learn-text'
import { missedIn, useAnswered } from './answered'
import { dueIn, today, useTries } from './tries'
import styles from './learn.module.css'

interface PracticeProps {
  readonly gameId: string
  readonly course: readonly Lesson[]
  readonly own: readonly Lesson[]
}

/** Tasks that were not solved alone and questions that were missed, when it is time to take them again; nothing while there are none. */
export function Practice({ gameId, course, own }: PracticeProps) {
  const tries = useTries()
  const answered = useAnswered()
  const [day] = useState(today)
  const shelves = [
    ...course.map((lesson) => [lesson.id, lesson] as const),
    ...own.map((lesson) => [ownId(lesson.id), lesson] as const),
  ]
  const due = shelves.flatMap(([addressId, lesson]) =>
    dueIn(tries, { gameId, addressId, lesson }, day).map((nth) => ({ addressId, lesson, nth })),
  )
  const missed = missedIn(answered, gameId, day).filter((key) =>
    shelves.some(([addressId]) => key.startsWith(`${addressId}/`)),
  )
  if (due.length === 0 && missed.length === 0) return null
  return (
    <section className={panelStyles.stack} aria-labelledby="learn-practice">
      <h2 id="learn-practice" className={styles['learn__heading']}>
        {LEARN_TEXT.practice}
      </h2>
      <p className={styles['learn__hint']}>{LEARN_TEXT.practiceHint}</p>
      <ul className={styles['learn__tools']}>
        {missed.length > 0 ? (
          <li>
            <a href={quizAddress(gameId, MISSED)}>{LEARN_TEXT.missed(missed.length)}</a>
            <p>{LEARN_TEXT.missedHint}</p>
          </li>
        ) : null}
        {due.map(({ addressId, lesson, nth }) => (
          <li key={`${addressId} ${nth}`}>
            <a href={lessonAddress(gameId, addressId, nth)}>{lesson.chapters[nth]?.title}</a>
            <p>{lesson.title}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
