import { useMemo } from 'react'
import type { DemonstrationChapter } from '@/engine/lesson/lesson'
import { demonstrated, openChapter } from '@/engine/lesson/lesson-play'
import type { Stage } from '../stage/stage'
import { AUTHOR_TEXT as TEXT } from './author-text'
import { Button } from '@/widgets/Button'
import { Field } from '@/widgets/Field'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import controlStyles from '@/widgets/control.module.css'
import { movesInWords } from './moves-in-words'
import type { RecordingKind } from './recording'
import styles from './author.module.css'

interface StepsFieldProps {
  readonly stage: Stage
  readonly chapter: DemonstrationChapter
  readonly onChange: (chapter: DemonstrationChapter) => void
  readonly onRecord: (kind: RecordingKind) => void
}

/** The steps of a demonstration, each with its text. */
export function StepsField({ stage, chapter, onChange, onRecord }: StepsFieldProps) {
  const { steps } = chapter
  const words = useMemo(() => {
    const opened = openChapter(stage, chapter)
    return opened.ok ? movesInWords(stage, demonstrated(stage, chapter, opened.value).history) : []
  }, [stage, chapter])
  const write = (nth: number, text: string) =>
    onChange({
      ...chapter,
      steps: steps.map((step, at) => {
        const { text: _before, ...rest } = step
        return at !== nth ? step : text === '' ? rest : { ...rest, text }
      }),
    })
  return (
    <section className={classNames(panelStyles.stack, styles['author__part'])} aria-label={TEXT.steps}>
      <h3>{TEXT.steps}</h3>
      <div className={panelStyles.row}>
        <Button look={steps.length === 0 ? 'primary' : undefined} onClick={() => onRecord('steps')}>
          {steps.length === 0 ? TEXT.recordSteps : TEXT.recordAgain}
        </Button>
      </div>
      {steps.length === 0 ? <p>{TEXT.noSteps}</p> : null}
      <ol className={styles['author__steps']}>
        {steps.map(({ text = '' }, at) => (
          <li key={at}>
            <p>{words[at]}</p>
            <Field label={TEXT.stepText(at + 1)}>
              <textarea
                className={classNames(controlStyles['field__input'], styles['author__area'])}
                rows={2}
                maxLength={4000}
                value={text}
                onChange={({ target }) => write(at, target.value)}
              />
            </Field>
          </li>
        ))}
      </ol>
    </section>
  )
}
