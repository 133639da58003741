import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import controlStyles from '@/widgets/control.module.css'
import { ClauseLink } from '../learn/ClauseLink'
import { AUTHOR_TEXT as TEXT } from './author-text'
import type { TaskFieldsProps } from './task-props'

/** Answers that the rules refuse, recorded by playing them. */
export function MistakesField({ stage, chapter, onChange, onRecord }: TaskFieldsProps) {
  const { mistakes } = chapter
  return (
    <section className={panelStyles.stack} aria-label={TEXT.mistakes}>
      <h3>{TEXT.mistakes}</h3>
      <p className={controlStyles['field__hint']}>{TEXT.mistakesHint}</p>
      <ul className={panelStyles.stack}>
        {mistakes.map(({ clause, commands }, at) => (
          <li key={at} className={panelStyles.row}>
            {TEXT.mistake(clause, commands.length)}
            <ClauseLink rulebook={stage.teaching.rulebook} clause={clause} />
            <button
              type="button"
              className={classNames(controlStyles.button, controlStyles['button--quiet'])}
              aria-label={TEXT.removeMistake(at + 1)}
              onClick={() => onChange({ ...chapter, mistakes: mistakes.toSpliced(at, 1) })}
            >
              {TEXT.remove}
            </button>
          </li>
        ))}
      </ul>
      <div className={panelStyles.row}>
        <button type="button" className={controlStyles.button} onClick={() => onRecord('mistake')}>
          {TEXT.recordMistake}
        </button>
      </div>
    </section>
  )
}
