import { Button } from '@/widgets/Button'
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
            <Button
              look="quiet"
              aria-label={TEXT.removeMistake(at + 1)}
              onClick={() => onChange({ ...chapter, mistakes: mistakes.toSpliced(at, 1) })}
            >
              {TEXT.remove}
            </Button>
          </li>
        ))}
      </ul>
      <div className={panelStyles.row}>
        <Button onClick={() => onRecord('mistake')}>{TEXT.recordMistake}</Button>
      </div>
    </section>
  )
}
