import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Strength } from '@/engine/bot/bot'
import type { Seat } from '@/engine/kernel/game'

export const SPEEDS = ['slow', 'normal', 'fast', 'atOnce'] as const
/** How fast bots play what they have thought out. */
export type Speed = (typeof SPEEDS)[number]

/** A bot's seat that a person plays up to the end of a segment. */
export interface Lent {
  readonly saveId: string
  readonly seat: Seat
  readonly strength: Strength
  /** The segment, as `segmentOf` names it. */
  readonly segment: string
}

/** What the bots at the table are about. */
export interface BotState {
  /** What the bot that is asked does; idle where none is asked, and while dice are awaited. */
  readonly phase: 'idle' | 'thinking' | 'playing' | 'waiting'
  /** The share of its time that the bot has thought, from 0 to 1. */
  readonly share: number
  readonly isPaused: boolean
  /** Whether one more step is played although bots are paused. */
  readonly isStepping: boolean
  /** Why a bot could not go on, as a sentence; it is paused then. */
  readonly trouble: string | null
  readonly lent: Lent | null
  readonly speed: Speed
  /** Whether those who watch bots alone see all secrets. */
  readonly showsAll: boolean
}

export type BotStates = StoreApi<BotState>

const KEY = 'hexhearth-bots'

/** Bots that have not begun, at the speed that was chosen last. */
export function createBotStates(): BotStates {
  return createStore<BotState>(() => ({ ...FRESH, lent: null, speed: readSpeed() }))
}

/** What bots are about when nobody has asked anything of them. */
const FRESH = {
  phase: 'idle',
  share: 0,
  isPaused: false,
  isStepping: false,
  trouble: null,
  showsAll: false,
} as const satisfies Partial<BotState>

/** The bots at the one table of this page. */
export const botStates = createBotStates()

/** Chooses how fast bots play, in this and all later games. */
export function changeSpeed(speed: Speed): void {
  botStates.setState({ speed })
  try {
    localStorage.setItem(KEY, speed)
  } catch {
    // Storage may be forbidden or full: the choice then lasts as long as the page.
  }
}

function readSpeed(): Speed {
  try {
    const kept = localStorage.getItem(KEY)
    return SPEEDS.find((speed) => speed === kept) ?? 'normal'
  } catch {
    return 'normal'
  }
}

/** Forgets what was asked of the bots of another game; a seat that was lent stays lent. */
export function beginAnew(states: BotStates): void {
  states.setState(FRESH)
}

/** Has bots wait before their next step; a thought under way is given up. */
export function pause(states: BotStates): void {
  states.setState({ isPaused: true, isStepping: false })
}

/** Has bots play on. */
export function goOn(states: BotStates): void {
  states.setState({ isPaused: false, isStepping: false, trouble: null })
}

/** Has the bot that waits play one step that can be seen. */
export function stepOnce(states: BotStates): void {
  states.setState({ isPaused: true, isStepping: true, trouble: null })
}
