import type { QuizResult } from '@/engine/lesson/handed-in'
import type { QuizTaken } from './use-quiz'

/** What is kept and handed in of a quiz. */
export function quizResultOf(seed: number, { questions, chosen }: QuizTaken): QuizResult {
  return {
    seed,
    answers: questions.map(({ origin, right }, nth) => ({
      lesson: origin.lesson.id,
      chapter: origin.nth,
      part: origin.part,
      isRight: chosen[nth] === right,
    })),
  }
}
