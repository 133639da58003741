import { Button } from '@/widgets/Button'
import panelStyles from '@/widgets/panel.module.css'
import controlStyles from '@/widgets/control.module.css'
import { ClauseLink } from '../learn/ClauseLink'
import { AUTHOR_TEXT as TEXT } from './author-text'
import { OrderedList } from './OrderedList'
import type { TaskFieldsProps } from './task-props'

/** Answers that the rules refuse, recorded by playing them. */
export function MistakesField({ stage, chapter, onChange, onRecord }: TaskFieldsProps) {
  return (
    <section className={panelStyles.stack} aria-label={TEXT.mistakes}>
      <h3>{TEXT.mistakes}</h3>
      <p className={controlStyles['field__hint']}>{TEXT.mistakesHint}</p>
      <OrderedList
        items={chapter.mistakes}
        field="mistakes"
        name={TEXT.items.mistake}
        onChange={(mistakes) => onChange({ ...chapter, mistakes })}
      >
        {({ clause, commands }) => (
          <p>
            {TEXT.mistake(clause, commands.length)}{' '}
            <ClauseLink rulebook={stage.teaching.rulebook} clause={clause} />
          </p>
        )}
      </OrderedList>
      <div className={panelStyles.row}>
        <Button onClick={() => onRecord('mistake')}>{TEXT.recordMistake}</Button>
      </div>
    </section>
  )
}
