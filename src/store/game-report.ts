import type { AnyEvent, AnyFileRules, Json } from '@/engine/kernel/game'
import { positionAt, positionOf } from '@/engine/kernel/history'
import { replay } from '@/engine/kernel/replay'
import { type Save, unsealed, writeSave } from '@/engine/save/save'
import type { StandIns } from '@/engine/kernel/stand-ins'
import type { LogStep } from '@/engine/table/table'
import { logWriter } from './log'
import type { AnyHistory, Session } from './session'

/** A game as a report of a bug tells it: nothing in it that not both sides may know. */
export interface GameReport {
  readonly game: string
  /** Whether something is hidden still, and so left out. */
  readonly masked: boolean
  /** How many steps are open. */
  readonly commands: number
  /** What lay open at the beginning, and what lies open now. */
  readonly first: object
  readonly last: object
  /**
   * The steps of which something is open: what is open of them, with their rolls. They are numbered from 1, for how
   * many others there were tells how often somebody thought better of something.
   */
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
  const steps = openSteps(session)
  return {
    game: rules.id,
    masked,
    commands: steps.length,
    first: rules.viewOf(session.history.initial, 'table'),
    last: rules.viewOf(position, 'table'),
    steps: steps.map((step, index) => ({ ...step, number: index + 1 })),
    replay: masked ? standInSave(session, files, standIns) : saveFrom(session, 0, session.history.initial),
  }
}

/** The types of the commands in force of which something is open, in order. */
export function openTypes(session: Session): readonly string[] {
  const { steps } = session.history
  return openSteps(session).flatMap(({ number }) => steps[number - 1]?.entry.command.type ?? [])
}

function openSteps({ game, history }: Session): readonly LogStep<AnyEvent>[] {
  return logWriter(game.rules, 'table')(history)
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
  const log = openSteps(session)
  for (let step = 0; step <= history.cursor; step++) {
    const events = log.filter(({ number }) => number > step).flatMap((line) => line.events)
    const found = standIns({ first: openAt(step), last, events })
    if (found.length === 0) continue
    const initial = firstAlike(session, step, asRead(found, files))
    return initial ? saveFrom(session, step, initial) : null
  }
  return null
}

/** Reads position files one by one, as they are asked for. */
function* asRead(found: readonly Json[], files: AnyFileRules): Generator<object> {
  for (const json of found) {
    const read = files.parsePosition(json)
    if (read.ok) yield read.value
  }
}

/** The first of some positions from which the game, played again from a step on, shows everybody what it showed. */
function firstAlike(
  { game, history }: Session,
  step: number,
  positions: Iterable<object>,
): object | undefined {
  const { rules } = game
  // Who was asked is no part of what happened.
  const logOf = (of: AnyHistory) =>
    inOrder(logWriter(rules, 'table')(of).map((line) => ({ ...line, isAutomatic: undefined })))
  const viewOf = (of: AnyHistory, count: number) => inOrder(rules.viewOf(positionAt(of, count), 'table'))
  const steps = history.steps.slice(step, history.cursor)
  const entries = steps.map(({ entry }) => entry)
  const log = logOf({ initial: positionAt(history, step), steps, cursor: steps.length })
  const views = Array.from({ length: steps.length + 1 }, (_, count) => viewOf(history, step + count))
  for (const initial of positions) {
    const again = replay(rules, initial, entries)
    if (!again.ok || logOf(again.history) !== log) continue
    if (views.every((view, count) => viewOf(again.history, count) === view)) return initial
  }
  return undefined
}

/** Data as text, the keys of its records in the order of the alphabet. */
function inOrder(data: unknown): string {
  return JSON.stringify(data, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
}
