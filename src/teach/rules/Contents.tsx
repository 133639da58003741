import { useState } from 'react'
import { numberInBook, type Rulebook, type RuleChapter, type RuleSection } from '@/engine/rulebook/rulebook'
import { BOOK_TEXT } from '../book/book-text'
import { rulesAddress } from '../addresses/rules-address'
import { GLOSSARY_PLACE } from './GlossaryPart'
import { RULES_TEXT } from './rules-text'
import styles from './rules-page.module.css'

interface ContentsProps {
  readonly rulebook: Rulebook
  readonly place: string | null
}

/** Where the contents stand beside the text instead of above it. */
const WIDE = '(min-width: 960px)'

/** All chapters and sections; where the address names one or a part of one, its notes or clauses too. */
export function Contents({ rulebook, place }: ContentsProps) {
  const [isOpenAtFirst] = useState(() => matchMedia(WIDE).matches)
  const chapters = (parts: readonly RuleChapter[] = []) =>
    parts.map((chapter) => (
      <ChapterItem key={chapter.id} rulebook={rulebook} chapter={chapter} place={place} />
    ))
  return (
    <nav className={styles.contents} aria-label={RULES_TEXT.contents}>
      <details open={isOpenAtFirst}>
        <summary className={styles['contents__title']}>{RULES_TEXT.contents}</summary>
        <ol className={styles['contents__list']}>
          {chapters(rulebook.opening)}
          {rulebook.sections.map((section) => (
            <SectionItem key={section.id} rulebook={rulebook} section={section} place={place} />
          ))}
          {chapters(rulebook.closing)}
          <li>
            <a href={rulesAddress(rulebook.gameId, GLOSSARY_PLACE)}>
              <span className={styles['contents__number']}></span>
              <span>{BOOK_TEXT.glossary}</span>
            </a>
          </li>
        </ol>
      </details>
    </nav>
  )
}

interface SectionItemProps extends ContentsProps {
  readonly section: RuleSection
}

function SectionItem({ rulebook, section: { id, title, clauses }, place }: SectionItemProps) {
  return (
    <Item
      gameId={rulebook.gameId}
      id={id}
      number={numberInBook(rulebook, id)}
      title={title}
      within={clauses.map((clause) => ({
        id: clause.id,
        name: `${numberInBook(rulebook, clause.id)} ${clause.title}`,
      }))}
      place={place}
    />
  )
}

interface ChapterItemProps extends ContentsProps {
  readonly chapter: RuleChapter
}

function ChapterItem({ rulebook: { gameId }, chapter: { id, title, notes }, place }: ChapterItemProps) {
  return (
    <Item
      gameId={gameId}
      id={id}
      number=""
      title={title}
      within={notes.map((note) => ({ id: note.id, name: note.title }))}
      place={place}
    />
  )
}

interface ItemProps {
  readonly gameId: string
  readonly id: string
  /** Empty for a part without one. */
  readonly number: string
  readonly title: string
  /** Clauses or notes, shown where the address names this part or one of them. */
  readonly within: readonly { readonly id: string; readonly name: string }[]
  readonly place: string | null
}

function Item({ gameId, id, number, title, within, place }: ItemProps) {
  const isHere = place === id || within.some((one) => one.id === place)
  return (
    <li>
      <a href={rulesAddress(gameId, id)}>
        <span className={styles['contents__number']}>{number}</span>
        <span>{title}</span>
      </a>
      {isHere && (
        <ol className={styles['contents__clauses']}>
          {within.map((one) => (
            <li key={one.id}>
              <a href={rulesAddress(gameId, one.id)} aria-current={one.id === place ? 'location' : undefined}>
                {one.name}
              </a>
            </li>
          ))}
        </ol>
      )}
    </li>
  )
}
