import type { RuleClause, Rulebook, RuleText as Text, Ruling } from '@/engine/rulebook/rulebook'
import { anchorOf, rulesAddress } from '../addresses/rules-address'
import { RULES_TEXT } from './rules-text'
import { RuleText } from './RuleText'
import styles from './rules-page.module.css'

interface ClauseArticleProps {
  readonly rulebook: Rulebook
  readonly clause: RuleClause
  /** Whether the address leads here. */
  readonly isCurrent: boolean
}

/** A clause: its number, which is a link to itself, its text, and what was ruled or made anew where the original is silent. */
export function ClauseArticle({ rulebook, clause, isCurrent }: ClauseArticleProps) {
  const { id, title, text, ruling, reconstruction } = clause
  const address = rulesAddress(rulebook.gameId, id)
  return (
    <article
      id={anchorOf(address)}
      className={styles.clause}
      tabIndex={-1}
      aria-labelledby={`title-${id}`}
      aria-current={isCurrent ? 'location' : undefined}
    >
      <h3 id={`title-${id}`} className={styles['clause__title']}>
        <a className={styles['clause__id']} href={address} aria-label={RULES_TEXT.linkTo(id)}>
          {id}
        </a>
        <span>{title}</span>
      </h3>
      {text.map((paragraph) => (
        <p key={paragraph}>
          <RuleText rulebook={rulebook} text={paragraph} />
        </p>
      ))}
      {reconstruction !== undefined && <ReconstructionNote rulebook={rulebook} text={reconstruction} />}
      {ruling && <RulingNote rulebook={rulebook} ruling={ruling} />}
    </article>
  )
}

interface ReconstructionNoteProps {
  readonly rulebook: Rulebook
  readonly text: Text
}

function ReconstructionNote({ rulebook, text }: ReconstructionNoteProps) {
  return (
    <div className={styles.ruling} role="note" aria-label={RULES_TEXT.reconstruction}>
      <p>
        <strong className={styles['ruling__sign']}>{RULES_TEXT.reconstruction}</strong>{' '}
        <RuleText rulebook={rulebook} text={text} />
      </p>
    </div>
  )
}

interface RulingNoteProps {
  readonly rulebook: Rulebook
  readonly ruling: Ruling
}

function RulingNote({ rulebook, ruling: { choice, reason, option } }: RulingNoteProps) {
  return (
    <div className={styles.ruling} role="note" aria-label={RULES_TEXT.ruling}>
      <p>
        <strong className={styles['ruling__sign']}>{RULES_TEXT.ruling}</strong>{' '}
        <RuleText rulebook={rulebook} text={choice} />
      </p>
      <p className={styles['ruling__reason']}>
        {RULES_TEXT.reason} <RuleText rulebook={rulebook} text={reason} />
      </p>
      {option !== undefined && <p className={styles['ruling__reason']}>{RULES_TEXT.houseRule}</p>}
    </div>
  )
}
