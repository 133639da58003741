import type { RuleChapter, Rulebook, RuleNote } from '@/engine/rulebook/rulebook'
import { CreditList } from '../rules/CreditList'
import { rulesAddress } from '../addresses/rules-address'
import { DRAWER_TEXT } from './drawer-text'
import { Paragraph } from './Paragraph'
import styles from './rules-drawer.module.css'

interface NoteTextProps {
  readonly rulebook: Rulebook
  readonly note: RuleNote
  readonly chapter: RuleChapter
}

/** A note, and the chapter that it stands in. */
export function NoteText({ rulebook, note, chapter }: NoteTextProps) {
  const { title, text, credits } = note
  return (
    <>
      <h2 tabIndex={-1}>{title}</h2>
      {text.map((paragraph) => (
        <Paragraph key={paragraph} rulebook={rulebook} text={paragraph} />
      ))}
      {credits && <CreditList credits={credits} />}
      <ul className={styles['rules-drawer__on']}>
        <li>
          <a href={rulesAddress(rulebook.gameId, chapter.id)}>{DRAWER_TEXT.section(chapter.title)}</a>
        </li>
      </ul>
    </>
  )
}

interface ChapterTextProps {
  readonly rulebook: Rulebook
  readonly chapter: RuleChapter
}

/** What a chapter is about, and its notes to choose from. */
export function ChapterText({ rulebook, chapter: { title, intro, notes } }: ChapterTextProps) {
  return (
    <>
      <h2 tabIndex={-1}>{title}</h2>
      <Paragraph rulebook={rulebook} text={intro} />
      <ul className={styles['rules-drawer__on']}>
        {notes.map((note) => (
          <li key={note.id}>
            <a href={rulesAddress(rulebook.gameId, note.id)}>{note.title}</a>
          </li>
        ))}
      </ul>
    </>
  )
}
