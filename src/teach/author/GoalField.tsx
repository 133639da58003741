import { useMemo } from 'react'
import { positionOf } from '@/engine/kernel/history'
import type { GoalChoice } from '@/engine/lesson/lesson'
import type { LessonHistory } from '@/engine/lesson/lesson-play'
import { Check } from '@/widgets/Check'
import { Button } from '@/widgets/Button'
import panelStyles from '@/widgets/panel.module.css'
import controlStyles from '@/widgets/control.module.css'
import type { Stage } from '../stage/stage'
import { AUTHOR_TEXT as TEXT } from './author-text'
import { goalOf, isChosen, partsOf, toggled } from './goal-parts'
import type { TaskFieldsProps } from './task-props'
import styles from './author.module.css'

interface GoalFieldProps extends TaskFieldsProps {
  /** The solution played, undefined when it cannot be. */
  readonly solved: LessonHistory | undefined
}

/** What counts of all that the solution brought about. */
export function GoalField({ stage, chapter, onChange, solved }: GoalFieldProps) {
  const choices = useMemo(() => choicesOf(stage, solved), [stage, solved])
  const parts = partsOf(chapter.goal, choices)
  return (
    <fieldset className={panelStyles.stack} data-field="goal" tabIndex={-1}>
      <legend className={styles['author__legend']}>{TEXT.goal}</legend>
      <p className={controlStyles['field__hint']}>{choices.length === 0 ? TEXT.goalNone : TEXT.goalHint}</p>
      <div>
        {choices.map((choice) => (
          <Check
            key={JSON.stringify(choice)}
            label={choice.words}
            checked={isChosen(parts, choice)}
            onChange={() => onChange({ ...chapter, goal: toggled(parts, choice) })}
          />
        ))}
      </div>
      {parts.others.length > 0 ? (
        <p className={panelStyles.row}>
          {TEXT.goalKept}
          <Button onClick={() => onChange({ ...chapter, goal: goalOf(parts.chosen) })}>
            {TEXT.goalReplace}
          </Button>
        </p>
      ) : null}
    </fieldset>
  )
}

function choicesOf({ rules, teaching }: Stage, solved: LessonHistory | undefined): readonly GoalChoice[] {
  if (!solved || solved.cursor === 0) return []
  const before = rules.viewOf(solved.initial, 'referee')
  const after = rules.viewOf(positionOf(solved), 'referee')
  const events = solved.steps.flatMap((step) => step.events)
  return [
    ...unlike(teaching.goalChoices(before, after, events)),
    { words: TEXT.inCommands(solved.cursor), goal: { not: { commands: solved.cursor + 1 } } },
  ]
}

/** What happened twice is offered once. */
function unlike(choices: readonly GoalChoice[]): readonly GoalChoice[] {
  return [...new Map(choices.map((choice) => [JSON.stringify(choice.goal), choice])).values()]
}
