import type { Concession } from '@/engine/bot/conceding'
import type { AnyCommand } from '@/engine/kernel/game'
import { positionOf } from '@/engine/kernel/history'
import { refusalOf } from '@/engine/kernel/play'
import { freshDice } from '@/store/fresh-dice'
import { settingsStore } from '@/store/settings'
import { type BotTurn, isSameTurn, segmentOf } from './bot-turn'
import { BOTS_TEXT as TEXT } from './bots-text'
import { budgetOf, LEAST_MS, SEGMENT_MS } from './budgets'
import type { Thinker, Thinking } from './thinker'

/** What comes of thinking. */
export interface Outcome {
  readonly onCommands: (turn: BotTurn, commands: readonly AnyCommand[]) => void
  /** Told as a sentence. */
  readonly onTrouble: (reason: string) => void
  readonly onProgress: (share: number) => void
}

/** What thinks for the bots at a table: about one turn at a time, and for no more than a segment's time. */
export interface ThinkScheduler {
  /** Begins to think about a turn, unless that is under way; of any other it lets go. */
  readonly turnTo: (turn: BotTurn) => void
  /** Lets go of whatever is thought about. */
  readonly leave: () => void
}

/** A mind that nothing is asked of yet. */
export function createThinkScheduler(
  thinker: Thinker,
  { onCommands, onTrouble, onProgress }: Outcome,
): ThinkScheduler {
  const clock = segmentClock()
  let about: BotTurn | null = null
  let thinking: Thinking | null = null
  const leave = () => {
    about = null
    thinking?.stop()
    thinking = null
  }
  const think = async (turn: BotTurn) => {
    about = turn
    const budget = budgetOf(turn.strength, clock.leftFor(turn))
    const begun = performance.now()
    try {
      thinking = thinker.think({ ...questionOf(turn), budget, onProgress })
      const thought = await thinking.thought
      if (about !== turn) return
      clock.spend(performance.now() - begun)
      about = null
      if (thought && thought.commands.length > 0) onCommands(turn, thought.commands)
      else onTrouble(TEXT.stopped(TEXT.noCommand))
    } catch (thrown) {
      if (about !== turn) return
      about = null
      onTrouble(thrown instanceof Error ? thrown.message : String(thrown))
    }
  }
  const turnTo = (turn: BotTurn) => {
    if (about && isSameTurn(about, turn)) return
    leave()
    void think(turn)
  }
  return { turnTo, leave }
}

/** How much of the time for a segment has been spent, in milliseconds. */
function segmentClock() {
  let segment = ''
  let spent = 0
  return {
    leftFor({ session }: BotTurn): number {
      const now = segmentOf(session)
      if (now !== segment) spent = 0
      segment = now
      return Math.max(LEAST_MS, SEGMENT_MS - spent)
    },
    spend(milliseconds: number): void {
      spent += milliseconds
    },
  }
}

/** What is asked of a bot. Nothing but the view of its seat goes along, so that it can see no secret. */
function questionOf(turn: BotTurn) {
  const { session, seat, strength } = turn
  const { rules } = session.game
  return {
    game: rules.id,
    view: rules.viewOf(positionOf(session.history), seat),
    decider: strength,
    // The dice of the game have no part in it: a bot must not foresee them, nor use them up.
    seed: freshDice()[0] ?? 0,
    concession: settingsStore.getState().botsConcede ? concessionAt(turn) : undefined,
  }
}

/** How a bot may give the game up here. */
function concessionAt({ session, seat }: BotTurn): Concession | undefined {
  const { rules } = session.game
  const command = rules.concession?.(seat)
  if (!command || refusalOf(rules, positionOf(session.history), command)) return undefined
  return { seat, command }
}
