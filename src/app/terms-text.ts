/** Words around what both sides agreed on. */
export const TERMS_TEXT = {
  title: 'This game',
} as const
