import type { AnyCommand, AnyEvent } from '@/engine/game'
import { type History, positionAt, type Step, undo } from '@/engine/history'
import { problemsText } from '@/engine/refusal'
import { readSave } from '@/engine/save-read'
import { type GameRecord, saveOf } from './record'
import { sameData } from './same-data'
import type { Subject } from './subject'

type AnyHistory = History<object, AnyCommand, AnyEvent>

/** Whether a game, saved to JSON and replayed through `play`, ends as it did, and whether undo stops where it must. */
export function replayFault(subject: Subject, record: GameRecord): string | undefined {
  const loaded = readSave(subject.rules, JSON.parse(JSON.stringify(saveOf(record))))
  if (!loaded.ok) return `the save cannot be replayed: ${problemsText(loaded.problems)}`
  const { history } = loaded.value
  if (!sameData(positionAt(history, history.steps.length), record.position)) return 'replay differs from play'
  return undoFault(subject, history)
}

function undoFault(subject: Subject, history: AnyHistory): string | undefined {
  for (const [nth, step] of history.steps.entries()) {
    const reason = sealedBy(subject, step, positionAt(history, nth))
    if (reason !== undefined && undo({ ...history, cursor: nth + 1 }).ok)
      return `undo crosses ${reason}: entry ${nth}, ${JSON.stringify(step.entry.command)}`
  }
  return undefined
}

/** Why a step must not be taken back, worked out apart from the kernel; undefined if it may be. */
function sealedBy(
  { rules, revealing }: Subject,
  { entry, events, position, seat }: Step<object, AnyCommand, AnyEvent>,
  before: object,
): string | undefined {
  if (entry.rolls.length > 0) return 'a roll'
  if (events.some(({ type }) => revealing.includes(type))) return 'a revelation'
  if (rules.barrierOf(entry.command, events) !== undefined) return 'a barrier'
  if (rules.askedSeat(position) !== seat || rules.askedSeat(before) !== seat) return 'a hand-over'
  return undefined
}
