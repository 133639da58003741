import { useState } from 'react'
import { noteAnswer } from '../learn/answered'
import { keyOf, type Question } from '../questions/question'

/** A quiz as far as it has been answered. */
export interface Quiz {
  readonly questions: readonly Question[]
  /** The question that is asked, by its place; as many as there are once it is over. */
  readonly at: number
  /** The answers chosen, by the places of their questions. */
  readonly chosen: readonly number[]
  readonly choose: (answer: number) => void
  readonly next: () => void
}

/** A quiz being taken; each question is answered once, and what was answered is kept. */
export function useQuiz(
  gameId: string,
  questions: readonly Question[],
  onEnd: (quiz: QuizTaken) => void,
): Quiz {
  const [at, setAt] = useState(0)
  const [chosen, setChosen] = useState<readonly number[]>([])
  const question = questions[at]
  return {
    questions,
    at,
    chosen,
    choose(answer) {
      if (!question || chosen.length > at || answer >= question.answers.length) return
      setChosen([...chosen, answer])
      noteAnswer(gameId, keyOf(question.origin), answer === question.right)
    },
    next() {
      if (chosen.length <= at) return
      if (at + 1 === questions.length) onEnd({ questions, chosen })
      setAt(at + 1)
    },
  }
}

/** A quiz whose questions have all been answered. */
export type QuizTaken = Pick<Quiz, 'questions' | 'chosen'>

/** The questions that were missed, with the answers chosen. */
export function missedIn({ questions, chosen }: QuizTaken): readonly (readonly [Question, number])[] {
  return questions.flatMap((question, nth) => {
    const answer = chosen[nth]
    return answer === undefined || answer === question.right ? [] : [[question, answer] as const]
  })
}
