import { useQuizzes } from '../learn/answered'
import { HandInButton } from '../learn/HandInButton'
import { handedInOf, handedInOfCourse, useTries } from '../learn/tries'
import type { Stage } from '../stage/stage'
import type { About } from './about'
import { QUIZ_TEXT as TEXT } from './quiz-text'

interface HandInQuizProps {
  readonly stage: Stage
  readonly address: string
  readonly about: About
}

/** Hands in what came of a quiz; where it is about one lesson, with what was done in its tasks. */
export function HandInQuiz({ stage: { game }, address, about }: HandInQuizProps) {
  const tries = useTries()
  const quiz = useQuizzes()[`${game.id}/${address}`]
  const [first] = about.shelf
  if (!quiz || !first) return null
  const place = { gameId: game.id, addressId: address, lesson: first.lesson }
  const course = {
    gameId: game.id,
    title: TEXT.courseOf(game.name),
    lessons: about.shelf.map(({ lesson }) => lesson),
  }
  return (
    <HandInButton
      gameId={game.id}
      lessonId={about.kind === 'lesson' ? first.lesson.id : about.kind}
      make={(by) =>
        about.kind === 'lesson' ? handedInOf(tries, place, by, quiz) : handedInOfCourse(course, by, quiz)
      }
    />
  )
}
