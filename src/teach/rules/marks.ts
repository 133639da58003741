/** A run of a text that was searched for, or one that was not. */
export interface MarkedRun {
  readonly text: string
  readonly hit: boolean
}

const SPECIAL = /[.*+?^${}()|[\]\\]/g

/** A text in runs, those that begin or hold a word searched for told from the others; case does not matter. */
export function marksIn(text: string, sought: readonly string[]): readonly MarkedRun[] {
  if (sought.length === 0) return [{ text, hit: false }]
  const wanted = new RegExp(`(${sought.map((word) => word.replace(SPECIAL, '\\$&')).join('|')})`, 'giu')
  return text
    .split(wanted)
    .map((run, nth) => ({ text: run, hit: nth % 2 === 1 }))
    .filter((run) => run.text !== '')
}
