import type { Detour } from '@/engine/lesson/lesson'
import { playedHistory } from '@/engine/lesson/lesson-play'
import { Button } from '@/widgets/Button'
import { Field } from '@/widgets/Field'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import controlStyles from '@/widgets/control.module.css'
import { AUTHOR_TEXT as TEXT } from './author-text'
import { movesInWords } from './moves-in-words'
import { OrderedList } from './OrderedList'
import type { TaskFieldsProps } from './task-props'
import styles from './author.module.css'

/** What the rules allow and what misses the point, recorded by playing it, each with what the learner is told. */
export function DetoursField({ stage, chapter, onChange, onRecord }: TaskFieldsProps) {
  const { detours = [] } = chapter
  const wordsOf = ({ commands }: Detour) => {
    const played = playedHistory(stage, chapter, commands)
    return played ? movesInWords(stage, played).join(' ') : TEXT.cannotBePlayed
  }
  const keep = (next: readonly Detour[]) => {
    const { detours: _before, ...rest } = chapter
    onChange(next.length === 0 ? rest : { ...rest, detours: next })
  }
  return (
    <section className={panelStyles.stack} aria-label={TEXT.detours}>
      <h3>{TEXT.detours}</h3>
      <p className={controlStyles['field__hint']}>{TEXT.detoursHint}</p>
      <OrderedList items={detours} field="detours" name={TEXT.items.detour} onChange={keep}>
        {(detour, nth) => (
          <>
            <p>{wordsOf(detour)}</p>
            <Field label={TEXT.detourText(nth + 1)}>
              <textarea
                className={classNames(controlStyles['field__input'], styles['author__area'])}
                rows={2}
                maxLength={4000}
                value={detour.text}
                onChange={({ target }) => keep(detours.with(nth, { ...detour, text: target.value }))}
              />
            </Field>
          </>
        )}
      </OrderedList>
      <div className={panelStyles.row}>
        <Button onClick={() => onRecord('detour')}>{TEXT.recordDetour}</Button>
      </div>
    </section>
  )
}
