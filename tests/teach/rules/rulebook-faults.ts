import type { Rulebook, RuleText } from '@/engine/rulebook/rulebook'
import { rulePartsOf } from '@/engine/rulebook/rule-parts'
import { chaptersOf, hasPlace, termOf } from '@/teach/book/rulebook-index'

/** What is wrong with the texts of a rulebook, as sentences: dead links, unknown terms, missing words. */
export function faultsOfRulebook(rulebook: Rulebook): readonly string[] {
  return textsOf(rulebook).flatMap(([place, text]) => [
    ...(text.trim() === '' ? [`${place} says nothing`] : []),
    ...faultsOfText(rulebook, text).map((fault) => `${place}: ${fault}`),
  ])
}

/** Dead links and unknown terms of a text, and markup that was not closed. */
export function faultsOfText(rulebook: Rulebook, text: RuleText): readonly string[] {
  return rulePartsOf(text).flatMap((part) => {
    switch (part.kind) {
      case 'clause':
        return hasPlace(rulebook, part.clause) ? [] : [`there is no ${part.clause}`]
      case 'term':
        return termOf(rulebook, part.term) ? [] : [`there is no term ${part.term}`]
      case 'key':
      case 'button':
      case 'hex':
      case 'unit':
      case 'shown':
        return [`names "${part.name}", which nobody can press beside the rules`]
      case 'words':
        return /\[\[|\]\]|\{\{|\}\}/.test(part.words) ? [`markup is broken in "${part.words}"`] : []
    }
  })
}

/** Every text of a rulebook with the place where it stands. */
export function textsOf(rulebook: Rulebook): readonly (readonly [place: string, text: RuleText])[] {
  const { sections, glossary } = rulebook
  const inChapters = chaptersOf(rulebook).flatMap(({ id, intro, notes }) => [
    [id, intro] as const,
    ...notes.flatMap(({ id: note, text, credits = [], diagram }) => [
      // A note without paragraphs says nothing either, unless it names people.
      ...(text.length + credits.length > 0 ? text : ['']).map((paragraph) => [note, paragraph] as const),
      ...(diagram ? [[`${note}, diagram`, diagram.caption] as const] : []),
    ]),
  ])
  const inSections = sections.flatMap(({ id, intro, diagram, clauses }) => [
    [id, intro] as const,
    ...(diagram ? [[`${id}, diagram`, diagram.caption] as const] : []),
    ...clauses.flatMap(({ id: clause, text, ruling, reconstruction }) => [
      // A clause without paragraphs says nothing either.
      ...(text.length > 0 ? text : ['']).map((paragraph) => [clause, paragraph] as const),
      ...(reconstruction === undefined ? [] : [[`${clause}, reconstruction`, reconstruction] as const]),
      ...(ruling ? [ruling.choice, ruling.reason].map((one) => [`${clause}, ruling`, one] as const) : []),
    ]),
  ])
  const inGlossary = glossary.flatMap(({ term, meaning, clause }) => [
    [term, meaning] as const,
    ...(clause === undefined ? [] : [[term, `[[${clause}]]`] as const]),
  ])
  return [...inChapters, ...inSections, ...inGlossary]
}
