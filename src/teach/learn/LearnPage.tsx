import type { Lesson } from '@/engine/lesson/lesson'
import { Button } from '@/widgets/Button'
import { classNames } from '@/widgets/class-names'
import pageStyles from '@/widgets/page.module.css'
import controlStyles from '@/widgets/control.module.css'
import panelStyles from '@/widgets/panel.module.css'
import { TEACHERS } from '../addresses/learn-address'
import { quizAddress } from '../addresses/quiz-address'
import { PlayNow } from '../page-parts/PlayNow'
import type { TeachingPageProps } from '../page-parts/page-props'
import { useStage } from '../stage/use-stage'
import { forgetAnswers } from './answered'
import { LEARN_TEXT } from './learn-text'
import { LessonCard } from './LessonCard'
import { OwnLessons } from './OwnLessons'
import { ownLessons, useShelf } from './own-lessons'
import { Practice } from './Practice'
import { TeacherTools } from './TeacherTools'
import { doneIn, forgetProgress, type Progress, restoreProgress, useProgress } from './progress'
import { forgetTries, restoreTries } from './tries'
import { useRemoved } from './use-removed'
import styles from './learn.module.css'

/** The course of a game, lessons from files, and what else there is to teach it with. */
export function LearnPage({ game, rest: [part] }: TeachingPageProps) {
  const stage = useStage(game)
  const progress = useProgress()
  const own = useShelf(ownLessons, game.id)
  const { tell, bar } = useRemoved()
  if (!stage) return <p className={pageStyles.loading}>{LEARN_TEXT.loading}</p>
  const { lessons } = stage.teaching
  const current = currentOf(lessons, game.id, progress)
  return (
    <main className={classNames(pageStyles.page, styles.learn)}>
      <header className={styles['learn__head']}>
        <a className={controlStyles.button} href="#/">
          <span aria-hidden="true">‹</span> {LEARN_TEXT.home}
        </a>
        <h1>{LEARN_TEXT.title(game.name)}</h1>
        <p className={styles['learn__lead']}>{LEARN_TEXT.lead}</p>
      </header>
      <section className={panelStyles.stack} aria-labelledby="learn-course">
        <h2 id="learn-course" className={styles['learn__heading']}>
          {LEARN_TEXT.course}
        </h2>
        {lessons.length === 0 ? <p>{LEARN_TEXT.noCourse}</p> : null}
        <ol className={styles['learn__list']}>
          {lessons.map((lesson, nth) => (
            <li key={lesson.id}>
              <LessonCard
                gameId={game.id}
                lesson={lesson}
                addressId={lesson.id}
                number={nth + 1}
                done={doneIn(progress, game.id, lesson.id)}
                isCurrent={lesson === current}
              />
            </li>
          ))}
        </ol>
        {lessons.length > 0 ? (
          <div className={panelStyles.row}>
            <a className={controlStyles.button} href={quizAddress(game.id)}>
              {LEARN_TEXT.quiz}
            </a>
            <p className={styles['learn__hint']}>{LEARN_TEXT.quizHint}</p>
          </div>
        ) : null}
        {game.firstSide ? (
          <p>
            <PlayNow game={game} isPrimary={lessons.length > 0 && current === undefined} />
          </p>
        ) : null}
        {Object.keys(progress).some((key) => key.startsWith(`${game.id}/`)) ? (
          <p>
            <Button
              look="quiet"
              onClick={() => {
                const forgotten = forgetProgress(game.id)
                const tries = forgetTries(game.id)
                const bringBackAnswers = forgetAnswers(game.id)
                const bringBack = () => {
                  restoreProgress(forgotten)
                  restoreTries(tries)
                  bringBackAnswers()
                }
                tell({ words: LEARN_TEXT.wasReset, bringBack })
              }}
            >
              {LEARN_TEXT.reset}
            </Button>
          </p>
        ) : null}
      </section>
      <Practice gameId={game.id} course={lessons} own={own} />
      <OwnLessons game={game} files={stage.files} progress={progress} onRemoved={tell} />
      <TeacherTools game={game} isWanted={part === TEACHERS} />
      {bar}
    </main>
  )
}

/** The first lesson that has something left to do. */
function currentOf(lessons: readonly Lesson[], gameId: string, progress: Progress): Lesson | undefined {
  return lessons.find(({ id, chapters }) => doneIn(progress, gameId, id).length < chapters.length)
}
