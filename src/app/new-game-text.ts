/** What a new game says of one that is kept nowhere. */
export const NEW_GAME_TEXT = {
  replaces: (scenario: string, moment: string) =>
    `This browser does not keep the game in progress (${scenario}, ${moment}). Starting another takes its place.`,
  saveFirst: 'Save it to a file',
} as const
