import { handDice } from '@/engine/kernel/dice'
import type { AnyCommand, AnyEvent } from '@/engine/kernel/game'
import { type History, playOn, historyFrom, positionAt, type Step, undo } from '@/engine/kernel/history'
import { valuesOf } from '@/engine/kernel/play'
import { problemsText } from '@/engine/kernel/refusal'
import { readSave } from '@/engine/save/save-read'
import { type GameRecord, saveOf } from './record'
import { sameData } from '@/engine/basics/same-data'
import type { Subject } from './subject'

type AnyHistory = History<object, AnyCommand, AnyEvent>

/**
 * Whether a game, saved to JSON and replayed, ends as it did; whether `play`, which works on drafts, does with
 * each entry what the replay did, which works in place; and whether undo stops where it must.
 */
export function replayFault(subject: Subject, record: GameRecord): string | undefined {
  const loaded = readSave(subject.rules, JSON.parse(JSON.stringify(saveOf(record))))
  if (!loaded.ok) return `the save cannot be replayed: ${problemsText(loaded.problems)}`
  const { history } = loaded.value
  const replayed = lastOf(history)
  if (!sameData(replayed, record.position)) return 'replay differs from play'
  const played = playedOn(subject, history)
  if (!sameData(lastOf(played), replayed)) return 'replay in place differs from play on drafts'
  if (!sameData(eventsOf(played), eventsOf(history))) return 'replay tells other events than play'
  return undoFault(subject, played)
}

/** The entries of a history, played one by one through the table's own door. */
function playedOn({ rules }: Subject, { initial, steps }: AnyHistory): AnyHistory {
  const played: Step<object, AnyCommand, AnyEvent>[] = []
  let history: AnyHistory = historyFrom(initial)
  for (const { entry } of steps) {
    // Only the last step is handed on: a list that grows by copying takes its time over a thousand steps.
    history = playOn(
      rules,
      { ...history, initial: lastOf(history), steps: [], cursor: 0 },
      {
        command: entry.command,
        dice: handDice(valuesOf(entry.rolls)),
        typed: entry.typed ?? false,
      },
    ).history
    played.push(...history.steps)
  }
  return { initial, steps: played, cursor: played.length }
}

function lastOf(history: AnyHistory): object {
  return positionAt(history, history.steps.length)
}

function eventsOf({ steps }: AnyHistory): unknown {
  return steps.map(({ events }) => events)
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
