import { useMemo } from 'react'
import type { TaskChapter } from '@/engine/lesson/lesson'
import { Button } from '@/widgets/Button'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import { AUTHOR_TEXT as TEXT } from './author-text'
import { numbersOf } from './chapter-changes'
import { DetoursField } from './DetoursField'
import { GoalField } from './GoalField'
import { HintsField } from './HintsField'
import { MistakesField } from './MistakesField'
import { movesInWords } from './moves-in-words'
import { solvedHistory } from './solved'
import type { TaskFieldsProps } from './task-props'
import { TextArea } from './TextArea'
import styles from './author.module.css'

/** What makes a task: its solution, its goal, hints, and answers that are wrong. */
export function TaskFields(props: TaskFieldsProps) {
  const { stage, chapter, onChange, onRecord } = props
  const solved = useMemo(() => solvedHistory(stage, chapter), [stage, chapter])
  const words = useMemo(() => (solved ? movesInWords(stage, solved) : []), [stage, solved])
  const isRecorded = chapter.solution.length > 0
  return (
    <section className={classNames(panelStyles.stack, styles['author__part'])} aria-label={TEXT.task}>
      <h3>{TEXT.solution}</h3>
      <div className={panelStyles.row} data-field="solution">
        <Button look={isRecorded ? undefined : 'primary'} onClick={() => onRecord('solution')}>
          {isRecorded ? TEXT.recordAgain : TEXT.recordSolution}
        </Button>
      </div>
      <ol className={styles['author__moves']}>
        {words.map((line, at) => (
          <li key={at}>{line}</li>
        ))}
      </ol>
      <GoalField {...props} solved={solved} />
      <HintsField {...props} />
      <TextArea
        label={TEXT.praise}
        hint={TEXT.praiseHint}
        field="praise"
        rows={2}
        text={chapter.praise ?? ''}
        onChange={(text) => onChange(withPraise(chapter, text.trim()))}
      />
      <TextArea
        label={TEXT.dice}
        hint={TEXT.diceHint}
        field="dice"
        rows={1}
        text={(chapter.dice ?? []).join(' ')}
        onChange={(text) => onChange(withDice(chapter, numbersOf(text)))}
      />
      <MistakesField {...props} />
      <DetoursField {...props} />
    </section>
  )
}

function withPraise({ praise: _before, ...chapter }: TaskChapter, praise: string): TaskChapter {
  return praise === '' ? chapter : { ...chapter, praise }
}

function withDice({ dice: _before, ...chapter }: TaskChapter, dice: readonly number[]): TaskChapter {
  return dice.length === 0 ? chapter : { ...chapter, dice }
}
