import { useState } from 'react'
import type { Rulebook, RuleSection } from '@/engine/rulebook'
import { GLOSSARY_PLACE } from './GlossaryPart'
import { rulesAddress } from './rules-address'
import { RULES_TEXT } from './rules-text'

interface ContentsProps {
  readonly rulebook: Rulebook
  readonly place: string | null
}

/** Where the contents stand beside the text instead of above it. */
const WIDE = '(min-width: 960px)'

/** All sections; where the address names one or a clause of one, its clauses too. */
export function Contents({ rulebook, place }: ContentsProps) {
  const [isOpenAtFirst] = useState(() => matchMedia(WIDE).matches)
  return (
    <nav className="contents" aria-label={RULES_TEXT.contents}>
      <details open={isOpenAtFirst}>
        <summary className="contents__title">{RULES_TEXT.contents}</summary>
        <ol className="contents__list">
          {rulebook.sections.map((section) => (
            <SectionItem key={section.id} rulebook={rulebook} section={section} place={place} />
          ))}
          <li>
            <a href={rulesAddress(rulebook.gameId, GLOSSARY_PLACE)}>
              <span className="contents__number"></span>
              <span>{RULES_TEXT.glossary}</span>
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

function SectionItem({ rulebook: { gameId }, section: { id, title, clauses }, place }: SectionItemProps) {
  const isHere = place === id || clauses.some((clause) => clause.id === place)
  return (
    <li>
      <a href={rulesAddress(gameId, id)}>
        <span className="contents__number">{id.replace(/^\D+/, '')}</span>
        <span>{title}</span>
      </a>
      {isHere && (
        <ol className="contents__clauses">
          {clauses.map((clause) => (
            <li key={clause.id}>
              <a
                href={rulesAddress(gameId, clause.id)}
                aria-current={clause.id === place ? 'location' : undefined}
              >
                {clause.id.replace(/^\D+/, '')} {clause.title}
              </a>
            </li>
          ))}
        </ol>
      )}
    </li>
  )
}
