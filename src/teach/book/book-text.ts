/** What every book of rules has that no game writes. */
export const BOOK_TEXT = {
  glossary: 'Glossary',
  glossaryIntro: 'Words that mean something definite in this game.',
} as const
