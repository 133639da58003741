import type { GlossaryTerm, Rulebook } from '@/engine/rulebook/rulebook'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import { anchorOf, rulesAddress, termAddress } from '../addresses/rules-address'
import { BOOK_TEXT } from '../book/book-text'
import { RuleText } from './RuleText'
import styles from './rules-page.module.css'

/** Where the glossary begins, in the address. */
export const GLOSSARY_PLACE = 'glossary'

interface GlossaryPartProps {
  readonly rulebook: Rulebook
  readonly terms: readonly GlossaryTerm[]
  readonly place: string | null
}

/** Words and what they mean, each with an address of its own and the clause that says more. */
export function GlossaryPart({ rulebook, terms, place }: GlossaryPartProps) {
  const { gameId } = rulebook
  return (
    <section
      id={anchorOf(rulesAddress(gameId, GLOSSARY_PLACE))}
      className={classNames(panelStyles.panel, styles['rule-section'])}
      tabIndex={-1}
      aria-labelledby="title-glossary"
    >
      <h2 id="title-glossary" className={panelStyles['panel__title']}>
        {BOOK_TEXT.glossary}
      </h2>
      <p className={styles['rule-section__intro']}>{BOOK_TEXT.glossaryIntro}</p>
      <dl className={styles.glossary}>
        {terms.map(({ term, meaning, clause }) => {
          const address = termAddress(gameId, term)
          const isCurrent = place !== null && address === rulesAddress(gameId, place)
          return (
            <div
              key={term}
              id={anchorOf(address)}
              className={styles['glossary__entry']}
              tabIndex={-1}
              aria-current={isCurrent ? 'location' : undefined}
            >
              <dt>{term}</dt>
              <dd>
                <RuleText rulebook={rulebook} text={meaning} />
                {clause !== undefined && (
                  <>
                    {' '}
                    <a href={rulesAddress(gameId, clause)}>{clause}</a>
                  </>
                )}
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
