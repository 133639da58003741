/** Words around what both sides agreed on. */
export const TERMS_TEXT = {
  title: 'This game',
  sealsTitle: 'Seals',
  choice: 'Hidden choice',
  dice: 'Dice of the program',
  /** The entries are those of the log. */
  diceFrom: (commands: number) => (commands === 0 ? 'From the beginning' : `After ${commands} commands`),
  noDice: 'Thrown by hand; nothing is sealed.',
  notSealed: 'Not sealed',
  sealsHint:
    'Note these fingerprints down: when the game is over, what they stand for is shown, and anyone can check it.',
  keepingTitle: 'How it is kept',
  keeping: {
    packed:
      'Packed: the saved game and its files cannot be read by the way, but whoever takes the trouble can unpack them.',
    locked: 'Locked: the saved game and its files open with the passphrases of those who have set one:',
    open: 'Open: the game is over, and anybody may read all of it.',
  },
} as const
