/** What a new game says of one that is kept nowhere. */
export const NEW_GAME_TEXT = {
  passphrases:
    'A side that wants its secrets locked sets a passphrase once it holds the mouse: Menu, Passphrase…',
  replaces: (scenario: string, moment: string) =>
    `This browser does not keep the game in progress (${scenario}, ${moment}). Starting another takes its place.`,
  saveFirst: 'Save it to a file',
} as const
