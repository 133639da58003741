/** The words said of a chosen file. */
export const FILE_TEXT = {
  drop: 'Drop the saved game to open it',
  badTitle: 'This file cannot be opened',
  bad: (name: string) => `“${name}” was refused. Nothing on the table has changed.`,
  unknownGame: (game: string) => `is "${game}", which is not a game of this program`,
  tooLarge: (most: number) =>
    `is larger than ${most / 1_000_000} MB, which no saved game is; choose another file`,
  unreadable: 'cannot be read; choose a file that is still there, not a folder',
  broke:
    'was not opened: a part of the program is missing, or broke on it. Load this page again, and open the file once more',
  replaceTitle: 'The game at the table is kept nowhere',
  replace: (scenario: string, moment: string) =>
    `This browser does not keep the game in progress (${scenario}, ${moment}). Opening this file takes its place.`,
  replaceIt: 'Open the file',
  saveFirst: 'Save the game in progress',
  cancel: 'Cancel',
  close: 'Close',
} as const
