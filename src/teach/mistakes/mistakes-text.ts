/** A chance from 0 to 1: '62 in 100'. */
export function inHundred(chance: number): string {
  return `${Math.round(100 * chance)} in 100`
}

/** A difference of chances, and how far it may be off: '21 in 100, give or take 4'. */
export function differenceText(by: number, error: number): string {
  return `${inHundred(Math.abs(by))}, give or take ${Math.max(1, Math.round(200 * error))}`
}

/** Everything that is said to who learns from mistakes. */
export const MISTAKES_TEXT = {
  title: 'Learn from your mistakes',
  loading: 'Opening the game…',
  refused: 'Nothing to learn from here:',
  noBot: 'No computer player can judge this game.',
  noSeat: 'The address names no side of this game.',
  goesOn: 'The game goes on. Mistakes are looked for once it is over.',
  toReport: 'Back to the report',
  finding: {
    lead: (seat: string) =>
      `The computer player goes through every decision of ${seat} and weighs it, with what that side knew and many throws of the dice, against what it would have done. Up to five that cost most are then yours to play again.`,
    screening: (done: number, all: number) => `${done} of ${all} decisions weighed`,
    closely: (done: number, all: number) => `Weighing the costliest more closely: ${done} of ${all}`,
    progress: 'Decisions weighed',
    stop: 'Stop',
    goOn: 'Go on',
    stopped: 'Stopped.',
    failed: 'The decisions cannot be weighed:',
    tryAgain: 'Try again',
    none: (seat: string) =>
      `No mistakes found: no decision of ${seat} cost 8 in 100 or more, as far as the computer player can tell.`,
    nothing: (seat: string) => `${seat} has decided nothing in this game.`,
  },
  mistake: (nth: number, all: number) => `Mistake ${nth} of ${all}`,
  table: 'The game as it stood',
  chose: 'You chose:',
  nameless: 'a move without words',
  cost: (best: string, played: string, cost: string) =>
    `Your chance to win: ${best} with the bot’s answer, ${played} after this. It cost ${cost}.`,
  prompt: 'Find something better. Play one command on the board, or pick one of the bot’s ideas:',
  promptOnBoard: 'Find something better: play one command on the board.',
  ideas: 'Ideas of the bot',
  weighing: 'Weighing your move…',
  cancel: 'Cancel',
  failed: 'Your move could not be weighed:',
  youTried: 'You tried:',
  verdicts: {
    best: 'Well found: as good as the bot’s answer',
    better: 'Better',
    same: 'About as good as what you played',
    worse: 'Worse than what you played',
  },
  weighed: (tried: string, played: string) => `${tried} now, ${played} then.`,
  apart: (difference: string) => `Difference: ${difference}.`,
  dice: 'Dice on the board fell once; the figures are averages over many throws.',
  tryAgain: 'Try again',
  takeBack: 'Take back',
  answer: 'Show the bot’s answer',
  answered: 'The bot’s answer',
  why: 'Why',
  next: 'Next mistake',
  toSummary: 'Summary',
  locked: {
    weighing: 'Your move is being weighed.',
    judged: 'Try again to play something else.',
    answered: 'Take the bot’s answer back to play yourself.',
  },
  summary: {
    title: 'Summary',
    counted: (bettered: number, all: number) =>
      `You found something better in ${bettered} of ${all} ${all === 1 ? 'mistake' : 'mistakes'}.`,
    list: 'Your mistakes',
    better: (line: string, chance: string) => `Better: ${line} (${chance})`,
    answer: (line: string, chance: string) => `The bot’s answer: ${line} (${chance})`,
    open: 'Nothing better found yet.',
    again: 'Look again',
    againAt: (nth: number) => `Look again: mistake ${nth}`,
    sure: 'Figures are the computer player’s, which looks a few turns ahead and plays by rules of thumb from there. It may miss a deep plan; a difference within the margin given says nothing.',
  },
} as const
