/** The words of the shell. */
export const TEXT = {
  product: 'Hexhearth',
  titleOf: (name: string) => `${name} · Hexhearth`,
  loading: 'Laying out the table…',

  home: {
    lead: 'Fantasy wargames of hexes and counters, for two at one table: the rules kept, the secrets too.',
    continue: 'Continue',
    continueGame: (game: string) => `Continue ${game}`,
    waitsFor: (seat: string) => `The ${seat} is to play`,
    over: 'The game is over',
    games: 'On the table',
    newGame: 'New game',
    newGameOf: (game: string) => `New game of ${game}`,
    open: 'Open a file',
    openHint: 'Or drop a saved game anywhere on this page.',
    coming: 'On the shelf',
    notYet: 'Not yet',
    design: (designer: string, year: number) => `Design: ${designer}, ${year}`,
    about: 'Credits and licenses',
  },

  newGame: {
    replaces: (scenario: string, moment: string) =>
      `A game is in progress (${scenario}, ${moment}). Starting another takes its place.`,
    saveFirst: 'Save it to a file',
  },

  play: {
    home: 'Home',
    undo: 'Undo',
    redo: 'Redo',
    undoKeys: 'U',
    redoKeys: 'R',
    undoStops: (reason: string) => `Undo stops here. ${reason}`,
    menu: 'Menu',
    save: 'Save to a file',
    open: 'Open a file…',
    newGame: 'New game…',
    diceByProgram: 'Dice: rolled here',
    diceTyped: 'Dice: thrown by hand',
    settings: 'Settings…',
    keys: 'Keys',
    notSaved: (reason: string) => `Not saved: ${reason}`,
    notSavedShort: 'Not saved',
  },

  curtain: {
    heading: (seat: string) => `The table passes to the ${seat}`,
    explain: (other: string) => `Something on the table is secret. Let the ${other} look away first.`,
    take: (seat: string) => `I am the ${seat}`,
  },

  rolls: {
    explain: (count: number, faces: number) =>
      count === 1
        ? `Throw one ${faces}-sided die and enter what it shows.`
        : `Throw ${count} ${faces}-sided dice and enter what they show, in order.`,
    die: (number: number) => `Die ${number}`,
    face: (value: number) => `A ${value}`,
    use: 'Use these rolls',
    clear: 'Clear',
    cancel: 'Cancel',
  },

  settings: 'Settings',

  file: {
    drop: 'Drop the saved game to open it',
    badTitle: 'This file cannot be opened',
    bad: (name: string) => `“${name}” was refused. Nothing on the table has changed.`,
    unknownGame: (game: string) => `is "${game}", which is not a game of this program`,
    tooLarge: 'is larger than any saved game',
    replaceTitle: 'A game is in progress',
    replace: (scenario: string, moment: string) =>
      `Opening this file takes the place of the game in progress (${scenario}, ${moment}).`,
    replaceIt: 'Open the file',
    saveFirst: 'Save the game in progress',
    cancel: 'Cancel',
    close: 'Close',
  },

  stored: {
    title: 'The game kept in this browser cannot be opened',
    explain: 'It may have been written by another version. Keep the file; nothing in it is lost.',
    download: 'Download the save',
    newGame: 'New game',
    home: 'Home',
  },

  failure: {
    title: 'Something broke',
    explain: 'This is a fault in the program. Your game is kept as it stood before.',
    what: 'What happened',
    download: 'Download the save',
    reload: 'Reload',
    back: 'Back to the table',
  },

  dismiss: 'Dismiss',
} as const
