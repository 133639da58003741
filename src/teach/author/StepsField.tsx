import { useMemo } from 'react'
import { positionAt } from '@/engine/kernel/history'
import type { DemonstrationChapter, DemonstrationStep } from '@/engine/lesson/lesson'
import { demonstrated, openChapter } from '@/engine/lesson/lesson-play'
import type { Stage } from '../stage/stage'
import { AUTHOR_TEXT as TEXT } from './author-text'
import { Button } from '@/widgets/Button'
import { Field } from '@/widgets/Field'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import controlStyles from '@/widgets/control.module.css'
import { withDrawings } from './chapter-changes'
import { DrawingsField } from './DrawingsField'
import { movesInWords } from './moves-in-words'
import { OrderedList } from './OrderedList'
import type { RecordingKind } from './recording'
import styles from './author.module.css'

interface StepsFieldProps {
  readonly stage: Stage
  readonly chapter: DemonstrationChapter
  readonly onChange: (chapter: DemonstrationChapter) => void
  readonly onRecord: (kind: RecordingKind) => void
}

/** The steps of a demonstration, each with its text and what is drawn at it. */
export function StepsField({ stage, chapter, onChange, onRecord }: StepsFieldProps) {
  const { steps } = chapter
  const shown = useMemo(() => {
    const opened = openChapter(stage, chapter)
    return opened.ok ? demonstrated(stage, chapter, opened.value).history : null
  }, [stage, chapter])
  const words = useMemo(() => (shown ? movesInWords(stage, shown) : []), [stage, shown])
  const viewAfter = (nth: number) =>
    shown && nth < shown.steps.length
      ? stage.rules.viewOf(positionAt(shown, nth + 1), chapter.viewer)
      : undefined
  const put = (nth: number, step: DemonstrationStep) => onChange({ ...chapter, steps: steps.with(nth, step) })
  return (
    <section
      className={classNames(panelStyles.stack, styles['author__part'])}
      aria-label={TEXT.steps}
      data-field="steps"
    >
      <h3>{TEXT.steps}</h3>
      <div className={panelStyles.row}>
        <Button look={steps.length === 0 ? 'primary' : undefined} onClick={() => onRecord('steps')}>
          {steps.length === 0 ? TEXT.recordSteps : TEXT.recordAgain}
        </Button>
      </div>
      {steps.length === 0 ? <p>{TEXT.noSteps}</p> : null}
      <OrderedList
        items={steps}
        field="steps"
        name={TEXT.items.step}
        onChange={(next) => onChange({ ...chapter, steps: next })}
      >
        {(step, nth) => (
          <>
            <p>{words[nth] ?? TEXT.cannotBePlayed}</p>
            <Field label={TEXT.stepText(nth + 1)}>
              <textarea
                className={classNames(controlStyles['field__input'], styles['author__area'])}
                rows={2}
                maxLength={4000}
                value={step.text ?? ''}
                onChange={({ target }) => put(nth, withText(step, target.value))}
              />
            </Field>
            <StepDrawings
              {...{ stage, step, view: viewAfter(nth), label: words[nth] ?? '' }}
              onChange={(next) => put(nth, next)}
            />
          </>
        )}
      </OrderedList>
    </section>
  )
}

interface StepDrawingsProps {
  readonly stage: Stage
  readonly step: DemonstrationStep
  /** The board after the step, if it can be played. */
  readonly view: object | undefined
  readonly label: string
  readonly onChange: (step: DemonstrationStep) => void
}

function StepDrawings({ stage, step, view, label, onChange }: StepDrawingsProps) {
  if (!view) return null
  return (
    <DrawingsField
      {...{ stage, view, label, drawings: step.drawings ?? [] }}
      onChange={(drawings) => onChange(withDrawings(step, drawings))}
    />
  )
}

function withText({ text: _before, ...step }: DemonstrationStep, text: string): DemonstrationStep {
  return text === '' ? step : { ...step, text }
}
