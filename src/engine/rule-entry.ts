import type { Diagram, RuleClause, RuleSection, RuleText, Ruling } from './rulebook'

/** How a game writes its clauses: each under the title by which the whole program knows it, a paragraph to a text. */
export function entriesUnder<Id extends string>(
  titles: Readonly<Record<Id, string>>,
): (id: Id, ...text: readonly RuleText[]) => RuleClause {
  return (id, ...text) => ({ id, title: titles[id], text })
}

/** A clause with a decision that the original leaves open. */
export function ruled(clause: RuleClause, ruling: Ruling): RuleClause {
  return { ...clause, ruling }
}

/** A clause that fills a gap of the original, with what it had to fit. */
export function rebuilt(clause: RuleClause, reconstruction: RuleText): RuleClause {
  return { ...clause, reconstruction }
}

/** A section with its clauses, and a diagram where there is something to see on a board. */
export function sectionOf(
  [id, title]: readonly [id: string, title: string],
  intro: RuleText,
  clauses: readonly RuleClause[],
  diagram: Diagram | null = null,
): RuleSection {
  return { id, title, intro, clauses, diagram }
}
