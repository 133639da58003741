/** What is said of a file that was just saved, by who can read it. */
export const SAVED_TEXT = {
  open: 'Saved. The game is over, and anybody can read all of the file.',
  packed: 'Saved. The file tells no secret to a mere glance, but whoever takes the trouble can unpack it.',
  locked: 'Saved. The file opens with the passphrases of those who have set one.',
} as const
