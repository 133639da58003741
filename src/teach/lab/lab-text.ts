import { capitalized } from '@/engine/basics/phrases'
import type { Decider } from '@/engine/bot/bot'
import type { Plan } from '@/engine/lab/plan'
import type { Phase } from './phase'

/** What the balance lab says. */
export const LAB_TEXT = {
  titleOf: (game: string) => `Balance lab of ${game}`,
  lead: 'Bots play a match many times over, and you see who wins how often, how sure that is, and by how many points the match could be evened. The games are played on this device, beside whatever else you do; what is finished is kept.',
  leadWithoutPoints:
    'Bots play a match many times over, and you see who wins how often and how sure that is. The games are played on this device, beside whatever else you do; what is finished is kept.',
  loading: 'The lab is being set up …',
  none: 'Matches of this game cannot be measured here.',

  match: 'The match',
  players: 'Players',
  whoPlays: 'Who plays',
  playerOf: (seat: string) => `${seat} played`,
  deciders: {
    random: 'by chance alone',
    easy: 'by the easy bot',
    medium: 'by the medium bot',
    strong: 'by the strong bot',
  } satisfies Record<Decider, string>,
  rollouts: 'Rollouts for a plan',
  rolloutsHint:
    'How often a strong bot plays a plan out in thought before it decides. More plays better and takes longer.',
  howMany: 'How many games',
  games: 'Games at each sum of points',
  gamesHint: 'A hundred tell a share to within ten in a hundred, four hundred to within five.',
  seed: 'Seed',
  seedHint: 'The same seed gives the same games, here and on any other machine.',
  search: 'Look for the points at which both win alike',
  searchHint:
    'Plays the same match at other sums of points too, and draws a curve through what came of it. Takes as many times longer.',
  mostSheets: 'Sums of points at most',
  start: 'Play the match',
  isRunning: 'A run is being played: cancel it first, what is finished is kept.',

  run: 'The run',
  phases: {
    ready: 'Ready to be played.',
    running: 'The games are being played.',
    paused: 'Paused in the middle of the games.',
    cancelled: 'Cancelled. What was finished is kept; go on whenever you like.',
    done: 'All games have been played.',
    broken: 'A game could not be played.',
  } satisfies Record<Phase, string>,
  progress: (played: number, games: number) => `${played} of ${games} games`,
  goOn: 'Go on',
  pause: 'Pause',
  cancel: 'Cancel',
  rolloutsAre: (rollouts: number) => `${rollouts} rollouts for a plan.`,
  notKept: 'This browser keeps nothing of it: save the results as a file before you leave this page.',
  save: 'Save results',
  open: 'Open results',
  openHint:
    'A file that was saved here, or that the program’s simulate command wrote. Games of the same match are taken together.',
  refused: 'This file cannot be taken; everything has stayed as it was.',
  unreadable: 'cannot be read; choose a file that is still there, not a folder',
  tooLarge: (megabytes: number) => `is larger than ${megabytes} MB; divide it by shards`,
  busy: 'cannot be taken while games are played; cancel the run first',
  otherGame: (game: string) => `is ${game}; open it in the lab of that game`,
  noSeat: (seat: string) => `must say who plays ${seat}`,
  thisRun: 'the games that are there',
  fileName: (game: string, scenario: string, points: number | undefined, seed: number) =>
    `${game}-${scenario.toLowerCase().replaceAll(' ', '-')}${points === undefined ? '' : `-${points}`}-seed-${seed}.jsonl`,

  results: 'What the games say',
  having: (seat: string, points: number) => `${capitalized(seat)} having ${points} points`,
  empty: 'No game has been finished yet.',
  wins: 'Who wins',
  wonOf: (won: number, games: number) => `${won} of ${games}`,
  certainty: 'The bracket holds the true share in 95 of 100 cases (Wilson).',
  barOf: (name: string, share: string, range: string) => `${name}: ${share}, probably ${range}`,
  draws: 'Draws',
  lengths: 'How long they last',
  lengthsText: (median: string, quarter: string, threeQuarters: string, turn: string) =>
    `Half of the games last ${median} ${turn}s or fewer; the middle half lasts from ${quarter} to ${threeQuarters}.`,
  commandsText: (commands: string) => `${commands} commands on average.`,
  turns: (turn: string) => `${capitalized(turn)}s`,
  gamesColumn: 'Games',
  endings: 'How they end',
  ending: 'Ending',
  all: 'All',
  losses: 'What they lose',
  lossesOf: (seat: string) => `${seat}’s losses`,
  unit: 'Unit',
  bought: 'Bought',
  lost: 'Lost',
  lostShare: 'Of those bought',
  perGame: 'On average a game. More may be lost than were bought where units join later.',

  left: 'What is left at the end',
  leftOf: (seat: string) => `Left of ${seat}`,
  leftMean: 'On average',
  leftHint: (types: number) =>
    `Units on the map when a game is over, on average: the ${types} types that most are left of.`,

  advice: 'Evening the match',
  rule: 'the rules on it',
  sums: 'At other sums of points',
  points: 'Points',
  show: 'Show',
  showSheet: (points: number) => `Show the games at ${points} points`,
  share: (seat: string) => `Won by ${seat}`,
  chart: (seat: string) => `The share of games that ${seat} wins, by points`,
  evenAt: (points: string) => `Both win alike at about ${points} points.`,
  unsure: 'By this curve a sum cannot be named yet: chance may have bent it.',
  noCurve: 'There is no curve yet.',

  kept: 'Kept in this browser',
  keptHint: 'Runs that were played here or opened from files.',
  look: 'Open',
  forget: 'Delete',
  lookAt: (run: string) => `Open ${run}`,
  forgetRun: (run: string) => `Delete ${run}`,
  keptRun: (scenario: string, points: number | undefined, seed: number) =>
    `${scenario}, ${points === undefined ? '' : `${points} points, `}seed ${seed}`,
  keptFacts: (games: number, sheets: number) =>
    sheets > 1
      ? `${games} games at each of up to ${sheets} sums of points`
      : `${games} ${games === 1 ? 'game' : 'games'}`,

  noBots: (game: string) => `There is nobody to play ${game}.`,
  noWorker: 'The players could not be loaded. Go online, if you are not, and reload the page.',
  unreadableAnswer: 'The answer of a player could not be read. Reload the page.',
} as const

/** A share from 0 to 1 as '77.5 %'. */
export function percent(share: number): string {
  return `${rounded(100 * share)} %`
}

/** A share from 0 to 1 as '78 %'. */
export function wholePercent(share: number): string {
  return `${Math.round(100 * share)} %`
}

/** 'from 42 to 69 %'. */
export function percentRange(from: number, to: number): string {
  return `from ${Math.round(100 * from)} to ${Math.round(100 * to)} %`
}

/** A number with one digit after the point at most. */
export function rounded(number: number): string {
  return (Math.round(10 * number) / 10).toString()
}

/** 'Sorcerer by chance alone; Wizard by the easy bot', or several players of a seat in turn. */
export function playersText(
  seats: readonly { readonly id: string; readonly name: string }[],
  plan: Plan,
): string {
  const playersOf = (seat: string) => plan.seats[seat]?.deciders ?? []
  return seats
    .map(
      ({ id, name }) =>
        `${name} ${playersOf(id)
          .map((one) => LAB_TEXT.deciders[one])
          .join(', ')}`,
    )
    .join('; ')
}
