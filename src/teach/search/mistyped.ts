import MiniSearch from 'minisearch'

/** Shorter words are taken as they are: too many are alike. */
const MISTYPED_FROM = 4
/** So much of a word may be amiss. */
const MISTYPED_SHARE = 0.25

/** Mends words that were typed amiss: one that is not known becomes the known one that is most like it, if any is. */
export function mendingBy(known: Iterable<string>): (word: string) => string {
  const words = new Set(known)
  const index = new MiniSearch<{ readonly id: string }>({ fields: ['id'], tokenize: (word) => [word] })
  index.addAll([...words].map((id) => ({ id })))
  return (word) => {
    if (words.has(word) || word.length < MISTYPED_FROM || /\d/.test(word)) return word
    const isBegun = [...words].some((one) => one.startsWith(word))
    const [best] = isBegun ? [] : index.search(word, { fuzzy: MISTYPED_SHARE })
    return best ? String(best.id) : word
  }
}
