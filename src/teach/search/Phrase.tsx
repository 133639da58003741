import { stemOf } from './stems'

interface PhraseProps {
  readonly words: string
  /** Words that were looked for, as they are compared. */
  readonly stems: ReadonlySet<string>
}

const WORDS = /([\p{L}\p{N}]+)/gu

/** Words with whatever was looked for picked out, in whatever form it stands there. */
export function Phrase({ words, stems }: PhraseProps) {
  if (stems.size === 0) return words
  return words
    .split(WORDS)
    .map((run, nth) => (stems.has(stemOf(run) ?? '') ? <mark key={nth}>{run}</mark> : run))
}
