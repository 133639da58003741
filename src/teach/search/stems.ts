import { stemmer } from 'stemmer'

/** Words that tell nothing of what is looked for. */
const EMPTY = new Set(
  (
    'a an and are as at be been by can could did do does for from had has have how i if in into is it its may me much my ' +
    'of on onto or our own shall she he should so some such than that the their them then there these they this ' +
    'to us was we what when where which who whom whose why will with would you your about mean means happen happens rule rules work works allowed possible get gets got go'
  ).split(' '),
)
const WORD = /[\p{L}\p{N}]+/gu

/** A word as it is compared: without accents, endings and case; null where it tells nothing. */
export function stemOf(word: string): string | null {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain === '' || EMPTY.has(plain) ? null : stemmer(plain)
}

/** The words of a text, a part of one after an apostrophe left out. */
export function wordsIn(text: string): readonly string[] {
  return text.replace(/[’']s?(?=\P{L}|$)/gu, ' ').match(WORD) ?? []
}

/** What a text is about, word by word as they are compared. */
export function stemsIn(text: string): readonly string[] {
  return wordsIn(text).flatMap((word) => stemOf(word) ?? [])
}
