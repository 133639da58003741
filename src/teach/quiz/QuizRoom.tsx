import { useMemo, useState } from 'react'
import { classNames } from '@/widgets/class-names'
import { keepQuiz, missedIn as missedOn, useAnswered } from '../learn/answered'
import { today } from '../learn/tries'
import { questionsAgain, quizOf } from '../questions/choose'
import { keyOf, type Question } from '../questions/question'
import roomStyles from '../stage/room.module.css'
import type { Stage } from '../stage/stage'
import type { About } from './about'
import { NoQuiz } from './NoQuiz'
import { QUIZ_TEXT as TEXT } from './quiz-text'
import { QuizHeader } from './QuizHeader'
import { QuizEnd } from './QuizEnd'
import { QuestionView } from './QuestionView'
import { quizResultOf } from './result'
import { missedIn, type QuizTaken, useQuiz } from './use-quiz'
import styles from './quiz.module.css'

interface QuizRoomProps {
  readonly stage: Stage
  /** What the quiz is about, as its address has it. */
  readonly address: string
  readonly about: About
  readonly seed: number
}

/** A round of a quiz: the questions of its seed, or those of the round before that were missed. */
interface Round {
  readonly nth: number
  readonly questions: readonly Question[]
}

/** A quiz with its rounds. */
export function QuizRoom({ stage, address, about, seed }: QuizRoomProps) {
  const { game } = stage
  const answered = useAnswered()
  const [due] = useState(() => missedOn(answered, game.id, today()))
  const first = useMemo(
    () =>
      about.kind === 'missed'
        ? questionsAgain(stage, about.shelf, due, seed)
        : quizOf(stage, about.shelf, seed),
    [stage, about, due, seed],
  )
  const [later, setLater] = useState<Round>()
  const { nth, questions } = later ?? { nth: 0, questions: first }
  if (questions.length === 0)
    return <NoQuiz gameId={game.id} hint={TEXT.noneHint[about.kind === 'missed' ? 'missed' : 'lesson']} />
  const keep = (taken: QuizTaken) => {
    // Only first answers count, and those to what was missed once are none.
    if (nth === 0 && about.kind !== 'missed') keepQuiz(game.id, address, quizResultOf(seed, taken))
  }
  const again = (taken: QuizTaken) => {
    const keys = missedIn(taken).map(([{ origin }]) => keyOf(origin))
    setLater({ nth: nth + 1, questions: questionsAgain(stage, about.shelf, keys, seed + nth + 1) })
  }
  return (
    <main className={classNames(roomStyles.room, styles.quiz)}>
      <QuizHeader {...{ gameId: game.id, address, about, seed }} />
      <QuizRound key={nth} {...{ stage, address, about, questions }} onEnd={keep} onAgain={again} />
    </main>
  )
}

interface QuizRoundProps extends Omit<QuizRoomProps, 'seed'> {
  readonly questions: readonly Question[]
  readonly onEnd: (taken: QuizTaken) => void
  readonly onAgain: (taken: QuizTaken) => void
}

function QuizRound({ stage, address, about, questions, onEnd, onAgain }: QuizRoundProps) {
  const quiz = useQuiz(stage.game.id, questions, onEnd)
  return quiz.at < questions.length ? (
    <QuestionView key={quiz.at} stage={stage} quiz={quiz} />
  ) : (
    <QuizEnd {...{ stage, address, about }} taken={quiz} onAgain={() => onAgain(quiz)} />
  )
}
