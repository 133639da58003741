/** Words about passphrases. */
export const LOCK_TEXT = {
  title: 'This game is locked',
  lead: 'Each side that has set a passphrase types its own. It then opens behind the curtain.',
  passphraseOf: (side: string) => `Passphrase of the ${side}`,
  open: 'Open',
  trying: 'Trying it… This takes a moment on purpose, so that nobody can guess many.',
  wrong: (side: string) => `That is not the passphrase of the ${side}. Try again as often as you like.`,
  broken:
    'The passphrases are right, but what they open was changed on its way. Take another copy of the file.',
  notOpened: 'It was not opened: a part of the program is missing. Load this page again, and try once more.',
  opening: 'Opening it…',
  forgotten: 'A passphrase is forgotten: all sides agree to open the game',
  recoveryLead:
    'All parts of the recovery code together open the game. Each side types the part that it noted down last, while nobody else looks. Then all get new parts, and whoever has lost a passphrase sets another one.',
  halfOf: (side: string) => `Part of the ${side}`,
  halfHint: 'Twenty letters and digits. Capitals, hyphens and spaces do not matter.',
  badHalf: (side: string) => `The part of the ${side} must have twenty letters and digits.`,
  wrongHalves: 'These parts do not open this game. Look whether each stands with its own side.',
  agree: (side: string) => `The ${side} agrees to open the game`,
  backToPassphrases: 'Back to the passphrases',

  setTitle: (side: string) => `Passphrase of the ${side}`,
  setLead:
    'From then on the game is kept, and saved to files, under the passphrases of all who have set one. After a reload, and wherever its file is opened, each of them is asked for theirs.',
  setLost:
    'A lost passphrase cannot be found again. Only all parts of a recovery code, one for each side, open the game without it. Yours is shown to you next, and is another one with each passphrase that you set.',
  passphrase: 'Passphrase',
  passphraseHint:
    'Eight characters at least; four words that do not go together are easy to keep in mind. Do not let this browser save it: it would fill it in for another side, too.',
  again: 'Again',
  tooShort: 'It must have eight characters at least.',
  different: 'The two are not the same.',
  set: 'Set the passphrase',
  setting: 'Setting it…',
  isSet: (side: string) => `The passphrase of the ${side} is set.`,
  notSet: 'It was not set: the browser refused. Try again.',
  noCryptography:
    'This page came over a connection on which the browser offers no cryptography: no passphrase can be set.',
  isOver: 'The game is over: all of it lies open, and nothing is locked.',

  halfTitle: (side: string) => `The ${side}’s part of the recovery code`,
  halfLead:
    'If a passphrase of this game is ever lost, the parts of all sides together open it. Write yours down and keep it to yourself; one that you noted before does not count any more.',
  showHalf: 'Show my part of the recovery code again',
  noted: 'I have noted it down',
} as const
