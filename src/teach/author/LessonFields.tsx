import { useState } from 'react'
import type { Lesson } from '@/engine/lesson/lesson'
import { draftLessons } from '../learn/own-lessons'
import { authorAddress } from '../addresses/author-address'
import { AUTHOR_TEXT as TEXT } from './author-text'
import { freeId } from '../learn/lesson-copy'
import { idFrom } from './chapter-changes'
import { Button } from '@/widgets/Button'
import { Field } from '@/widgets/Field'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import controlStyles from '@/widgets/control.module.css'
import styles from './author.module.css'

interface LessonFieldsProps {
  readonly lesson: Lesson
  readonly taken: readonly string[]
  readonly onChange: (lesson: Lesson) => void
}

/** What the list of lessons says of this one. */
export function LessonFields({ lesson, taken, onChange }: LessonFieldsProps) {
  const [id, setId] = useState(lesson.id)
  const rename = () => {
    const next = id === lesson.id ? id : freeId(idFrom(id), taken)
    setId(next)
    if (next === lesson.id) return
    draftLessons.keep({ ...lesson, id: next })
    draftLessons.remove(lesson.game, lesson.id)
    location.replace(authorAddress(lesson.game, next))
  }
  return (
    <section className={classNames(panelStyles.panel, styles['author__fields'])} aria-label={TEXT.lesson}>
      <Field label={TEXT.lessonTitle}>
        <input
          className={controlStyles['field__input']}
          data-field="title"
          maxLength={200}
          value={lesson.title}
          onChange={({ target }) => onChange({ ...lesson, title: target.value })}
        />
      </Field>
      <div className={panelStyles.stack}>
        <Field label={TEXT.id} hint={TEXT.idHint}>
          <input
            className={controlStyles['field__input']}
            maxLength={60}
            value={id}
            onChange={({ target }) => setId(target.value)}
          />
        </Field>
        {id === lesson.id ? null : <Button onClick={rename}>{TEXT.rename}</Button>}
      </div>
      <Field label={TEXT.summary} hint={TEXT.summaryHint}>
        <input
          className={controlStyles['field__input']}
          data-field="summary"
          maxLength={600}
          value={lesson.summary}
          onChange={({ target }) => onChange({ ...lesson, summary: target.value })}
        />
      </Field>
      <Field label={TEXT.minutes} hint={TEXT.minutesHint}>
        <input
          className={controlStyles['field__input']}
          type="number"
          min={1}
          max={600}
          value={lesson.minutes}
          onChange={({ target }) => {
            const minutes = Math.round(target.valueAsNumber)
            if (minutes >= 1 && minutes <= 600) onChange({ ...lesson, minutes })
          }}
        />
      </Field>
    </section>
  )
}
