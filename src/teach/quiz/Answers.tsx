import { Button } from '@/widgets/Button'
import type { Question } from '../questions/question'
import { QUIZ_TEXT as TEXT } from './quiz-text'
import styles from './quiz.module.css'

const { verdict: VERDICT } = TEXT

interface AnswersProps {
  readonly question: Question
  /** The one that was chosen, by its place. */
  readonly answer: number | undefined
  readonly onChoose: (answer: number) => void
}

/** The answers as buttons; once one is chosen, what is right and what was chosen is marked. */
export function Answers({ question: { answers, right }, answer, onChoose }: AnswersProps) {
  return (
    <ol className={styles.answers} aria-label={TEXT.answers}>
      {answers.map((words, nth) => {
        const mark = answer === undefined ? undefined : markOf(nth, right, answer)
        return (
          <li key={words}>
            <Button
              className={styles['answers__answer']}
              data-mark={mark?.tone}
              aria-disabled={answer !== undefined}
              aria-keyshortcuts={String(nth + 1)}
              onClick={() => onChoose(nth)}
            >
              <kbd aria-hidden="true">{nth + 1}</kbd>
              <span>{words}</span>
              {mark ? (
                <span className={styles['answers__mark']}>
                  <span aria-hidden="true">{mark.sign}</span> {mark.says}
                </span>
              ) : null}
            </Button>
          </li>
        )
      })}
    </ol>
  )
}

function markOf(nth: number, right: number, answer: number) {
  if (nth === right) return { tone: 'right', sign: VERDICT.right.sign, says: VERDICT.isRight }
  return nth === answer ? { tone: 'wrong', sign: VERDICT.wrong.sign, says: VERDICT.chosen } : undefined
}
