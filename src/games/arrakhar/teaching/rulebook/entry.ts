import type { RuleClause, RuleText, Ruling } from '@/engine/rulebook'
import { type Clause, CLAUSES } from '../../content/clauses'

/** A clause under the title by which the whole program knows it, a paragraph to each text. */
export function entry(id: Clause, ...text: readonly RuleText[]): RuleClause {
  return { id, title: CLAUSES[id], text }
}

/** A clause with a decision that the original leaves open. */
export function ruled(clause: RuleClause, ruling: Ruling): RuleClause {
  return { ...clause, ruling }
}
