/** What is said of bots. */
export const BOTS_TEXT = {
  noBot: (game: string) => `There is no bot for the game "${game}" in this version of the program.`,
  stopped: (reason: string) => `The bot could not think: ${reason}`,
  unloaded: 'its part of the program could not be loaded. Go online, if you are not, and try again.',
  unreadable: 'its answer could not be read. Reload the page and try again.',
} as const
