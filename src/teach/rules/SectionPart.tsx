import { numberInBook, type Rulebook, type RuleSection } from '@/engine/rulebook/rulebook'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import { anchorOf, rulesAddress } from '../addresses/rules-address'
import { ClauseArticle } from './ClauseArticle'
import { DiagramFigure, type Easel } from './DiagramFigure'
import { RuleText } from './RuleText'
import styles from './rules-page.module.css'

interface SectionPartProps {
  readonly rulebook: Rulebook
  readonly section: RuleSection
  /** The clause, section or term that the address names. */
  readonly place: string | null
  readonly easel: Easel | undefined
  /** Whether its diagram is drawn at once. */
  readonly isEager: boolean
}

/** A section of the rules. */
export function SectionPart({ rulebook, section, place, easel, isEager }: SectionPartProps) {
  const { id, title, intro, clauses, diagram } = section
  return (
    <section
      id={anchorOf(rulesAddress(rulebook.gameId, id))}
      className={classNames(panelStyles.panel, styles['rule-section'])}
      tabIndex={-1}
      aria-labelledby={`title-${id}`}
    >
      <h2 id={`title-${id}`} className={panelStyles['panel__title']}>
        <span className={styles['rule-section__number']}>{numberInBook(rulebook, id)}</span>
        {title}
      </h2>
      <p className={styles['rule-section__intro']}>
        <RuleText rulebook={rulebook} text={intro} />
      </p>
      {diagram && (
        <DiagramFigure rulebook={rulebook} diagram={diagram} title={title} easel={easel} isEager={isEager} />
      )}
      {clauses.map((clause) => (
        <ClauseArticle key={clause.id} rulebook={rulebook} clause={clause} isCurrent={clause.id === place} />
      ))}
    </section>
  )
}
