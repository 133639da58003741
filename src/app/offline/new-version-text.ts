/** What is said when a newer version of the program has come in. */
export const NEW_VERSION_TEXT = {
  ready: 'A new version is ready.',
  load: 'Load it',
  later: 'Later',
  notKept: 'The new version was not loaded: the game is not kept by this browser.',
} as const
