/** What is left undone in a segment, as far as everybody may know. */
export interface Undone {
  /** What the rules demand before the segment ends: 'place 2 orcs'; '' for nothing. */
  readonly owed: string
  /** What merely may be done: '3 stacks can still move'; '' for nothing. */
  readonly optional: string
  /** Whether a player may have forgotten what is optional: then the end of the segment is worth a question. */
  readonly isWorthAsking: boolean
}

export const NOTHING_LEFT: Undone = { owed: '', optional: '', isWorthAsking: false }

/** What must be done. */
export function owed(...texts: readonly string[]): Undone {
  return { ...NOTHING_LEFT, owed: inOneLine(texts) }
}

/** What may be done and is not asked for again: it is seldom forgotten. */
export function optional(...texts: readonly string[]): Undone {
  return { ...NOTHING_LEFT, optional: inOneLine(texts) }
}

/** What may have been forgotten, if there is any of it. */
export function mayBeForgotten(...texts: readonly string[]): Undone {
  const left = optional(...texts)
  return { ...left, isWorthAsking: left.optional !== '' }
}

/** Several things, those that are nothing aside. */
export function inOneLine(texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join('; ')
}
