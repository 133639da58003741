/** What is said of a kept game that cannot be opened. */
export const STORED_TEXT = {
  title: 'The game kept in this browser cannot be opened',
  explain: 'It may have been written by another version. Keep the file; nothing in it is lost.',
  download: 'Download the save',
  newGame: 'New game',
  home: 'Home',
} as const
