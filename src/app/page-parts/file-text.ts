import { apart } from '@/engine/basics/phrases'

/** The words said of a chosen file. */
export const FILE_TEXT = {
  drop: 'Drop the file to open it',
  badTitle: 'This file cannot be opened',
  bad: (name: string) => `“${apart(name)}” was refused. Nothing on the table has changed.`,
  unknownGame: (game: string) => `is "${game}", which is not a game of this program`,
  tooLarge: (most: number) =>
    `is larger than ${most / 1_000_000} MB, which no file of this program is; choose another one`,
  nothing: 'is no file of this program: open a saved game, a study, a lesson or a position',
  lab: 'is a file of results of the balance lab; it cannot be opened here',
  report: 'is the report of a fault, for those who mend the program; there is no game in it',
  noRoom: 'cannot be opened: this browser has no room left for it',
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
