import { useCallback, useMemo } from 'react'
import type { Lesson } from '@/engine/lesson/lesson'
import { problemsText } from '@/engine/kernel/refusal'
import pageStyles from '@/widgets/page.module.css'
import controlStyles from '@/widgets/control.module.css'
import type { TeachingPageProps } from '../page-parts/page-props'
import type { Stage } from '../stage/stage'
import { useStage } from '../stage/use-stage'
import { PRESENT_TEXT as TEXT } from './present-text'
import { Show } from './Show'
import { slidesOf } from './slides'
import styles from './present.module.css'

/** The lesson that is made for being presented. */
const DEMO = 'demo-turn'

/** A lesson in front of a class: large, without dialogs, its secrets masked until somebody asks. */
export function PresentPage({ game, rest: [lessonId = DEMO, place = '1'] }: TeachingPageProps) {
  const stage = useStage(game)
  if (!stage) return <p className={pageStyles.loading}>{TEXT.loading}</p>
  const lesson = stage.teaching.lessons.find(({ id }) => id === lessonId)
  if (!lesson) return <Nothing gameId={game.id} words={TEXT.none} />
  return <Presented key={`${lesson.id} ${place}`} stage={stage} lesson={lesson} first={firstOf(place)} />
}

/** A slide's index from an address, where slides are counted from 1. */
function firstOf(place: string): number {
  return /^\d{1,4}$/.test(place) ? Number(place) - 1 : 0
}

interface PresentedProps {
  readonly stage: Stage
  readonly lesson: Lesson
  readonly first: number
}

function Presented({ stage, lesson, first }: PresentedProps) {
  const slides = useMemo(() => slidesOf(stage, lesson), [stage, lesson])
  const addressOf = useCallback(
    (nth: number) => `#/present/${stage.game.id}/${lesson.id}/${nth}`,
    [stage, lesson],
  )
  if (!slides.ok)
    return <Nothing gameId={stage.game.id} words={`${TEXT.broken} ${problemsText(slides.problems)}`} />
  return <Show {...{ stage, addressOf, first }} title={lesson.title} slides={slides.value} />
}

function Nothing({ gameId, words }: { readonly gameId: string; readonly words: string }) {
  return (
    <main className={styles['present-nothing']}>
      <p>{words}</p>
      <a className={controlStyles.button} href={`#/learn/${gameId}`}>
        {TEXT.leave}
      </a>
    </main>
  )
}
