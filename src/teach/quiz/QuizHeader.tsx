import controlStyles from '@/widgets/control.module.css'
import { learnAddress, lessonAddress } from '../addresses/learn-address'
import type { About } from './about'
import { QUIZ_TEXT as TEXT } from './quiz-text'
import roomStyles from '../stage/room.module.css'

interface QuizHeaderProps {
  readonly gameId: string
  readonly address: string
  readonly about: About
  readonly seed: number
}

/** The bar above a quiz: the way back, and what it is about. */
export function QuizHeader({ gameId, address, about, seed }: QuizHeaderProps) {
  const isLesson = about.kind === 'lesson'
  return (
    <header className={roomStyles.room__head}>
      <a
        className={controlStyles.button}
        href={isLesson ? lessonAddress(gameId, address) : learnAddress(gameId)}
      >
        <span aria-hidden="true">‹</span> {isLesson ? TEXT.back.lesson : TEXT.back.course}
      </a>
      <h1 className={roomStyles.room__title}>
        {TEXT.title}: {about.title}
      </h1>
      {about.kind === 'missed' ? null : (
        <span className={controlStyles.chip} title={TEXT.numberHint}>
          {TEXT.number(seed)}
        </span>
      )}
    </header>
  )
}
