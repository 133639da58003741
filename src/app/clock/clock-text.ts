import type { ClockTerms, Warning } from '@/engine/table/clock'

/** The kinds of clock that can be agreed on, in the order shown; 'off' is none. */
export const CLOCK_KINDS = ['off', 'used', 'budget'] as const
export type ClockKind = (typeof CLOCK_KINDS)[number]

/** The words of clocks. */
export const CLOCK_TEXT = {
  title: 'Clock',
  kind: 'Clock',
  kinds: {
    off: 'Off',
    used: 'Time used: only counts',
    budget: 'A budget for each side',
  } satisfies Readonly<Record<ClockKind, string>>,
  hints: {
    off: 'No clock is shown.',
    used: 'Counts how long each side takes, a bot’s thinking included.',
    budget: 'Counts down for players, not for bots. Nobody loses by the clock alone.',
  } satisfies Readonly<Record<ClockKind, string>>,
  minutes: 'Minutes for each side',
  bonus: 'Seconds added at each hand-over',
  explain:
    'It runs only while whoever must decide can see the table, also under a dialog. It stops at the curtain, in a hidden tab and when paused.',
  agree: 'Agree on it with the others. What was used stays counted.',
  keep: 'Use this clock',
  cancel: 'Cancel',

  pause: 'Pause the clock',
  go: 'Start the clock',
  /** A side's time, read out when asked for. */
  time: (who: string, time: string, kind: ClockTerms['kind']) =>
    `${who}: ${time} ${kind === 'used' ? 'used' : 'left'}`,
  isPaused: 'paused',
  short: (who: string, time: string) => `${who} ${time}`,
  /** How long each side took, once the game is over. */
  timeUsed: (times: readonly string[]) => `Time used: ${times.join(' · ')}`,

  warnings: {
    five: (who: string) => `5 minutes left for ${who}.`,
    one: (who: string) => `1 minute left for ${who}.`,
    none: (who: string) => `Time is up for ${who}. Nothing is lost by that: play on, or settle it.`,
  } satisfies Readonly<Record<Warning, (who: string) => string>>,

  isUp: 'Time is up…',
  upTitle: (who: string) => `Time is up for ${who}`,
  upExplain: 'The clock ends no game. Play on, and it counts the time that is taken beyond the budget.',
  playOn: 'Play on',
  /** Of two sides the one claims the game. */
  claim: (claimant: string, who: string) => ({
    deed: `${claimant} claims the game`,
    may: `Or ${claimant} claims the game: it ends as if ${who} had conceded. This cannot be taken back.`,
    mayLater: `${claimant} can claim the game while ${who} is to decide.`,
  }),
  /** Of more than two the others go on. */
  without: (who: string) => ({
    deed: `Go on without ${who}`,
    may: `Or the others go on without ${who}, as if ${who} had conceded. This cannot be taken back.`,
    mayLater: `The others can go on without ${who} while ${who} is to decide.`,
  }),
} as const
