import type { StudyNote } from '@/engine/study/study'
import panelStyles from '@/widgets/panel.module.css'
import { plainTextOf } from '../book/rulebook-index'
import { STUDY_TEXT } from './opened/study-text'
import { useActions, useChapter, useStudy } from './opened/use-study'
import styles from './study.module.css'

const { notes: TEXT } = STUDY_TEXT

/** All notes of the chapter, each leading to its step. */
export function NoteList() {
  const { stage } = useStudy()
  const { goTo } = useActions()
  const chapter = useChapter()
  if (chapter.notes.length === 0) return null
  const order = chapter.lines.map(({ id }) => id)
  const notes = chapter.notes.toSorted(
    (one, other) => order.indexOf(one.line) - order.indexOf(other.line) || one.step - other.step,
  )
  const words = ({ text, drawings }: StudyNote) =>
    text.trim() === '' ? TEXT.drawings(drawings.length) : plainTextOf(stage.teaching.rulebook, text)
  return (
    <section className={panelStyles.panel} aria-label={TEXT.list}>
      <h2 className={panelStyles['panel__title']}>{TEXT.list}</h2>
      <ol>
        {notes.map((note) => (
          <li key={`${note.line} ${note.step}`}>
            <button
              type="button"
              className={styles['study-notes__note']}
              onClick={() => goTo({ line: note.line, step: note.step })}
            >
              {chapter.secrets === 'open' && <b>{note.step} </b>}
              {words(note)}
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
