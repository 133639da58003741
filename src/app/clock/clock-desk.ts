import { createStore } from 'zustand/vanilla'
import type { Seat } from '@/engine/kernel/game'
import {
  type Clock,
  clockOf,
  type ClockTerms,
  handedTo,
  leftOf,
  runFor,
  type RunningClock,
  type Warning,
  warningBetween,
} from '@/engine/table/clock'
import { askedIn, isCovered, type Session } from '@/store/session'
import { elsewhereIn } from '@/store/table'
import { botStates } from '../bots/bot-states'
import { sessionStore } from '../session/table-session'
import { readClock, writeClock } from './clock-file'
import { keepClock } from './kept-clock'

/** What is to be said of a side's time; each is an object of its own. */
interface TimeSaid {
  readonly seat: Seat
  readonly warning: Warning
}

/** The clock at the table as the page shows it. */
export interface ClockState extends RunningClock {
  readonly saveId: string
  /** The moment for which it is shown, by the page's own time in milliseconds. */
  readonly now: number
  readonly said: TimeSaid | null
}

/** The clock of the game at the table; null where it has none, and while the table is out of sight. */
export const clockStore = createStore<{ readonly shown: ClockState | null }>(() => ({ shown: null }))

const TICK_MS = 1000
/** Should the browser be killed, no more than this is lost. */
const KEPT_EVERY_MS = 5000

interface Desk {
  readonly saveId: string
  timer: ReturnType<typeof setInterval> | undefined
  /** When the clock was kept last. */
  keptAt: number
}

/**
 * Has the clock of a game run as long as its table is shown: it is not behind the curtain, nor from another page or in
 * another tab. Gives back how to end it; what ran is kept then.
 */
export function driveClock(saveId: string): () => void {
  const clock = readClock(saveId)
  if (!clock) return nothing
  const now = performance.now()
  const desk: Desk = { saveId, timer: undefined, keptAt: now }
  show({ saveId, clock, running: null, now, said: null })
  const [onChange, onLeave] = [() => follow(desk), () => stop(desk)]
  const endings = [
    sessionStore.subscribe(onChange),
    botStates.subscribe(onChange),
    clockStore.subscribe(onChange),
    heard(document, 'visibilitychange', onChange),
    // A page that is left may never be heard of again.
    heard(window, 'pagehide', onLeave),
    heard(window, 'pageshow', onChange),
  ]
  follow(desk)
  return () => {
    for (const end of endings) end()
    stop(desk)
    clockStore.setState({ shown: null })
  }
}

/** Stops the clock until it is started again, or starts it. */
export function pauseClock(isPaused: boolean): void {
  change((clock) => ({ ...clock, isPaused }))
}

/** Notes that both sides play on though the time of one is up. */
export function playOnAfter(seat: Seat): void {
  change((clock) => ({ ...clock, over: { ...clock.over, [seat]: 'settled' } }))
}

/** Has the clock at the table be of these terms from now on, or with null has there be none. */
export function agreeOn(saveId: string, terms: ClockTerms | null): void {
  if (terms === null) {
    clockStore.setState({ shown: null })
    keepClock(saveId, null)
  } else if (shownFor(saveId)) change((clock) => clockOf(terms, clock))
  else writeClock(saveId, clockOf(terms, readClock(saveId)))
}

function change(changed: (clock: Clock) => Clock): void {
  const { shown } = clockStore.getState()
  if (!shown) return
  const clock = changed(shown.clock)
  writeClock(shown.saveId, clock)
  show({ ...shown, clock })
}

function show(shown: ClockState): void {
  clockStore.setState({ shown })
}

function shownFor(saveId: string): ClockState | null {
  const { shown } = clockStore.getState()
  return shown?.saveId === saveId ? shown : null
}

/** Brings whose time runs in step with the table. */
function follow(desk: Desk): void {
  const state = shownFor(desk.saveId)
  const { session } = sessionStore.getState()
  if (!state || session?.saveId !== desk.saveId) return
  const clock = handed(state.clock, session)
  const seat = seatRunning(session, clock)
  if (clock === state.clock && seat === (state.running?.seat ?? null)) return
  const seen = lookedAt(state)
  settle(desk, { ...seen, clock: handed(seen.clock, session) }, seat)
}

function handed(clock: Clock, session: Session): Clock {
  const asked = askedIn(session)
  return asked === null ? clock : handedTo(clock, asked, session.history.cursor)
}

/**
 * Whose time runs: a person's who is to decide and has the table before the eyes, whatever dialog lies over it; a bot's
 * while it thinks, where time is only counted. Nobody's while the clock is paused or the tab out of sight.
 */
function seatRunning(session: Session, { isPaused, terms }: Clock): Seat | null {
  const isSeen = document.visibilityState === 'visible' && !elsewhereIn(sessionStore.getState())
  const seat = askedIn(session)
  if (isPaused || !isSeen || seat === null || isCovered(session)) return null
  if (!session.labels.bots?.[seat]) return seat
  return terms.kind === 'used' && botStates.getState().phase === 'thinking' ? seat : null
}

/** Counts for a seat from now on, or with null for nobody, and keeps what was used. */
function settle(desk: Desk, state: ClockState, seat: Seat | null): void {
  const next = { ...state, ...runFor(state, seat, state.now) }
  writeClock(desk.saveId, next.clock)
  desk.keptAt = state.now
  clearInterval(desk.timer)
  desk.timer = seat === null ? undefined : setInterval(() => tick(desk), TICK_MS)
  show(next)
}

function tick(desk: Desk): void {
  const state = shownFor(desk.saveId)
  if (!state) return
  const seen = lookedAt(state)
  if (seen.clock === state.clock && seen.now - desk.keptAt < KEPT_EVERY_MS) show(seen)
  else settle(desk, seen, seen.running?.seat ?? null)
}

function stop(desk: Desk): void {
  const state = shownFor(desk.saveId)
  clearInterval(desk.timer)
  if (state?.running) settle(desk, lookedAt(state), null)
}

/** The clock as it is to be seen now, with what is to be said of it. */
function lookedAt(state: ClockState): ClockState {
  const now = performance.now()
  const { clock, running } = state
  const warning = running && warningFor(state, running.seat, now)
  if (!running || !warning) return { ...state, now }
  const { seat } = running
  const over = warning === 'none' ? { over: { ...clock.over, [seat]: 'told' as const } } : {}
  return { ...state, now, clock: { ...clock, ...over }, said: { seat, warning } }
}

/** What is to be said of a seat's time; that it is up only once, whatever is added to it later. */
function warningFor(state: ClockState, seat: Seat, now: number): Warning | undefined {
  const [before, left] = [leftOf(state, seat, state.now), leftOf(state, seat, now)]
  if (before === null || left === null) return undefined
  if (left <= 0) return state.clock.over[seat] ? undefined : 'none'
  return warningBetween(before, left)
}

function heard(target: EventTarget, type: string, listener: () => void): () => void {
  target.addEventListener(type, listener)
  return () => target.removeEventListener(type, listener)
}

function nothing(): void {
  return
}
