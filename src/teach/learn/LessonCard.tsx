import type { Lesson } from '@/engine/lesson/lesson'
import { Button } from '@/widgets/Button'
import { classNames } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'
import { lessonAddress } from '../addresses/learn-address'
import { HandIn } from './HandIn'
import { LEARN_TEXT } from './learn-text'
import { nextChapter } from './progress'
import { ShareLesson } from './ShareLesson'
import styles from './learn.module.css'

interface LessonCardProps {
  readonly gameId: string
  readonly lesson: Lesson
  /** The lesson's id as its address has it. */
  readonly addressId: string
  /** Its place in the course; none for a lesson from a file. */
  readonly number?: number
  /** The chapters that are done. */
  readonly done: readonly number[]
  /** The one to take now. */
  readonly isCurrent?: boolean
  readonly onRemove?: () => void
}

/** A lesson in a list: what it teaches, how long it takes, how much of it is done. */
export function LessonCard(props: LessonCardProps) {
  const { gameId, lesson, addressId, number, done, isCurrent = false, onRemove } = props
  const { title, chapters } = lesson
  const ready = chapters.filter((_, nth) => done.includes(nth)).length
  const isDone = ready === chapters.length && ready > 0
  return (
    <article className={styles['lesson-entry']} data-current={isCurrent ? '' : undefined}>
      {number === undefined ? null : (
        <span
          className={styles['lesson-entry__number']}
          data-done={isDone ? '' : undefined}
          aria-hidden="true"
        >
          {isDone ? '✓' : number}
        </span>
      )}
      <LessonWords lesson={lesson} ready={ready} isDone={isDone} />
      <div className={styles['lesson-entry__ways']}>
        <a
          className={classNames(
            controlStyles.button,
            isCurrent ? controlStyles['button--primary'] : undefined,
          )}
          href={lessonAddress(gameId, addressId, nextChapter(done, chapters.length))}
          aria-label={`${wayInto(ready, isDone, isCurrent)}: ${title}`}
        >
          {wayInto(ready, isDone, isCurrent)}
        </a>
        <HandIn place={{ gameId, addressId, lesson, nth: 0 }} name={title} />
        {onRemove ? <ShareLesson lesson={lesson} name={title} isQuiet /> : null}
        {onRemove ? (
          <Button look="quiet" aria-label={LEARN_TEXT.remove(title)} onClick={onRemove}>
            {LEARN_TEXT.removeShort}
          </Button>
        ) : null}
      </div>
    </article>
  )
}

interface LessonWordsProps {
  readonly lesson: Lesson
  readonly ready: number
  readonly isDone: boolean
}

function LessonWords({ lesson: { title, summary, minutes, chapters }, ready, isDone }: LessonWordsProps) {
  return (
    <div className={styles['lesson-entry__words']}>
      <h3>{title}</h3>
      <p>{summary}</p>
      <p className={styles['lesson-entry__facts']}>
        <span className={controlStyles.chip}>{LEARN_TEXT.minutes(minutes)}</span>
        <span className={controlStyles.chip}>{LEARN_TEXT.chapters(chapters.length)}</span>
        {ready > 0 ? (
          <span className={classNames(controlStyles.chip, styles['lesson-entry__done'])}>
            {isDone ? LEARN_TEXT.done : LEARN_TEXT.doneOf(ready, chapters.length)}
          </span>
        ) : null}
      </p>
    </div>
  )
}

function wayInto(ready: number, isDone: boolean, isCurrent: boolean): string {
  if (isDone) return LEARN_TEXT.again
  if (ready > 0) return LEARN_TEXT.goOn
  return isCurrent ? LEARN_TEXT.startHere : LEARN_TEXT.start
}
