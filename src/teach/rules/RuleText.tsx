import type { Rulebook, RuleText as Text } from '@/engine/rulebook/rulebook'
import { type RulePart, rulePartsOf } from '@/engine/rulebook/rule-parts'
import { rulesAddress } from '../addresses/rules-address'
import { withMarks } from './kept-marks'
import { hasPlace, termOf, wordsOf } from '../book/rulebook-index'
import { Term } from './Term'
import styles from './rule-text.module.css'

interface RuleTextProps {
  readonly rulebook: Rulebook
  readonly text: Text
}

/** A text of rules help, inline: clauses are links, terms of the glossary explain themselves. */
export function RuleText({ rulebook, text }: RuleTextProps) {
  return withMarks(rulePartsOf(text)).map(({ part, before, after }, nth) => {
    const piece = <Part key={nth} rulebook={rulebook} part={part} />
    if (before === '' && after === '') return piece
    return (
      <span key={nth} className={styles.kept}>
        {before}
        {piece}
        {after}
      </span>
    )
  })
}

interface PartProps {
  readonly rulebook: Rulebook
  readonly part: RulePart
}

/** What the book does not know is plain words, so that a lesson of somebody's own cannot break a page. */
function Part({ rulebook, part }: PartProps) {
  const words = wordsOf(rulebook, part)
  switch (part.kind) {
    case 'words':
      return words
    case 'clause':
      return hasPlace(rulebook, part.clause) ? (
        <a href={rulesAddress(rulebook.gameId, part.clause)}>{words}</a>
      ) : (
        words
      )
    case 'key':
      return (
        <kbd className={styles.named} data-named={part.kind}>
          {words}
        </kbd>
      )
    case 'button':
    case 'hex':
    case 'unit':
    case 'shown':
      return (
        <b className={styles.named} data-named={part.kind}>
          {words}
        </b>
      )
    case 'term': {
      const term = termOf(rulebook, part.term)
      return term ? (
        <Term rulebook={rulebook} term={term}>
          {words}
        </Term>
      ) : (
        words
      )
    }
  }
}
