import type { Rulebook, RuleText as Text } from '@/engine/rulebook/rulebook'
import { Marked } from './Marked'
import { type RulePart, rulePartsOf } from '@/engine/rulebook/rule-parts'
import { rulesAddress } from '../addresses/rules-address'
import { hasPlace, termOf, wordsOf } from './rulebook-index'
import { Term } from './Term'
import styles from './rule-text.module.css'

interface RuleTextProps {
  readonly rulebook: Rulebook
  readonly text: Text
  /** Words to be picked out, as somebody searched for them. */
  readonly sought?: readonly string[]
}

const NOTHING: readonly string[] = []

/** A text of rules help, inline: clauses are links, terms of the glossary explain themselves. */
export function RuleText({ rulebook, text, sought = NOTHING }: RuleTextProps) {
  return rulePartsOf(text).map((part, nth) => (
    <Part key={nth} rulebook={rulebook} part={part} sought={sought} />
  ))
}

interface PartProps {
  readonly rulebook: Rulebook
  readonly part: RulePart
  readonly sought: readonly string[]
}

/** What the book does not know is plain words, so that a lesson of somebody's own cannot break a page. */
function Part({ rulebook, part, sought }: PartProps) {
  const words = <Marked words={wordsOf(rulebook, part)} sought={sought} />
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
