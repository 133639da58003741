import type { Occasion } from '@/store/failure'

/** The words of what is said of a bug. */
export const FAILURE_TEXT = {
  title: 'Something broke',
  explain: 'This is a fault in the program. What was kept of your game stays kept.',
  notKept: 'This browser does not keep the game: download the save before you reload the page.',
  nothingKept: 'No game is kept here that could be downloaded.',
  what: 'What happened',
  masked: 'What it says is left out here: it might tell something hidden.',
  download: 'Download the save',
  reload: 'Reload',
  goOn: 'Go on',
  report: 'Save a report…',
  reportTitle: 'A report of a fault',
  reportLead:
    'A file for whoever mends this program. It is saved on this device and sent nowhere; pass it on yourself, with a sentence on what you did.',
  holds: 'What it holds',
  parts: {
    program:
      'the version of the program, the browser, the size of the screen, which page was open, your settings',
    error: 'the fault: its kind, how often it struck, and where in the program',
    message: 'what the fault says',
    command: 'the kind of command that it stopped',
    commands: (count: number) =>
      count === 1 ? 'the kind of the last open command' : `the kinds of the last ${count} open commands`,
    whole: 'the game, to be played again',
    standIns:
      'the game as it lies open, to be played again with stand-ins for what is hidden: it tells no secret',
    open: 'the game as it lies open, with what all sides may know of every step: it tells no secret',
  },
  saveReport: 'Save the report',
  gathering: 'Gathering…',
  notGathered: 'It could not be gathered. Close this, and try again.',
  cancel: 'Cancel',
  said: {
    command:
      'A fault in the program stopped this move. The game stands as it did before it; dice typed for it count no more. Go on with another move, or reload the page and try this one again.',
    drawing:
      'A fault in the program kept the table from being shown. The game stands where it could last be seen: a move that could not be shown was taken back, with its dice. Go on from there, or reload the page.',
    page: 'A fault in the program stopped what was just done. The game stands as it did. Go on playing; should something look odd, reload the page.',
  } satisfies Readonly<Record<Occasion, string>>,
  again: (times: number) =>
    `It has struck ${times} times now: go another way, and save a report so that it can be mended.`,
} as const
