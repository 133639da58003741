import type { RuleText } from './rulebook'

/** What a text tells the reader to do, each written `{{kind:name}}`. */
const NAMED_KINDS = ['key', 'button', 'hex', 'unit', 'shown'] as const
export type NamedKind = (typeof NAMED_KINDS)[number]

/**
 * Something on the page that a text names: a key to press, by what it does (`{{key:endSegment}}`); a button, a hex
 * or a unit to choose, as the page writes them (`{{button:Roll}}`, `{{hex:C6}}`, `{{unit:Elf 3}}`); something
 * shown that is to be left as it is (`{{shown:Take the wand along}}`).
 */
export interface NamedPart {
  readonly kind: NamedKind
  readonly name: string
}

/** A piece of a text: plain words, a link to a clause, a term of the glossary, something named on the page. */
export type RulePart =
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'clause'; readonly clause: string; readonly words: string | null }
  | { readonly kind: 'term'; readonly term: string; readonly words: string }
  | NamedPart

/** A link `[[AR-7.6|words]]`, a term `{{stack|stacks}}`, the words of which may be left out, or a name `{{hex:C6}}`. */
const MARKUP =
  /\[\[([^[\]|]+)(?:\|([^[\]]+))?\]\]|\{\{([a-z]+):([^{}]+)\}\}|\{\{([^{}|]+)(?:\|([^{}]+))?\}\}/g

/** The pieces of a text, in order. */
export function rulePartsOf(text: RuleText): readonly RulePart[] {
  const parts: RulePart[] = []
  let read = 0
  for (const match of text.matchAll(MARKUP)) {
    if (match.index > read) parts.push({ kind: 'words', words: text.slice(read, match.index) })
    parts.push(markedPart(match))
    read = match.index + match[0].length
  }
  if (read < text.length) parts.push({ kind: 'words', words: text.slice(read) })
  return parts
}

/** Whether a piece names something on the page. */
export function isNamedPart(part: RulePart): part is NamedPart {
  return isNamedKind(part.kind)
}

function markedPart(match: RegExpExecArray): RulePart {
  const [whole, clause, clauseWords, kind = '', name = '', term = '', termWords] = match
  if (clause !== undefined) return { kind: 'clause', clause, words: clauseWords ?? null }
  if (isNamedKind(kind)) return { kind, name: name.trim() }
  return kind === '' ? { kind: 'term', term, words: termWords ?? term } : { kind: 'words', words: whole }
}

function isNamedKind(kind: string): kind is NamedKind {
  return NAMED_KINDS.some((one) => one === kind)
}
