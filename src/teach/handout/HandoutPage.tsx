import { useMemo, useState } from 'react'
import type { Lesson } from '@/engine/lesson/lesson'
import { Button } from '@/widgets/Button'
import { Check } from '@/widgets/Check'
import controlStyles from '@/widgets/control.module.css'
import pageStyles from '@/widgets/page.module.css'
import { usePartTitle } from '@/widgets/page-title'
import { SheetPage } from '@/widgets/SheetPage'
import { learnAddress, lessonAddress } from '../addresses/learn-address'
import { rulesAddress } from '../addresses/rules-address'
import { findLesson } from '../learn/find-lesson'
import { PageHead } from '../page-parts/PageHead'
import type { TeachingPageProps } from '../page-parts/page-props'
import type { Stage } from '../stage/stage'
import { useStage } from '../stage/use-stage'
import { AnswerKey } from './AnswerKey'
import { ChapterSheet } from './ChapterSheet'
import { handoutOf } from './handout'
import { HANDOUT_TEXT as TEXT } from './handout-text'
import styles from './handout.module.css'

/** A lesson to be handed out: its chapters with the board, lines to write on, and the answers. */
export function HandoutPage({ game, rest }: TeachingPageProps) {
  const stage = useStage(game)
  const [id = ''] = rest
  const lesson = stage && findLesson(stage.teaching, game.id, id)
  usePartTitle(lesson ? TEXT.pageTitle(lesson.title) : null)
  if (!stage) return <p className={pageStyles.loading}>{TEXT.loading}</p>
  if (!lesson)
    return (
      <SheetPage
        title={TEXT.unknown}
        ways={
          <a className={controlStyles.button} href={learnAddress(game.id)}>
            {TEXT.learn}
          </a>
        }
      >
        <p>{TEXT.unknownHint}</p>
      </SheetPage>
    )
  return <LessonSheets key={id} stage={stage} lesson={lesson} addressId={id} />
}

interface LessonSheetsProps {
  readonly stage: Stage
  readonly lesson: Lesson
  /** The lesson's id as its address has it. */
  readonly addressId: string
}

function LessonSheets({ stage, lesson, addressId }: LessonSheetsProps) {
  const { game, teaching } = stage
  const handout = useMemo(() => handoutOf(stage, lesson), [stage, lesson])
  const [hasAnswers, setHasAnswers] = useState(true)
  const links = [
    [lessonAddress(game.id, addressId), TEXT.lesson],
    [learnAddress(game.id), TEXT.learn],
    [rulesAddress(game.id), TEXT.rules],
  ] as const
  return (
    <div className={styles.handout}>
      <PageHead title={TEXT.title(lesson.title)} links={links}>
        <Button onClick={() => print()}>{TEXT.print}</Button>
      </PageHead>
      <main>
        {handout.answers.length > 0 && (
          <Check
            className={styles['handout__choice']}
            label={TEXT.withAnswers}
            checked={hasAnswers}
            onChange={setHasAnswers}
          />
        )}
        <article className={styles['handout__sheet']} aria-label={lesson.title}>
          <header>
            <p className={styles['handout__game']}>{game.name}</p>
            <h2 className={styles['handout__title']}>{lesson.title}</h2>
            <p>{lesson.summary}</p>
            <p className={styles['handout__names']} aria-hidden="true">
              <span>{TEXT.name}</span>
              <span>{TEXT.date}</span>
            </p>
          </header>
          {handout.chapters.map((chapter, nth) => (
            <ChapterSheet key={nth} teaching={teaching} chapter={chapter} number={nth + 1} />
          ))}
          {hasAnswers && handout.answers.length > 0 && (
            <AnswerKey rulebook={teaching.rulebook} answers={handout.answers} />
          )}
        </article>
      </main>
    </div>
  )
}
