const counted = (count: number, noun: string) => `${count} ${count === 1 ? noun : `${noun}s`}`
const characters = (count: number) => counted(count, 'character')

/** The words of links that are made, shared and opened. */
export const LINK_TEXT = {
  empty: 'nothing stands behind the game’s name, so it was cut off',
  cutShort: (length: number) => `only ${characters(length)} of it arrived, so its end is missing`,
  missing: (count: number) => `${characters(count)} missing, most likely at its end`,
  tooMany: (count: number) => `it has ${characters(count)} too many`,
  changed: 'a character was changed on the way',
  stranger: (sign: string, place: number) => `the sign “${sign}” at place ${place} does not belong there`,
  badStart: (sign: string) => `it begins with “${sign}”, as no link does`,
  newer: (version: string) =>
    `version ${version} of links is not known here. A newer program made it; reload this page, then open the link again`,
  tooLong: (most: number) => `it is longer than ${most} characters`,
  bomb: (most: number) =>
    `it unfolds to more than ${most / 1_000_000} million characters, more than any game needs`,
  unreadable: 'what it holds cannot be unpacked',
  misshapen: 'what it holds is not put together as links are',
  otherGame: (found: string, wanted: string) => `is "${found}", not "${wanted}"`,
  tooMuch: 'This is too much for a link. Save it to a file, and pass on the file.',

  home: 'Home',
  openTitle: 'A shared link',
  reading: 'Reading the link …',
  damagedTitle: 'This link cannot be opened',
  damaged: (why: string) => `This link is damaged: ${why}.`,
  fault: (path: string, message: string) => `${path}: ${message}`,
  moreFaults: (count: number) => `${count} more faults`,
  damagedHelp:
    'Ask for it again, best as a file: chat and mail programs cut long links. Nothing here has changed.',
  kinds: {
    game: 'A game',
    position: 'A position',
    study: 'A study',
    lesson: 'A lesson',
    'hand-in': 'A hand-in',
  },
  facts: {
    game: 'Game',
    scenario: 'Scenario',
    moment: 'Stands at',
    steps: 'Commands played',
    chapters: 'Chapters',
    learner: 'Handed in by',
    solved: 'Tasks solved',
  },
  holdsSecrets:
    'Something in it is still hidden from one side. Whoever studies it can see everything; whoever plays it sees only their own side.',
  open: 'Open at the table',
  openHint: 'It becomes a game of its own; yours stay as they are.',
  keepHint: 'Opening it changes nothing of your own games.',
  study: 'Study it',
  learn: 'Open the lesson',
  gather: 'Add to your class',
  gatherHint: 'Meant for the teacher: it goes into a table that is kept in this browser.',
  solvedOf: (solved: number, all: number) => `${solved} of ${all}`,
  picture: 'The board as it lies open',
  noRoom: 'This browser has no room for it. Ask for a file instead.',
  fileName: 'shared-link.json',

  locked:
    'A side has set a passphrase, and a link cannot ask for it. Pass on a file instead: it opens with the passphrases.',
  share: 'Share…',
  shareOf: (title: string) => `Share: ${title}`,
  shareTitles: {
    game: 'Share this game',
    position: 'Share this position',
    study: 'Share this study',
    lesson: 'Share this lesson',
  },
  shareLead: 'The link itself holds everything: nothing is sent to a server.',
  addressLead: 'Nothing is sent to a server.',
  courseLead: 'The link leads to a lesson of the course, which every copy of Hexhearth has.',
  what: 'What the link holds',
  shares: {
    game: 'The whole game',
    position: 'The position as it stands',
    study: 'The whole study',
    lesson: 'The whole lesson',
    chapter: (title: string) => `This chapter alone: ${title}`,
  },
  shareHints: {
    game: (hasSecrets: boolean) =>
      hasSecrets
        ? 'Every command and roll so far, and everything hidden.'
        : 'Every command and roll so far; nothing in it is hidden any more.',
    position: (hasSecrets: boolean) =>
      hasSecrets
        ? 'To begin from here; what is hidden goes along.'
        : 'To begin from here. Everything in it lies open on the table.',
    study: (chapters: number) => `${counted(chapters, 'chapter')} with all notes and branches.`,
    lesson: (chapters: number) => `${counted(chapters, 'chapter')}.`,
    chapter: 'Shorter, and enough for one task on a page or a sheet.',
  },
  openAtChapter: (number: number) => `Open at chapter ${number}`,
  openAtStep: (moment: string, look: string) => `Open at this step: ${moment}. Point of view: ${look}`,
  secrets:
    'This game is still running. Whoever opens the link can see everything that is hidden from either side, such as a sealed choice.',
  agree: 'All players agree that the link holds what is hidden',
  withDice: 'Take the dice along; all players agree',
  diceHint:
    'Whoever has the dice of this game could work out its coming rolls. Without them, the opened game rolls new dice.',
  notYet:
    'The link is made once all players agree. To show only what lies open, send a picture of the screen.',
  making: 'Making the link …',
  link: (length: number) => `Link, ${length} characters`,
  shortEnough: 'Short enough for nearly every program.',
  cutBySome:
    'Longer than 2000 characters: text messages, Discord and some mail programs cut it. Chat programs with long messages and web pages keep it whole.',
  cutByMost: 'Longer than 8000 characters: most chat and many mail programs cut it. A file is safer.',
  copy: 'Copy link',
  copied: 'Copied.',
  byHand: 'It is selected: press Ctrl+C to copy it.',
  saveFile: 'Save to a file',

  codeLabel: (title: string) => `QR code of the link that opens ${title}`,
  codeHint: 'Point a phone’s camera at it.',
  noCode: (length: number, most: number) =>
    `Too long for a QR code that phones can read: ${length} characters of at most ${most}. Pass on the link or a file.`,
  saveCode: 'Save QR code',
  codeFile: 'qr-code.svg',
  embed: 'Show it on a web page',
  embedHint:
    'Paste this HTML into a page of your own: a blog, a course in a learning platform. Nothing is stored in the reader’s browser.',
  frameSize: 'Size',
  frameSizes: ({ width, height }: { readonly width: number; readonly height: number }) => ({
    wide: `Wide, ${width} × ${height}`,
    narrow: `Narrow, ${width} × ${height}`,
  }),
  frameTitle: (title: string) => `Hexhearth: ${title}`,
  code: 'HTML code',
  copyCode: 'Copy code',
} as const
