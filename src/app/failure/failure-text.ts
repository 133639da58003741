import type { Occasion } from '@/store/failure'

/** The words of what is said of a bug. */
export const FAILURE_TEXT = {
  title: 'Something broke',
  explain: 'This is a fault in the program. Your game is kept as it stood before.',
  what: 'What happened',
  masked: 'What it says is left out here: it might tell something hidden.',
  download: 'Download the save',
  reload: 'Reload',
  goOn: 'Go on',
  report: 'Save a report…',
  said: {
    command:
      'A fault in the program stopped this move. The game stands as it did before it, and nothing is lost. Go on with another move, or reload the page and try this one again.',
    drawing:
      'A fault in the program kept the table from being shown. The game stands where it could last be seen, and is kept. Go on from there, or reload the page.',
    page: 'A fault in the program stopped what was just done. The game stands as it did, and nothing is lost. Go on playing; should something look odd, reload the page.',
  } satisfies Readonly<Record<Occasion, string>>,
  again: (times: number) =>
    `It has struck ${times} times now: go another way, and save a report so that it can be mended.`,
} as const
