import type { Seat } from '../kernel/game'

/** What is agreed on: only to count what each side takes, or a budget for each with something added at a hand-over. */
export type ClockTerms =
  | { readonly kind: 'used' }
  | {
      readonly kind: 'budget'
      readonly minutes: number
      /** Seconds that a side is given whenever it is to decide anew. */
      readonly bonus: number
    }

/** The bounds of a budget in minutes, and of what a hand-over adds in seconds. */
export const BUDGET = { minutes: [1, 600], bonus: [0, 600] } as const

/** What each side has used, in milliseconds of a clock that somebody else reads. */
export interface Clock {
  readonly terms: ClockTerms
  readonly used: Readonly<Record<Seat, number>>
  /** What hand-overs have added to each budget. */
  readonly added: Readonly<Record<Seat, number>>
  /** Whose decision was awaited last; null before the first. */
  readonly asked: Seat | null
  /** How many steps the game had at most when it was handed over. */
  readonly handedAt: number
  readonly isPaused: boolean
  /** The sides whose time is up: told once, and settled once the players have said that they play on. */
  readonly over: Readonly<Record<Seat, 'told' | 'settled'>>
}

/** Whose time runs, and since when. */
interface Running {
  readonly seat: Seat
  readonly since: number
}

/** A clock, and whose time it counts now; nobody's with null. */
export interface RunningClock {
  readonly clock: Clock
  readonly running: Running | null
}

/** How much is left when it is said, in milliseconds. */
export const WARNINGS = { five: 300_000, one: 60_000, none: 0 } as const
export type Warning = keyof typeof WARNINGS

/** A clock of these terms; what was used on another one before stays used, and time that is up is told anew. */
export function clockOf(terms: ClockTerms, before?: Clock): Clock {
  const fresh = { used: {}, added: {}, asked: null, handedAt: 0, isPaused: false }
  return { ...fresh, ...before, terms, over: {} }
}

/** A budget within its bounds, in whole minutes and seconds. */
export function budgetOf(minutes: number, bonus: number): ClockTerms {
  return { kind: 'budget', minutes: within(minutes, BUDGET.minutes), bonus: within(bonus, BUDGET.bonus) }
}

function within(value: number, [least, most]: readonly [number, number]): number {
  return Number.isFinite(value) ? Math.min(most, Math.max(least, Math.round(value))) : least
}

/** The clock as it counts for a seat from now on, or with null for nobody; what ran up to now is used. */
export function runFor({ clock, running }: RunningClock, seat: Seat | null, now: number): RunningClock {
  const next = seat === null ? null : { seat, since: now }
  if (!running) return { clock, running: next }
  const used = { ...clock.used, [running.seat]: usedBy({ clock, running }, running.seat, now) }
  return { clock: { ...clock, used }, running: next }
}

/** What a seat has used up to now; a clock that goes backwards takes nothing away. */
export function usedBy({ clock, running }: RunningClock, seat: Seat, now: number): number {
  const runs = running?.seat === seat ? Math.max(0, now - running.since) : 0
  return (clock.used[seat] ?? 0) + runs
}

/** What a seat has left, below zero once its time is up; null without a budget. */
export function leftOf(state: RunningClock, seat: Seat, now: number): number | null {
  const { terms, added } = state.clock
  if (terms.kind === 'used') return null
  return terms.minutes * 60_000 + (added[seat] ?? 0) - usedBy(state, seat, now)
}

/**
 * The clock once a seat is to decide, so many steps into the game. It is given its bonus when that is another one than
 * before; a hand-over that was taken back and is played again gives none.
 */
export function handedTo(clock: Clock, seat: Seat, steps: number): Clock {
  if (seat === clock.asked) return clock
  const handedAt = Math.max(clock.handedAt, steps)
  const bonus = clock.terms.kind === 'budget' ? clock.terms.bonus * 1000 : 0
  const isFirst = clock.asked === null || steps <= clock.handedAt
  const added = isFirst ? clock.added : { ...clock.added, [seat]: (clock.added[seat] ?? 0) + bonus }
  return { ...clock, asked: seat, handedAt, added }
}

/** What is to be said when so much was left and now is: of several at once the last; undefined for nothing. */
export function warningBetween(before: number, now: number): Warning | undefined {
  const crossed = (['none', 'one', 'five'] as const).find((one) => now <= WARNINGS[one])
  return crossed && before > WARNINGS[crossed] ? crossed : undefined
}

/** A time as a clock shows it: '9:05', '1:00:00', '−0:12'. What is left counts in seconds begun, what is used in full ones. */
export function timeText(milliseconds: number, counts: 'left' | 'used'): string {
  const seconds = counts === 'left' ? Math.ceil(milliseconds / 1000) : Math.floor(milliseconds / 1000)
  const whole = Math.abs(seconds)
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60]
  const padded = (part: number) => String(part).padStart(2, '0')
  const said = `${hours > 0 ? `${hours}:${padded(minutes)}` : minutes}:${padded(whole % 60)}`
  return seconds < 0 ? `−${said}` : said
}
