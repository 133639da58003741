/** The words of slides, and of what cannot become slides. */
export const DECK_TEXT = {
  noLesson: 'This game has no such lesson.',
  noLine: 'The study has no such chapter or branch any more.',
  unread: {
    noGame: 'This browser does not keep that game any more.',
    locked: 'The game is locked by passphrases. Open it at its table and present it from there.',
  },
  noPosition: 'The position editor has no position in this tab.',
  game: 'The game',
  now: 'The game now',
  position: 'The position',
  isOver: 'The game is over.',
  goesOn: (moment: string) => `Next: ${moment}.`,
} as const
