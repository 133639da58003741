/** A chance from 0 to 1: '43 %'. */
export function percentText(chance: number): string {
  return `${Math.round(chance * 100)} %`
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

/** Everything that the report of a game says. */
export const REPORT_TEXT = {
  title: (game: string) => `Report: ${game}`,
  loading: 'The report is being made …',
  refused: 'There is no report:',
  noReckoning: 'This game makes no reports.',
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
    lead: 'How likely each side is to win, as the computer player judges every position by itself.',
    summary: (first: string, from: string, to: string) =>
      `The chance of the ${first} goes from ${from} to ${to}.`,
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
    /** 'Wizard +23: from 41 % to 64 %'. */
    swing: (seat: string, points: number, from: string, to: string) =>
      `${seat} +${points}: from ${from} to ${to}`,
    quiet: 'Nothing but the next segment.',
  },
  luck: {
    title: 'Luck',
    lead: 'What the dice gave beyond what the tables give on average for exactly these rolls, counted out and not drawn.',
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
