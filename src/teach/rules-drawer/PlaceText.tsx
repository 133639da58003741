import type { RuleCard } from '@/engine/rulebook/cards'
import type { RuleClause, Rulebook, RuleSection } from '@/engine/rulebook/rulebook'
import controlStyles from '@/widgets/control.module.css'
import { chartsAddress, rulesAddress } from '../addresses/rules-address'
import { RULES_TEXT } from '../rules/rules-text'
import { RuleText } from '../rules/RuleText'
import { DRAWER_TEXT } from './drawer-text'
import { ChapterText, NoteText } from './ChapterText'
import { Paragraph } from './Paragraph'
import { type Found, neighborsOf } from './place'
import styles from './rules-drawer.module.css'

interface PlaceTextProps {
  readonly rulebook: Rulebook
  readonly found: Found
}

/** What the rulebook says at a place, and where to read on. */
export function PlaceText({ rulebook, found }: PlaceTextProps) {
  switch (found.kind) {
    case 'clause':
      return <ClauseText rulebook={rulebook} clause={found.clause} section={found.section} />
    case 'section':
      return <SectionText rulebook={rulebook} section={found.section} />
    case 'note':
      return <NoteText rulebook={rulebook} note={found.note} chapter={found.chapter} />
    case 'chapter':
      return <ChapterText rulebook={rulebook} chapter={found.chapter} />
    case 'card':
      return <CardText rulebook={rulebook} card={found.card} />
    case 'term': {
      const { term, meaning, clause } = found.term
      return (
        <>
          <h2 tabIndex={-1}>
            <span className={controlStyles.chip}>{DRAWER_TEXT.glossary}</span> {term}
          </h2>
          <Paragraph rulebook={rulebook} text={meaning} />
          {clause !== undefined && (
            <p>
              {DRAWER_TEXT.more}: <RuleText rulebook={rulebook} text={`[[${clause}]]`} />
            </p>
          )}
        </>
      )
    }
  }
}

function CardText({ rulebook, card }: { readonly rulebook: Rulebook; readonly card: RuleCard }) {
  return (
    <>
      <h2 tabIndex={-1}>
        <span className={controlStyles.chip}>{card.about}</span> {card.title}
      </h2>
      <dl className={styles['rules-drawer__card']}>
        {card.says.map(([head, said]) => (
          <div key={head}>
            <dt>{head}</dt>
            <dd>{said}</dd>
          </div>
        ))}
      </dl>
      <p>
        <a href={chartsAddress(rulebook.gameId, card.chart)}>{DRAWER_TEXT.section(card.about)}</a>
      </p>
    </>
  )
}

interface ClauseTextProps {
  readonly rulebook: Rulebook
  readonly clause: RuleClause
  readonly section: RuleSection
}

function ClauseText({ rulebook, clause, section }: ClauseTextProps) {
  const { id, title, text, ruling, reconstruction } = clause
  return (
    <>
      <h2 tabIndex={-1}>
        <span className={controlStyles.chip}>{id}</span> {title}
      </h2>
      {text.map((paragraph) => (
        <Paragraph key={paragraph} rulebook={rulebook} text={paragraph} />
      ))}
      {reconstruction !== undefined && (
        <div className={styles['rules-drawer__ruling']} role="note" aria-label={RULES_TEXT.reconstruction}>
          <p>
            <strong>{RULES_TEXT.reconstruction}</strong>{' '}
            <RuleText rulebook={rulebook} text={reconstruction} />
          </p>
        </div>
      )}
      {ruling && (
        <div className={styles['rules-drawer__ruling']} role="note" aria-label={RULES_TEXT.ruling}>
          <p>
            <strong>{RULES_TEXT.ruling}</strong> <RuleText rulebook={rulebook} text={ruling.choice} />
          </p>
          <p>
            {RULES_TEXT.reason} <RuleText rulebook={rulebook} text={ruling.reason} />
          </p>
        </div>
      )}
      <ReadOn rulebook={rulebook} id={id} section={section} />
    </>
  )
}

interface ReadOnProps {
  readonly rulebook: Rulebook
  readonly id: string
  readonly section: RuleSection
}

function ReadOn({ rulebook, id, section }: ReadOnProps) {
  const { before, after } = neighborsOf(rulebook, id)
  return (
    <ul className={styles['rules-drawer__on']}>
      {before && <Neighbor rulebook={rulebook} clause={before} word={DRAWER_TEXT.before} />}
      {after && <Neighbor rulebook={rulebook} clause={after} word={DRAWER_TEXT.after} />}
      <li>
        <a href={rulesAddress(rulebook.gameId, section.id)}>
          {DRAWER_TEXT.section(`${section.id} ${section.title}`)}
        </a>
      </li>
    </ul>
  )
}

interface NeighborProps {
  readonly rulebook: Rulebook
  readonly clause: RuleClause
  readonly word: string
}

function Neighbor({ rulebook, clause: { id, title }, word }: NeighborProps) {
  return (
    <li>
      <span>{word}:</span>{' '}
      <a href={rulesAddress(rulebook.gameId, id)}>
        {id} {title}
      </a>
    </li>
  )
}

function SectionText({ rulebook, section }: { readonly rulebook: Rulebook; readonly section: RuleSection }) {
  return (
    <>
      <h2 tabIndex={-1}>
        <span className={controlStyles.chip}>{section.id}</span> {section.title}
      </h2>
      <Paragraph rulebook={rulebook} text={section.intro} />
      <ul className={styles['rules-drawer__on']}>
        {section.clauses.map(({ id, title }) => (
          <li key={id}>
            <a href={rulesAddress(rulebook.gameId, id)}>
              {id} {title}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
