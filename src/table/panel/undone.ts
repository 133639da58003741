/** What is left undone in a segment, as far as everybody may know. */
export interface Undone {
  /** '3 stacks can still move'; '' for nothing. */
  readonly text: string
  /** Whether a player may have forgotten it: then the end of the segment is worth a question. */
  readonly isWorthAsking: boolean
}

export const NOTHING_LEFT: Undone = { text: '', isWorthAsking: false }

/** What is said and not asked for again: the rules refuse to end the segment before, or it is seldom forgotten. */
export function told(...texts: readonly string[]): Undone {
  return { text: inOneLine(texts), isWorthAsking: false }
}

/** What may have been forgotten, if there is any of it. */
export function mayBeForgotten(...texts: readonly string[]): Undone {
  const text = inOneLine(texts)
  return { text, isWorthAsking: text !== '' }
}

/** Several things, those that are nothing aside. */
export function inOneLine(texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join('; ')
}
