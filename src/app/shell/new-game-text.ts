/** What is said where a game begins. */
export const NEW_GAME_TEXT = {
  title: (game: string) => `${game}: a new game`,
  more: 'Names, colors and a clock',
  nameOf: (seat: string) => `${seat}: player’s name`,
  nameHint:
    'You may leave names empty. They are shown at the table and in lists on this device, each with its color.',
  passphrases:
    'A side that wants its secrets locked sets a passphrase once it holds the mouse: Menu, Passphrase…',
  replaces: (scenario: string, moment: string) =>
    `This browser does not keep the game in progress (${scenario}, ${moment}). Starting another takes its place.`,
  saveFirst: 'Save it to a file',
} as const
