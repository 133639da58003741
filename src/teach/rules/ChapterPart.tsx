import type { RuleChapter, Rulebook, RuleNote } from '@/engine/rulebook/rulebook'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import { anchorOf, rulesAddress } from '../addresses/rules-address'
import { CreditList } from './CreditList'
import { DiagramFigure, type Easel } from './DiagramFigure'
import { RULES_TEXT } from './rules-text'
import { RuleText } from './RuleText'
import styles from './rules-page.module.css'

interface ChapterPartProps {
  readonly rulebook: Rulebook
  readonly chapter: RuleChapter
  /** What the address names. */
  readonly place: string | null
  readonly easel: Easel | undefined
  /** Whether its diagrams are drawn at once. */
  readonly isEager: boolean
}

/** A chapter that rules nothing. */
export function ChapterPart({ rulebook, chapter, place, easel, isEager }: ChapterPartProps) {
  const { id, title, intro, notes } = chapter
  return (
    <section
      id={anchorOf(rulesAddress(rulebook.gameId, id))}
      className={classNames(panelStyles.panel, styles['rule-section'])}
      tabIndex={-1}
      aria-labelledby={`title-${id}`}
    >
      <h2 id={`title-${id}`} className={panelStyles['panel__title']}>
        {title}
      </h2>
      <p className={styles['rule-section__intro']}>
        <RuleText rulebook={rulebook} text={intro} />
      </p>
      {notes.map((note) => (
        <NoteArticle
          key={note.id}
          rulebook={rulebook}
          note={note}
          isCurrent={note.id === place}
          easel={easel}
          isEager={isEager}
        />
      ))}
    </section>
  )
}

interface NoteArticleProps extends Pick<ChapterPartProps, 'rulebook' | 'easel' | 'isEager'> {
  readonly note: RuleNote
  /** Whether the address leads here. */
  readonly isCurrent: boolean
}

function NoteArticle({ rulebook, note, isCurrent, easel, isEager }: NoteArticleProps) {
  const { id, title, text, credits, diagram } = note
  const address = rulesAddress(rulebook.gameId, id)
  return (
    <article
      id={anchorOf(address)}
      className={styles.clause}
      tabIndex={-1}
      aria-labelledby={`title-${id}`}
      aria-current={isCurrent ? 'location' : undefined}
    >
      <h3 id={`title-${id}`} className={styles['note__title']}>
        <a className={styles['note__link']} href={address} aria-label={RULES_TEXT.linkTo(title)}>
          {title}
        </a>
      </h3>
      {diagram && (
        <DiagramFigure rulebook={rulebook} diagram={diagram} title={title} easel={easel} isEager={isEager} />
      )}
      {text.map((paragraph) => (
        <p key={paragraph}>
          <RuleText rulebook={rulebook} text={paragraph} />
        </p>
      ))}
      {credits && <CreditList credits={credits} />}
    </article>
  )
}
