import type { Lesson, LessonChapter } from '@/engine/lesson/lesson'
import { usePartTitle } from '@/widgets/page-title'
import { classNames } from '@/widgets/class-names'
import pageStyles from '@/widgets/page.module.css'
import controlStyles from '@/widgets/control.module.css'
import { SheetPage } from '@/widgets/SheetPage'
import type { TeachingPageProps } from '../page-parts/page-props'
import { useStage } from '../stage/use-stage'
import { learnAddress } from '../addresses/learn-address'
import { findLesson, isDraft } from './find-lesson'
import { LEARN_TEXT, LESSON_TEXT } from './learn-text'
import { LessonHeader } from './LessonHeader'
import { LessonRoom } from './LessonRoom'

/** A lesson, one chapter at a time: its text beside the game's own table. */
export function LessonPage({ game, rest }: TeachingPageProps) {
  const stage = useStage(game)
  const [id = '', place = '0'] = rest
  const lesson = stage && findLesson(stage.teaching, game.id, id)
  const nth = chapterOf(place, lesson?.chapters.length ?? 1)
  const chapter = lesson?.chapters[nth]
  usePartTitle(titleOf(lesson, chapter))
  if (!stage) return <p className={pageStyles.loading}>{LEARN_TEXT.loading}</p>
  if (!lesson || !chapter) return <NoLesson gameId={game.id} />
  const here = { gameId: game.id, addressId: id, lesson, nth }
  return (
    <LessonRoom stage={stage} chapter={chapter} place={here}>
      <LessonHeader {...here} stage={stage} isDraft={isDraft(id)} />
    </LessonRoom>
  )
}

/** The title of the page while a chapter is shown. */
function titleOf(lesson: Lesson | undefined, chapter: LessonChapter | undefined): string | null {
  return lesson && chapter ? LEARN_TEXT.pageTitle(chapter.title, lesson.title) : null
}

/** A chapter's index from an address; one that there is not is taken for the nearest. */
function chapterOf(text: string, count: number): number {
  const nth = /^\d{1,4}$/.test(text) ? Number(text) : 0
  return Math.min(nth, count - 1)
}

function NoLesson({ gameId }: { readonly gameId: string }) {
  return (
    <SheetPage
      title={LESSON_TEXT.unknown}
      ways={
        <a
          className={classNames(controlStyles.button, controlStyles['button--primary'])}
          href={learnAddress(gameId)}
        >
          {LESSON_TEXT.back}
        </a>
      }
    >
      <p>{LESSON_TEXT.unknownHint}</p>
    </SheetPage>
  )
}
