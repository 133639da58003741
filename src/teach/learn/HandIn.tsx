import { useQuizzes } from './answered'
import { HandInButton } from './HandInButton'
import type { Place } from './place'
import { handedInOf, hasTried, tasksOf, useTries } from './tries'

interface HandInProps {
  readonly place: Place
  /** The lesson's, where several are on the page. */
  readonly name?: string
}

/** Hands in what a learner has done in a lesson and in a quiz about it, once there is something. */
export function HandIn({ place, name }: HandInProps) {
  const tries = useTries()
  const { gameId, addressId, lesson } = place
  const quiz = useQuizzes()[`${gameId}/${addressId}`]
  const isBegun = tasksOf(lesson).length > 0 && hasTried(tries, gameId, addressId)
  if (!isBegun && !quiz) return null
  return (
    <HandInButton
      gameId={gameId}
      lessonId={lesson.id}
      name={name}
      make={(by) => handedInOf(tries, place, by, quiz)}
    />
  )
}
