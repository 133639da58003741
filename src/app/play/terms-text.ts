/** Words around what both sides agreed on. */
export const TERMS_TEXT = {
  title: 'This game',
  sealsTitle: 'Seals',
  choice: 'Hidden choice',
  dice: 'Dice of the program',
  /** Only open steps count: how many others there were is nobody's business. */
  diceFrom: (steps: number) => {
    if (steps === 0) return 'From the beginning'
    return steps === 1 ? 'After the first open step' : `After ${steps} open steps`
  },
  noDice: 'Thrown by hand; nothing is sealed.',
  notSealed: 'Not sealed',
  sealsHint:
    'Note these fingerprints down: when the game is over, what they stand for is shown, and anyone can check it.',
  keepingTitle: 'How it is kept',
  keeping: {
    packed:
      'Packed: the saved game and its files tell nothing to a mere glance, but whoever takes the trouble can unpack them.',
    locked: 'Locked: the saved game and its files open with the passphrases of those who have set one:',
    open: 'Open: the game is over, and anybody may read all of it.',
  },
} as const
