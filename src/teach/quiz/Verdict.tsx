import { lessonAddress } from '../addresses/learn-address'
import { ClauseLink } from '../learn/ClauseLink'
import type { Question } from '../questions/question'
import type { Stage } from '../stage/stage'
import { QUIZ_TEXT as TEXT } from './quiz-text'
import styles from './quiz.module.css'

interface VerdictProps {
  readonly stage: Stage
  readonly question: Question
  /** The answer that was chosen, by its place; nothing is said before. */
  readonly answer: number | undefined
}

/** Whether the answer was right, why, and where that is taught. */
export function Verdict({ stage, question, answer }: VerdictProps) {
  return <div role="status">{answer === undefined ? null : <Said {...{ stage, question, answer }} />}</div>
}

function Said({ stage, question, answer }: VerdictProps) {
  const { origin, answers, right, refusal, clauses } = question
  const isRight = answer === right
  const { sign, title } = TEXT.verdict[isRight ? 'right' : 'wrong']
  return (
    <div className={styles['verdict__card']} data-tone={isRight ? 'right' : 'wrong'}>
      <p>
        <b className={styles['verdict__title']}>
          <span aria-hidden="true">{sign}</span> {title}
        </b>{' '}
        {isRight ? null : TEXT.verdict.rightWas(answers[right] ?? '')}
      </p>
      {refusal ? <p>{refusal.message}</p> : null}
      <ul className={styles['verdict__links']}>
        {clauses.map((clause) => (
          <li key={clause}>
            <ClauseLink rulebook={stage.teaching.rulebook} clause={clause} />
          </li>
        ))}
        <li>
          <a href={lessonAddress(stage.game.id, origin.addressId, origin.nth)}>
            {TEXT.lesson(origin.lesson.chapters[origin.nth]?.title ?? origin.lesson.title)}
          </a>
        </li>
      </ul>
    </div>
  )
}
