/** What is said of a kept game that cannot be opened. */
export const STORED_TEXT = {
  title: 'The game kept in this browser cannot be opened',
  explain: 'It may have been written by another version. Keep the file; nothing in it is lost.',
  download: 'Download the save',
  newGame: 'New game',
  home: 'Home',
  silentTitle: 'This browser’s storage does not answer',
  silent:
    'Your games are kept there, but cannot be read now. Close other tabs of Hexhearth and try again. You can also open a saved file, or start a new game; it is not kept until the storage answers.',
  again: 'Try again',
  open: 'Open a file…',
} as const
