import { useMemo } from 'react'
import type { Lesson } from '@/engine/lesson'
import { problemsText } from '@/engine/refusal'
import type { TeachingPageProps } from '../page-props'
import type { Stage } from '../stage/stage'
import { useStage } from '../stage/use-stage'
import { PRESENT_TEXT as TEXT } from './present-text'
import { Show } from './Show'
import { slidesOf } from './slides'
import './present.css'

/** The lesson that is made for being presented. */
const DEMO = 'demo-turn'

/** A lesson in front of a class: large, without dialogs, its secrets masked until somebody asks. */
export function PresentPage({ game, rest: [lessonId = DEMO] }: TeachingPageProps) {
  const stage = useStage(game)
  if (!stage) return <p className="loading">{TEXT.loading}</p>
  const lesson = stage.teaching.lessons.find(({ id }) => id === lessonId)
  if (!lesson) return <Nothing gameId={game.id} words={TEXT.none} />
  return <Presented key={lesson.id} stage={stage} lesson={lesson} />
}

function Presented({ stage, lesson }: { readonly stage: Stage; readonly lesson: Lesson }) {
  const slides = useMemo(() => slidesOf(stage, lesson), [stage, lesson])
  if (!slides.ok)
    return <Nothing gameId={stage.game.id} words={`${TEXT.broken} ${problemsText(slides.problems)}`} />
  return <Show stage={stage} title={lesson.title} slides={slides.value} />
}

function Nothing({ gameId, words }: { readonly gameId: string; readonly words: string }) {
  return (
    <main className="present-nothing">
      <p>{words}</p>
      <a className="button" href={`#/learn/${gameId}`}>
        {TEXT.leave}
      </a>
    </main>
  )
}
