import { Button } from '@/widgets/Button'
import { Field } from '@/widgets/Field'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import controlStyles from '@/widgets/control.module.css'
import { AUTHOR_TEXT as TEXT } from './author-text'
import { OrderedList } from './OrderedList'
import type { TaskFieldsProps } from './task-props'
import styles from './author.module.css'

/** What is told one after the other to whoever asks. */
export function HintsField({ chapter, onChange }: TaskFieldsProps) {
  const { hints } = chapter
  return (
    <section className={panelStyles.stack} aria-label={TEXT.hints} data-field="hints">
      <h3>{TEXT.hints}</h3>
      <p className={controlStyles['field__hint']}>{TEXT.hintsHint}</p>
      <OrderedList
        items={hints}
        field="hints"
        name={TEXT.items.hint}
        onChange={(next) => onChange({ ...chapter, hints: next })}
      >
        {(hint, nth) => (
          <Field label={TEXT.hint(nth + 1)}>
            <textarea
              className={classNames(controlStyles['field__input'], styles['author__area'])}
              rows={2}
              maxLength={4000}
              value={hint}
              onChange={({ target }) => onChange({ ...chapter, hints: hints.with(nth, target.value) })}
            />
          </Field>
        )}
      </OrderedList>
      <div className={panelStyles.row}>
        <Button onClick={() => onChange({ ...chapter, hints: [...hints, ''] })}>{TEXT.addHint}</Button>
      </div>
    </section>
  )
}
