import type { AnyEvent, AnyFileRules } from '@/engine/game'
import { positionAt, positionOf } from '@/engine/history'
import { replay } from '@/engine/replay'
import { type Save, unsealed, writeSave } from '@/engine/save'
import type { StandIns } from '@/engine/stand-ins'
import type { LogStep } from '@/engine/table'
import { logWriter } from './log'
import type { AnyHistory, Session } from './session'

/** A game as a report of a bug tells it: nothing in it that not both sides may know. */
export interface GameReport {
  readonly game: string
  /** Whether something is hidden still, and so left out. */
  readonly masked: boolean
  /** How many commands are in force. */
  readonly commands: number
  /** What lay open at the beginning, and what lies open now. */
  readonly first: object
  readonly last: object
  /** The steps of which something is open: what is open of them, with their rolls. */
  readonly steps: readonly LogStep<AnyEvent>[]
  /**
   * A game to be played again, its dice thrown by hand; of a masked one from the first step on from which others can
   * stand in for its secrets, so that all that lies open is the same after each step. Null where none can.
   */
  readonly replay: Save | null
}

/** What is told of the game at the table. */
export function gameReport(session: Session, files: AnyFileRules, standIns: StandIns<object>): GameReport {
  const { rules } = session.game
  const position = positionOf(session.history)
  const masked = rules.hasSecrets(position)
  return {
    game: rules.id,
    masked,
    commands: session.history.cursor,
    first: rules.viewOf(session.history.initial, 'table'),
    last: rules.viewOf(position, 'table'),
    steps: logWriter(rules, 'table')(session.history),
    replay: masked ? standInSave(session, files, standIns) : saveFrom(session, 0, session.history.initial),
  }
}

/** The game from a step on, beginning at a position. */
function saveFrom({ game, history }: Session, step: number, initial: object): Save {
  const steps = history.steps.slice(step, history.cursor)
  const shown: AnyHistory = { initial, steps, cursor: steps.length }
  // The state of the dice tells the rolls to come, and the nonce of a seal lets its secret be guessed.
  return writeSave({ id: game.rules.id, writePosition: game.writePosition }, unsealed(shown, null))
}

/** The game with stand-ins for its secrets, if it is the same to everybody who sees only what is open. */
function standInSave(session: Session, files: AnyFileRules, standIns: StandIns<object>): Save | null {
  const { game, history } = session
  const openAt = (count: number) => game.rules.viewOf(positionAt(history, count), 'table')
  const last = openAt(history.cursor)
  const log = logWriter(game.rules, 'table')(history)
  for (let step = 0; step <= history.cursor; step++) {
    const events = log.filter(({ number }) => number > step).flatMap((line) => line.events)
    const found = standIns({ first: openAt(step), last, events })
    const saves = found.flatMap((json) => {
      const initial = files.parsePosition(json)
      return initial.ok && looksTheSame(session, step, initial.value)
        ? [saveFrom(session, step, initial.value)]
        : []
    })
    if (found.length > 0) return saves[0] ?? null
  }
  return null
}

/** Whether the game, played again from another position at a step, shows everybody what it showed. */
function looksTheSame({ game, history }: Session, step: number, initial: object): boolean {
  const steps = history.steps.slice(step, history.cursor)
  const again = replay(
    game.rules,
    initial,
    steps.map(({ entry }) => entry),
  )
  if (!again.ok) return false
  const openIn = (of: AnyHistory, count: number) => inOrder(game.rules.viewOf(positionAt(of, count), 'table'))
  const shown = logWriter(game.rules, 'table')
  const own: AnyHistory = { initial: positionAt(history, step), steps, cursor: steps.length }
  return (
    inOrder(shown(again.history)) === inOrder(shown(own)) &&
    Array.from({ length: steps.length + 1 }, (_, count) => count).every(
      (count) => openIn(again.history, count) === openIn(own, count),
    )
  )
}

/** Data as text, the keys of its records in the order of the alphabet. */
function inOrder(data: unknown): string {
  return JSON.stringify(data, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
}
