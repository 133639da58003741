/** What can be chosen in the menu of a table. */
export const MENU_TEXT = {
  save: 'Save to a file',
  open: 'Open a file…',
  newGame: 'New game…',
  diceByProgram: 'Dice: rolled here',
  diceTyped: 'Dice: thrown by hand',
  settings: 'Settings…',
} as const
