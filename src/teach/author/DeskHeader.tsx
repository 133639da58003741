import type { Lesson } from '@/engine/lesson/lesson'
import { PrimaryButton } from '@/widgets/PrimaryButton'
import controlStyles from '@/widgets/control.module.css'
import { authorAddress } from '../addresses/author-address'
import { handoutAddress, lessonAddress } from '../addresses/learn-address'
import { atStep, presentAddress } from '../addresses/present-address'
import { draftId } from '../learn/find-lesson'
import { saveLesson } from '../learn/save-lesson'
import { ShareLesson } from '../learn/ShareLesson'
import { PresentLink } from '../page-parts/PresentLink'
import { AUTHOR_TEXT } from './author-text'
import styles from './author.module.css'

interface DeskHeaderProps {
  readonly lesson: Lesson
  /** The chapter at hand, counted from nought. */
  readonly nth: number
}

/** The head of a draft's desk: where one is, and what can be made of the draft. */
export function DeskHeader({ lesson, nth }: DeskHeaderProps) {
  return (
    <header className={styles['author__head']}>
      <a className={controlStyles.button} href={authorAddress(lesson.game)}>
        <span aria-hidden="true">‹</span> {AUTHOR_TEXT.allDrafts}
      </a>
      <h1>{AUTHOR_TEXT.title}</h1>
      <a className={controlStyles.button} href={lessonAddress(lesson.game, draftId(lesson.id), nth)}>
        {AUTHOR_TEXT.preview}
      </a>
      <PresentLink address={presentAddress(lesson.game, draftId(lesson.id), atStep(String(nth)))} />
      <ShareLesson lesson={lesson} nth={nth} />
      <a className={controlStyles.button} href={handoutAddress(lesson.game, draftId(lesson.id))}>
        {AUTHOR_TEXT.handout}
      </a>
      <PrimaryButton onClick={() => saveLesson(lesson)}>{AUTHOR_TEXT.save}</PrimaryButton>
    </header>
  )
}
