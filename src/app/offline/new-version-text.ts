/** What is said when a newer version of the program has come in. */
export const NEW_VERSION_TEXT = {
  ready: 'A new version is ready.',
  load: 'Load it',
  later: 'Later',
} as const
