import type { Lesson } from '@/engine/lesson'
import type { TeachingPageProps } from '../page-props'
import { useStage } from '../stage/use-stage'
import { LEARN_TEXT } from './learn-text'
import { LessonCard } from './LessonCard'
import { OwnLessons } from './OwnLessons'
import { TeacherTools } from './TeacherTools'
import { doneIn, forgetProgress, type Progress, useProgress } from './progress'
import './learn.css'

/** The course of a game, lessons from files, and what else there is to teach it with. */
export function LearnPage({ game }: TeachingPageProps) {
  const stage = useStage(game)
  const progress = useProgress()
  if (!stage) return <p className="loading">{LEARN_TEXT.loading}</p>
  const { lessons } = stage.teaching
  const current = currentOf(lessons, game.id, progress)
  return (
    <main className="page learn">
      <header className="learn__head">
        <a className="button" href="#/">
          <span aria-hidden="true">‹</span> {LEARN_TEXT.home}
        </a>
        <h1>{LEARN_TEXT.title(game.name)}</h1>
        <p className="learn__lead">{LEARN_TEXT.lead}</p>
      </header>
      <section className="stack" aria-labelledby="learn-course">
        <h2 id="learn-course" className="learn__heading">
          {LEARN_TEXT.course}
        </h2>
        {lessons.length === 0 ? <p>{LEARN_TEXT.noCourse}</p> : null}
        <ol className="learn__list">
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
        {Object.keys(progress).length > 0 ? (
          <p>
            <button type="button" className="button button--quiet" onClick={() => forgetProgress(game.id)}>
              {LEARN_TEXT.reset}
            </button>
          </p>
        ) : null}
      </section>
      <OwnLessons game={game} files={stage.files} progress={progress} />
      <TeacherTools game={game} />
    </main>
  )
}

/** The first lesson that has something left to do. */
function currentOf(lessons: readonly Lesson[], gameId: string, progress: Progress): Lesson | undefined {
  return lessons.find(({ id, chapters }) => doneIn(progress, gameId, id).length < chapters.length)
}
