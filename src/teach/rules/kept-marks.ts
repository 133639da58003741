import type { RulePart } from '@/engine/rulebook/rule-parts'

/** A piece of a text, and the marks that stay on its line with it. */
export interface KeptPart {
  readonly part: RulePart
  readonly before: string
  readonly after: string
}

const OPENING = /[(“‘]+$/
const CLOSING = /^[,.;:!?)”’…]+/

/**
 * The pieces of a text with the marks before and behind them: a line may break beside what is a box of its own, such as
 * a term or a key, but no line begins with a comma.
 */
export function withMarks(parts: readonly RulePart[]): readonly KeptPart[] {
  const isBox = (part: RulePart | undefined) =>
    part !== undefined && part.kind !== 'words' && part.kind !== 'clause'
  const wordsOf = (part: RulePart | undefined) => (part?.kind === 'words' ? part.words : '')
  return parts.flatMap((part, nth): readonly KeptPart[] => {
    const [last, next] = [parts[nth - 1], parts[nth + 1]]
    if (isBox(part)) {
      const before = OPENING.exec(wordsOf(last))?.[0] ?? ''
      return [{ part, before, after: CLOSING.exec(wordsOf(next))?.[0] ?? '' }]
    }
    if (part.kind !== 'words') return [{ part, before: '', after: '' }]
    const rest = isBox(last) ? part.words.replace(CLOSING, '') : part.words
    const words = isBox(next) ? rest.replace(OPENING, '') : rest
    return words === '' ? [] : [{ part: { kind: 'words', words }, before: '', after: '' }]
  })
}
