import type { LessonChapter } from '@/engine/lesson'
import { RuleText } from '../rules/RuleText'
import type { Stage } from '../stage/stage'
import { AUTHOR_TEXT as TEXT } from './author-text'
import { asKind, type ChapterKind, paragraphsOf } from './chapter-changes'
import { Field } from '@/widgets/Field'
import { PositionField } from './PositionField'
import type { RecordingKind } from './recording'
import { StepsField } from './StepsField'
import { TaskFields } from './TaskFields'
import { TextArea } from './TextArea'

const KINDS: readonly ChapterKind[] = ['reading', 'demonstration', 'task']

interface ChapterDeskProps {
  readonly stage: Stage
  readonly chapter: LessonChapter
  readonly onChange: (chapter: LessonChapter) => void
  readonly onRecord: (kind: RecordingKind) => void
}

/** One chapter being written. */
export function ChapterDesk({ stage, chapter, onChange, onRecord }: ChapterDeskProps) {
  return (
    <section className="panel stack" aria-label={chapter.title || TEXT.untitled}>
      <Field label={TEXT.chapterTitle}>
        <input
          className="field__input"
          maxLength={200}
          value={chapter.title}
          onChange={({ target }) => onChange({ ...chapter, title: target.value })}
        />
      </Field>
      <fieldset className="author__kinds">
        <legend className="field__label">{TEXT.kind}</legend>
        <div className="row">
          {KINDS.map((kind) => (
            <label key={kind} className="check">
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
      <div className="author__writing">
        <TextArea
          label={TEXT.text}
          hint={TEXT.textHint}
          rows={7}
          text={chapter.text.join('\n\n')}
          onChange={(text) => onChange({ ...chapter, text: paragraphsOf(text) })}
        />
        <TextPreview stage={stage} chapter={chapter} />
      </div>
      <PositionField stage={stage} chapter={chapter} onChange={onChange} />
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
        className="field__input"
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
    <div className="author__preview" role="group" aria-label={TEXT.livePreview}>
      <p className="field__hint">{TEXT.livePreview}</p>
      <div className="lesson-panel__text">
        {chapter.text.map((paragraph, at) => (
          <p key={at}>
            <RuleText rulebook={stage.teaching.rulebook} text={paragraph} />
          </p>
        ))}
      </div>
    </div>
  )
}
