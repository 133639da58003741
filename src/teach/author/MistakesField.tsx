import { ClauseLink } from '../learn/ClauseLink'
import { AUTHOR_TEXT as TEXT } from './author-text'
import type { TaskFieldsProps } from './task-props'

/** Answers that the rules refuse, recorded by playing them. */
export function MistakesField({ stage, chapter, onChange, onRecord }: TaskFieldsProps) {
  const { mistakes } = chapter
  return (
    <section className="stack" aria-label={TEXT.mistakes}>
      <h3>{TEXT.mistakes}</h3>
      <p className="field__hint">{TEXT.mistakesHint}</p>
      <ul className="stack">
        {mistakes.map(({ clause, commands }, at) => (
          <li key={at} className="row">
            {TEXT.mistake(clause, commands.length)}
            <ClauseLink rulebook={stage.teaching.rulebook} clause={clause} />
            <button
              type="button"
              className="button button--quiet"
              aria-label={TEXT.removeMistake(at + 1)}
              onClick={() => onChange({ ...chapter, mistakes: mistakes.toSpliced(at, 1) })}
            >
              {TEXT.remove}
            </button>
          </li>
        ))}
      </ul>
      <div className="row">
        <button type="button" className="button" onClick={() => onRecord('mistake')}>
          {TEXT.recordMistake}
        </button>
      </div>
    </section>
  )
}
