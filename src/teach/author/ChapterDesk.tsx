import type { LessonChapter } from '@/engine/lesson/lesson'
import type { Errand } from '../editor/errand'
import { RuleText } from '../rules/RuleText'
import type { Stage } from '../stage/stage'
import { exampleIn } from '../book/rulebook-index'
import { AUTHOR_TEXT as TEXT } from './author-text'
import { asKind, type ChapterKind, paragraphsOf } from './chapter-changes'
import { Field } from '@/widgets/Field'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import controlStyles from '@/widgets/control.module.css'
import { PositionField } from './PositionField'
import type { RecordingKind } from './recording'
import { StepsField } from './StepsField'
import { TaskFields } from './TaskFields'
import { TextArea } from './TextArea'
import styles from './author.module.css'
import lessonStyles from '../learn/lesson.module.css'

const KINDS: readonly ChapterKind[] = ['reading', 'demonstration', 'task']

interface ChapterDeskProps {
  readonly stage: Stage
  readonly chapter: LessonChapter
  /** How the editor knows the chapter. */
  readonly errand: Errand
  readonly onChange: (chapter: LessonChapter) => void
  readonly onRecord: (kind: RecordingKind) => void
}

/** One chapter being written. */
export function ChapterDesk({ stage, chapter, errand, onChange, onRecord }: ChapterDeskProps) {
  return (
    <section
      className={classNames(panelStyles.panel, panelStyles.stack)}
      aria-label={chapter.title || TEXT.untitled}
    >
      <Field label={TEXT.chapterTitle}>
        <input
          className={controlStyles['field__input']}
          data-field="title"
          maxLength={200}
          value={chapter.title}
          onChange={({ target }) => onChange({ ...chapter, title: target.value })}
        />
      </Field>
      <fieldset>
        <legend className={controlStyles['field__label']}>{TEXT.kind}</legend>
        <div className={panelStyles.row}>
          {KINDS.map((kind) => (
            <label key={kind} className={controlStyles.check}>
              <input
                type="radio"
                name="kind"
                checked={chapter.kind === kind}
                onChange={() => onChange(asKind(chapter, kind))}
              />
              {TEXT.kinds[kind]}
            </label>
          ))}
        </div>
      </fieldset>
      <ViewerField stage={stage} chapter={chapter} onChange={onChange} />
      <div className={styles['author__writing']}>
        <TextArea
          label={TEXT.text}
          hint={TEXT.textHint(exampleIn(stage.teaching.rulebook))}
          rows={7}
          field="text"
          text={chapter.text.join('\n\n')}
          onChange={(text) => onChange({ ...chapter, text: paragraphsOf(text) })}
        />
        <TextPreview stage={stage} chapter={chapter} />
      </div>
      <PositionField {...{ stage, chapter, errand, onChange }} />
      {chapter.kind === 'demonstration' ? (
        <StepsField stage={stage} chapter={chapter} onChange={onChange} onRecord={onRecord} />
      ) : null}
      {chapter.kind === 'task' ? (
        <TaskFields stage={stage} chapter={chapter} onChange={onChange} onRecord={onRecord} />
      ) : null}
    </section>
  )
}

type PartProps = Pick<ChapterDeskProps, 'stage' | 'chapter' | 'onChange'>

function ViewerField({ stage, chapter, onChange }: PartProps) {
  return (
    <Field label={TEXT.viewer}>
      <select
        className={controlStyles['field__input']}
        data-field="viewer"
        value={chapter.viewer}
        onChange={({ target }) => onChange({ ...chapter, viewer: target.value })}
      >
        {stage.game.seats.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value="table">{TEXT.viewers.table}</option>
        <option value="referee">{TEXT.viewers.referee}</option>
      </select>
    </Field>
  )
}

function TextPreview({ stage, chapter }: Omit<PartProps, 'onChange'>) {
  return (
    <div className={styles['author__preview']} role="group" aria-label={TEXT.livePreview}>
      <p className={controlStyles['field__hint']}>{TEXT.livePreview}</p>
      <div className={lessonStyles['lesson-panel__text']}>
        {chapter.text.map((paragraph, at) => (
          <p key={at}>
            <RuleText rulebook={stage.teaching.rulebook} text={paragraph} />
          </p>
        ))}
      </div>
    </div>
  )
}
