import type { RuleText } from '@/engine/rulebook'

/** A piece of a text of rules help: plain words, a link to a clause, a term of the glossary. */
export type RulePart =
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'clause'; readonly clause: string; readonly words: string | null }
  | { readonly kind: 'term'; readonly term: string; readonly words: string }

/** A link `[[AR-7.6|words]]` or a term `{{stack|stacks}}`; the words may be left out. */
const MARKUP = /\[\[([^[\]|]+)(?:\|([^[\]]+))?\]\]|\{\{([^{}|]+)(?:\|([^{}]+))?\}\}/g

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

function markedPart([, clause, clauseWords, term = '', termWords]: RegExpExecArray): RulePart {
  return clause === undefined
    ? { kind: 'term', term, words: termWords ?? term }
    : { kind: 'clause', clause, words: clauseWords ?? null }
}
