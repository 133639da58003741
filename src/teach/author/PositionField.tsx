import { useState } from 'react'
import type { Json } from '@/engine/game'
import type { LessonChapter } from '@/engine/lesson'
import { openChapter } from '@/engine/lesson-play'
import { LONGEST_POSITION } from '../editor/longest-position'
import { FileButton } from '../learn/FileButton'
import { jsonOf } from '../learn/open-lesson'
import { Problems } from '../learn/Problems'
import type { Stage } from '../stage/stage'
import { AUTHOR_TEXT as TEXT } from './author-text'
import { Field } from '@/widgets/Field'
import { positionLeft } from './position-left'

interface PositionFieldProps {
  readonly stage: Stage
  readonly chapter: LessonChapter
  readonly onChange: (chapter: LessonChapter) => void
}

/** The position of a chapter: pasted, from a file, or from the position editor. */
export function PositionField({ stage, chapter, onChange }: PositionFieldProps) {
  const [written, setWritten] = useState<string>()
  const [isJson, setJson] = useState(true)
  const [left] = useState(positionLeft)
  const take = (position: Json | undefined) => {
    setJson(position !== undefined)
    if (position === undefined) return
    setWritten(undefined)
    onChange({ ...chapter, position })
  }
  const takeText = (text: string) => take(jsonOf(text) as Json | undefined)
  return (
    <section className="stack author__part" aria-label={TEXT.position}>
      <h3>{TEXT.position}</h3>
      <PositionState stage={stage} chapter={chapter} />
      <div className="row">
        <a className="button" href={`#/edit/${stage.game.id}`}>
          {TEXT.positionEdit}
        </a>
        {left === undefined ? null : (
          <button type="button" className="button button--primary" onClick={() => take(left)}>
            {TEXT.positionLeft}
          </button>
        )}
        <FileButton
          label={TEXT.positionFile}
          onFile={(file) => {
            if (file.size <= LONGEST_POSITION) void file.text().then(takeText, () => setJson(false))
            else setJson(false)
          }}
        />
      </div>
      <details>
        <summary>{TEXT.positionPaste}</summary>
        <Field label={TEXT.positionPaste}>
          <textarea
            className="field__input author__area author__area--code"
            rows={6}
            spellCheck={false}
            value={written ?? JSON.stringify(chapter.position)}
            onChange={({ target }) => setWritten(target.value)}
          />
        </Field>
        <button type="button" className="button" onClick={() => takeText(written ?? '')}>
          {TEXT.positionUse}
        </button>
      </details>
      <p role="status" className="field__error">
        {isJson ? '' : TEXT.notJson}
      </p>
    </section>
  )
}

function PositionState({ stage, chapter }: Omit<PositionFieldProps, 'onChange'>) {
  if (chapter.position === null) return <p>{TEXT.positionNone}</p>
  const opened = openChapter(stage, chapter)
  if (!opened.ok) return <Problems title={TEXT.positionFaults} problems={opened.problems} />
  const { Picture, story } = stage.teaching
  const view = stage.rules.viewOf(opened.value.initial, chapter.viewer)
  const { turn, phase, segment } = story.momentOf(view)
  const label = [turn, phase, segment].join(', ')
  return (
    <figure className="author__picture">
      <div className="author__board">
        <Picture view={view} label={label} {...(chapter.drawings ? { drawings: chapter.drawings } : {})} />
      </div>
      <figcaption className="field__hint">
        {label}. {TEXT.positionFine}
      </figcaption>
    </figure>
  )
}
