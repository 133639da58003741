import { useState } from 'react'
import type { Json } from '@/engine/kernel/game'
import type { LessonChapter } from '@/engine/lesson/lesson'
import { openChapter } from '@/engine/lesson/lesson-play'
import { beginErrand, editedFor, type Errand } from '../editor/errand'
import { LONGEST_POSITION } from '../editor/longest-position'
import { FileButton } from '../page-parts/FileButton'
import { jsonOf } from '../learn/open-lesson'
import { Problems } from '../page-parts/Problems'
import type { Stage } from '../stage/stage'
import { AUTHOR_TEXT as TEXT } from './author-text'
import { withDrawings } from './chapter-changes'
import { DrawingsField } from './DrawingsField'
import { PrimaryButton } from '@/widgets/PrimaryButton'
import { Button } from '@/widgets/Button'
import { Field } from '@/widgets/Field'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import controlStyles from '@/widgets/control.module.css'
import styles from './author.module.css'

interface PositionFieldProps {
  readonly stage: Stage
  readonly chapter: LessonChapter
  readonly errand: Errand
  readonly onChange: (chapter: LessonChapter) => void
}

/** The position of a chapter: pasted, from a file, or from the position editor. */
export function PositionField({ stage, chapter, errand, onChange }: PositionFieldProps) {
  const [written, setWritten] = useState<string>()
  const [isJson, setJson] = useState(true)
  const [hasNoRoom, setNoRoom] = useState(false)
  const edited = editedFor(errand)
  const isChanged = edited !== undefined && asWritten(stage, edited) !== asWritten(stage, chapter.position)
  const take = (position: Json | undefined) => {
    setJson(position !== undefined)
    if (position === undefined) return
    setWritten(undefined)
    onChange({ ...chapter, position })
  }
  const takeText = (text: string) => take(jsonOf(text) as Json | undefined)
  return (
    <section
      className={classNames(panelStyles.stack, styles['author__part'])}
      aria-label={TEXT.position}
      data-field="position"
    >
      <h3>{TEXT.position}</h3>
      <PositionState {...{ stage, chapter, onChange }} />
      <div className={panelStyles.row}>
        <Button
          onClick={() => {
            const isLaid = beginErrand(errand, chapter.position)
            setNoRoom(!isLaid)
            if (isLaid) location.hash = `#/edit/${stage.game.id}`
          }}
        >
          {TEXT.positionEdit}
        </Button>
        {isChanged ? <PrimaryButton onClick={() => take(edited)}>{TEXT.positionLeft}</PrimaryButton> : null}
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
            className={classNames(
              controlStyles['field__input'],
              styles['author__area'],
              styles['author__area--code'],
            )}
            rows={6}
            spellCheck={false}
            value={written ?? JSON.stringify(chapter.position)}
            onChange={({ target }) => setWritten(target.value)}
          />
        </Field>
        <Button onClick={() => takeText(written ?? '')}>{TEXT.positionUse}</Button>
      </details>
      <p role="status" className={controlStyles['field__error']}>
        {hasNoRoom ? TEXT.positionNoRoom : isJson ? '' : TEXT.notJson}
      </p>
    </section>
  )
}

/** A position as its game writes it, so that two ways of writing it are told from two positions. */
function asWritten({ files }: Stage, position: Json): string {
  const parsed = files.parsePosition(position)
  return JSON.stringify(parsed.ok ? files.writePosition(parsed.value) : position)
}

function PositionState({ stage, chapter, onChange }: Omit<PositionFieldProps, 'errand'>) {
  if (chapter.position === null) return <p>{TEXT.positionNone}</p>
  const opened = openChapter(stage, chapter)
  if (!opened.ok) return <Problems title={TEXT.positionFaults} problems={opened.problems} />
  const view = stage.rules.viewOf(opened.value.initial, chapter.viewer)
  const { turn, phase, segment } = stage.teaching.story.momentOf(view)
  const label = [turn, phase, segment].join(', ')
  return (
    <DrawingsField
      {...{ stage, view, label, drawings: chapter.drawings ?? [] }}
      isShown
      onChange={(drawings) => onChange(withDrawings(chapter, drawings))}
    >
      <figcaption className={controlStyles['field__hint']}>
        {label}. {TEXT.positionFine}
      </figcaption>
    </DrawingsField>
  )
}
