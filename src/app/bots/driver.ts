import type { AnyCommand } from '@/engine/kernel/game'
import type { Refusal } from '@/engine/kernel/refusal'
import type { AnyHistory } from '@/store/session'
import type { SessionStore } from '@/store/session-store'
import { pause, type BotState, type BotStates, type Speed } from './bot-states'
import { type BotTurn, botTurnIn, hasSeenLast, isSameTurn } from './bot-turn'
import { BOTS_TEXT as TEXT } from './bots-text'
import { giveBackLent } from './lending'
import { createThinkScheduler, type ThinkScheduler } from './think-scheduler'
import type { Thinker } from './thinker'

/** How long a step of a bot is left to be looked at before the next, in milliseconds. */
export const PAUSES: Readonly<Record<Speed, number>> = { slow: 1500, normal: 600, fast: 200, atOnce: 0 }

/** What a driver works on. */
export interface DriverParts {
  readonly sessions: SessionStore
  readonly states: BotStates
  readonly thinker: Thinker
}

/** What is left of a thought, and the turn at which its next command belongs. */
interface Plan {
  readonly turn: BotTurn
  readonly commands: readonly AnyCommand[]
}

/** What a driver has in hand. */
interface Desk extends Omit<DriverParts, 'thinker'> {
  readonly scheduler: ThinkScheduler
  plan: Plan | null
  timer: ReturnType<typeof setTimeout> | undefined
  /** While a command is played, what it changes is looked at only once it is through. */
  isPlaying: boolean
  /** When something was seen to happen last, by the page's clock. */
  shownAt: number
  /** Where a command of a bot waits for dice that are thrown by hand. */
  diceAt: AnyHistory | null
}

/**
 * Plays for the bots at a table, by the same door as a person and one command at a time. Whatever happens meanwhile, an
 * undo, a takeover, another tab, is seen in the session: what was thought about another place of the game is dropped.
 * Gives back how to end it.
 */
export function driveBots({ sessions, states, thinker }: DriverParts): () => void {
  const scheduler = createThinkScheduler(thinker, {
    onCommands(turn, commands) {
      desk.plan = { turn, commands }
      consider(desk)
    },
    onTrouble: (trouble) => fail(desk, trouble),
    onProgress: (share) => states.setState({ share }),
  })
  const desk: Desk = {
    sessions,
    states,
    scheduler,
    plan: null,
    timer: undefined,
    isPlaying: false,
    shownAt: performance.now(),
    diceAt: null,
  }
  const endings = [
    sessions.subscribe((now, before) => {
      if (desk.isPlaying || (now.session === before.session && now.elsewhere === before.elsewhere)) return
      if (now.session?.history !== before.session?.history) desk.shownAt = performance.now()
      consider(desk)
    }),
    states.subscribe((now, before) => {
      if (!desk.isPlaying && wishes(now) !== wishes(before)) consider(desk)
    }),
  ]
  consider(desk)
  return () => {
    for (const end of endings) end()
    clearTimeout(desk.timer)
    scheduler.leave()
    states.setState({ phase: 'idle', isStepping: false })
  }
}

/** Brings what the bots are about in step with the table. */
function consider(desk: Desk): void {
  const { sessions, states, scheduler } = desk
  clearTimeout(desk.timer)
  giveBackLent(sessions, states)
  seeDice(desk)
  const turn = botTurnIn(sessions.getState())
  if (!turn || (desk.plan && !isSameTurn(desk.plan.turn, turn))) desk.plan = null
  const { isPaused, isStepping } = states.getState()
  const isWaiting = isPaused && !isStepping
  if (turn && !isWaiting) goAhead(desk, turn)
  else {
    scheduler.leave()
    states.setState(turn ? { phase: 'waiting' } : { phase: 'idle', isStepping: false })
  }
}

/** Plays what was thought out, when what was played before has been seen; or thinks. */
function goAhead(desk: Desk, turn: BotTurn): void {
  const { states, scheduler } = desk
  const { phase, speed, isStepping } = states.getState()
  if (desk.plan) {
    scheduler.leave()
    states.setState({ phase: 'playing' })
    const due = desk.shownAt + (isStepping ? 0 : PAUSES[speed])
    desk.timer = setTimeout(() => playNext(desk), Math.max(0, due - performance.now()))
  } else {
    if (phase !== 'thinking') states.setState({ phase: 'thinking', share: 0 })
    scheduler.turnTo(turn)
  }
}

/** Whoever will not throw the dice for a bot wants it to wait. */
function seeDice(desk: Desk): void {
  const { session } = desk.sessions.getState()
  if (!desk.diceAt || session?.awaited) return
  const isCancelled = session?.history === desk.diceAt
  desk.diceAt = null
  if (isCancelled) pause(desk.states)
}

function playNext(desk: Desk): void {
  const { plan, sessions } = desk
  const [command, ...rest] = plan?.commands ?? []
  if (!plan || !command) return
  const { history } = plan.turn.session
  desk.isPlaying = true
  const refusal = sessions.actions.play(command, history)
  desk.isPlaying = false
  if (sessions.getState().session?.awaited) desk.diceAt = history
  else follow(desk, { before: history, rest, refusal })
  consider(desk)
}

/** What was played: from where, what is left of the thought, and why the rules would not have it. */
interface Done {
  readonly before: AnyHistory
  readonly rest: readonly AnyCommand[]
  readonly refusal: Refusal | undefined
}

/** Goes on from where a command has led. */
function follow(desk: Desk, { before, rest, refusal }: Done): void {
  const state = desk.sessions.getState()
  const { session } = state
  if (!session || session.history === before) {
    fail(desk, refusal ? TEXT.refused(refusal.message) : TEXT.broke)
    return
  }
  const turn = botTurnIn(state)
  // What was thought of to follow does not where a person's pass has come between.
  const isNext = session.history.cursor === before.cursor + 1
  desk.plan = turn && isNext && rest.length > 0 ? { turn, commands: rest } : null
  const { showsAll } = desk.states.getState()
  if (!hasSeenLast(session, session.holder ?? (showsAll ? 'referee' : 'table'))) return
  desk.shownAt = performance.now()
  desk.states.setState({ isStepping: false })
}

function fail(desk: Desk, trouble: string): void {
  desk.plan = null
  desk.states.setState({ isPaused: true, isStepping: false, trouble })
}

/** What players have asked of bots, as a text to compare. */
function wishes({ isPaused, isStepping, speed }: BotState): string {
  return `${isPaused} ${isStepping} ${speed}`
}
