/** What can be chosen in the menu of a table. */
export const MENU_TEXT = {
  save: 'Save to a file',
  share: 'Share a link…',
  open: 'Open a file…',
  newGame: 'New game…',
  seats: 'Who plays…',
  terms: 'This game…',
  dice: 'Statistics of dice…',
  passphrase: 'Passphrase…',
  diceByProgram: 'Dice: rolled here',
  diceTyped: 'Dice: thrown by hand',
  rules: 'Rules',
  charts: 'Charts and tables',
  study: 'Study this game',
  noStudy: 'A side has set a passphrase: the game can be studied once it is over.',
  settings: 'Settings…',
  report: 'Report a fault…',
} as const
