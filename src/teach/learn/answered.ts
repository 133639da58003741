import * as v from 'valibot'
import type { QuizResult } from '@/engine/lesson/handed-in'
import { recordStore } from './record-store'
import { isBoxDue, LEARNED } from './tried'
import { today } from './tries'

/** What a learner made of a question, up to now. */
export interface Answered {
  /** How often it was answered rightly in a row since it was missed; `LEARNED` comes back no more. */
  readonly box: number
  /** The day on which it was answered last, in days since 1970. */
  readonly day: number
}

/** What was answered, by game, lesson, chapter and part ('arena/first-game/2/step-0'). */
type AllAnswered = Readonly<Record<string, Answered>>

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const answeredSchema = v.object({ box: count, day: count })
const quizSchema = v.object({
  seed: count,
  answers: v.array(v.object({ lesson: v.string(), chapter: count, part: v.string(), isRight: v.boolean() })),
})

const answers = recordStore('hexhearth-answers', (json) => v.is(answeredSchema, json))
/** By game and what the quiz was about, as its address has it. */
const quizzes = recordStore('hexhearth-quizzes', (json): json is QuizResult => v.is(quizSchema, json))

/** Everything that a learner has answered. */
export const useAnswered: () => AllAnswered = answers.use

/** The last quiz about each lesson and about all ('arena/first-game'). */
export const useQuizzes: () => Readonly<Record<string, QuizResult>> = quizzes.use

/** What was made of a question once it is answered again, on a day since 1970. */
export function answeredAfter(before: Answered | undefined, isRight: boolean, day: number): Answered {
  if (!isRight) return { box: 0, day }
  // What was right at once need not come back.
  return { box: before ? Math.min(before.box + 1, LEARNED) : LEARNED, day }
}

/** Keeps how a question was answered. */
export function noteAnswer(gameId: string, question: string, isRight: boolean): void {
  const all = answers.all()
  const key = `${gameId}/${question}`
  answers.keep({ ...all, [key]: answeredAfter(all[key], isRight, today()) })
}

/** Keeps what came of a quiz; of one that is taken again with the same questions the first result stands. */
export function keepQuiz(gameId: string, about: string, quiz: QuizResult): void {
  const all = quizzes.all()
  const key = `${gameId}/${about}`
  if (all[key]?.seed !== quiz.seed) quizzes.keep({ ...all, [key]: quiz })
}

/** The questions of a game that were missed and should be asked once more on a day, without their game. */
export function missedIn(all: AllAnswered, gameId: string, day: number): readonly string[] {
  return Object.entries(all)
    .filter(([key, answered]) => key.startsWith(`${gameId}/`) && isBoxDue(answered, day))
    .map(([key]) => key.slice(gameId.length + 1))
}

/** Forgets the answers and quizzes of a game; gives back what brings them back. */
export function forgetAnswers(gameId: string): () => void {
  const forgotten = answers.forget(gameId)
  const taken = quizzes.forget(gameId)
  return () => {
    answers.restore(forgotten)
    quizzes.restore(taken)
  }
}
