import type { Rulebook } from '@/engine/rulebook/rulebook'
import { RuleText } from '../rules/RuleText'
import type { Answer } from './handout'
import { HANDOUT_TEXT as TEXT } from './handout-text'
import styles from './handout.module.css'

interface AnswerKeyProps {
  readonly rulebook: Rulebook
  readonly answers: readonly Answer[]
}

/** How the tasks are done, on a page of its own. */
export function AnswerKey({ rulebook, answers }: AnswerKeyProps) {
  return (
    <section className={styles.answers} aria-labelledby="answers">
      <h2 id="answers">{TEXT.answers}</h2>
      {answers.map(({ number, title, moves, praise, refusedBy, detours }) => (
        <article key={number} className={styles.answer}>
          <h3 className={styles['chapter__title']}>{TEXT.chapter(number, title)}</h3>
          {moves.length > 0 ? (
            <ol className={styles.steps}>
              {moves.map((move, nth) => (
                <li key={nth}>{move}</li>
              ))}
            </ol>
          ) : (
            <p>{TEXT.noMoves}</p>
          )}
          {praise !== null && (
            <p>
              <RuleText rulebook={rulebook} text={praise} />
            </p>
          )}
          {refusedBy.length > 0 && (
            <p>
              {TEXT.refusedBy} <RuleText rulebook={rulebook} text={clausesListed(refusedBy)} />.
            </p>
          )}
          {detours.map(({ moves: played, text }, nth) => (
            <p key={nth}>
              {TEXT.notThisWay} {played} <RuleText rulebook={rulebook} text={text} />
            </p>
          ))}
        </article>
      ))}
    </section>
  )
}

function clausesListed(clauses: readonly string[]): string {
  return clauses.map((clause) => `[[${clause}]]`).join(', ')
}
