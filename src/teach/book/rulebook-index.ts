import type { GlossaryTerm, RuleChapter, Rulebook, RuleText } from '@/engine/rulebook/rulebook'
import { isNamedPart, type NamedPart, type RulePart, rulePartsOf } from '@/engine/rulebook/rule-parts'
import { isKeyId, keyNameOf } from '@/widgets/keys'

interface RulebookIndex {
  /** What sections, clauses, chapters and notes are called in a link, by id. */
  readonly names: ReadonlyMap<string, string>
  readonly terms: ReadonlyMap<string, GlossaryTerm>
}

const indexes = new WeakMap<Rulebook, RulebookIndex>()

function indexOf(rulebook: Rulebook): RulebookIndex {
  const known = indexes.get(rulebook)
  if (known) return known
  const clauses = rulebook.sections.flatMap((section) => section.clauses)
  const index: RulebookIndex = {
    names: new Map([
      ...[...rulebook.sections, ...clauses].map(({ id, title }) => [id, `${id} ${title}`] as const),
      ...chaptersOf(rulebook)
        .flatMap((chapter) => [chapter, ...chapter.notes])
        .map(({ id, title }) => [id, title] as const),
    ]),
    terms: new Map(rulebook.glossary.map((term) => [term.term, term])),
  }
  indexes.set(rulebook, index)
  return index
}

/** The chapters before the rules and after them. */
export function chaptersOf({ opening = [], closing = [] }: Rulebook): readonly RuleChapter[] {
  return [...opening, ...closing]
}

/** Whether the book has a section, clause, chapter or note of an id, so that a link to it leads somewhere. */
export function hasPlace(rulebook: Rulebook, id: string): boolean {
  return indexOf(rulebook).names.has(id)
}

/** A clause of the book to show how one is named. */
export function exampleIn({ sections }: Rulebook): string {
  return sections.flatMap(({ clauses }) => clauses)[0]?.id ?? ''
}

/** A term of the glossary as it is looked up, or undefined if the book has none. */
export function termOf(rulebook: Rulebook, term: string): GlossaryTerm | undefined {
  return indexOf(rulebook).terms.get(term)
}

/** How a piece of a text reads; a link without words of its own names a clause by id and title, a note by its title. */
export function wordsOf(rulebook: Rulebook, part: RulePart): string {
  if (isNamedPart(part)) return namedWords(part)
  if (part.kind !== 'clause') return part.words
  return part.words ?? indexOf(rulebook).names.get(part.clause) ?? part.clause
}

/** What is named, as the page shows it. */
export function namedWords({ kind, name }: NamedPart): string {
  if (kind === 'key') return isKeyId(name) ? keyNameOf(name) : name
  return kind === 'button' ? name.replace(' > ', ' › ') : name
}

/** A text without its links and terms, as it is read aloud or searched. */
export function plainTextOf(rulebook: Rulebook, text: RuleText): string {
  return rulePartsOf(text)
    .map((part) => wordsOf(rulebook, part))
    .join('')
}
