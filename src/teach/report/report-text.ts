/** A chance from 0 to 1: '43%'. */
export function percentText(chance: number): string {
  return `${Math.round(chance * 100)}%`
}

/** A number with a sign and one decimal: '+3.2', '−1', '0'. */
export function signedText(value: number): string {
  const rounded = Math.round(value * 10) / 10
  if (rounded === 0) return '0'
  return `${rounded > 0 ? '+' : '−'}${Math.abs(rounded)}`
}

/** A number with one decimal at most. */
export function amountText(value: number): string {
  return String(Math.round(value * 10) / 10)
}

interface Swing {
  /** 'Sorcerer beats Wizard'. */
  readonly beats: string
  readonly from: string
  readonly to: string
}

/** Everything that the report of a game says. */
export const REPORT_TEXT = {
  title: (game: string) => `Report: ${game}`,
  loading: 'The report is being made …',
  refused: 'There is no report:',
  noLuckReport: 'This game makes no reports.',
  noLine: 'The study has no such line any more.',
  nothing: 'Nothing has been played yet that could be reported on.',
  toTable: 'Back to the table',
  toStudy: 'Step through it',
  studies: 'Studies',
  print: 'Print report',
  wins: (seat: string) => `${seat} wins.`,
  draw: 'A draw.',
  goesOn: 'The game goes on.',
  /** Whose knowledge the report is made with. */
  eyes: {
    over: 'Looked back on with everything revealed, as the referee sees it: also what one side could not know.',
    open: 'With everything revealed, as the referee sees it: also what one side cannot know.',
    kept: 'The game goes on: only what lies open on the table goes into this report.',
  },
  keys: 'Left and right arrow step from point to point, Home and End go to the ends, Enter opens the position.',
  open: 'Open this position',
  table: 'Show as a table',
  when: 'When',
  what: 'What happened',
  chances: {
    title: 'Chances',
    name: 'Chances of both sides',
    lead: 'Who is likely to win, as the computer player judges every position by itself. It thinks better of whichever side is to play.',
    whose: 'Chance of',
    nameOf: (seat: string) => `Chances of ${seat}`,
    /** Where more than one seat plays against the one that is looked at. */
    others: 'the others',
    /** What the chances are chances of. */
    beats: (first: string, second: string) => `${first} beats ${second}`,
    summary: (beats: string, from: string, to: string) =>
      `The chance that ${beats} goes from ${from} to ${to}.`,
    progress: 'Positions judged',
    judging: (done: number, all: number) => `${done} of ${all} positions judged`,
    stripKeys: 'Left and right arrow go from step to step, Home and End to the ends.',
    stop: 'Stop',
    goOn: 'Judge the rest',
    failed: 'The positions cannot be judged:',
  },
  turning: {
    title: 'Turning points',
    none: 'No step changed the chances by five in a hundred or more.',
    wait: 'They are known once all positions have been judged.',
    lead: 'The largest swings between like moments: while one side is to play, or from where its part of a turn begins to where it begins a turn later.',
    /** 'Wizard +23: the chance that Sorcerer beats Wizard goes from 64% to 41%.' */
    swing: (seat: string, points: number, { beats, from, to }: Swing) =>
      `${seat} +${points}: the chance that ${beats} goes from ${from} to ${to}.`,
    quiet: 'Nothing to tell.',
    learn: (seat: string, isAlone: boolean) =>
      isAlone ? 'Learn from your mistakes' : `Learn from your mistakes: ${seat}`,
  },
  luck: {
    title: 'Luck',
    lead: 'What the dice gave beyond what the tables give on average for exactly these rolls, calculated exactly.',
    none: 'No die has been rolled yet.',
    measure: 'Counted',
    name: (measure: string) => `Luck: ${measure}`,
    rolls: 'Rolls',
    sums: 'Luck of the whole game',
    of: 'Dice give',
    side: 'Side',
    given: 'Given',
    owed: 'Owed',
    excess: 'Difference',
    spread: 'Usual',
    within: (spread: string) => `±${spread}`,
    spreadNote: 'Usual: in about two of three games, fair dice stay within so much of what they owe.',
    clause: 'Clause',
  },
  losses: {
    title: 'Losses',
    summary: (parts: readonly string[]) => `At the end: ${parts.join(', ')}.`,
  },
  dice: 'Dice',
} as const
