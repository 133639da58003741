import fc from 'fast-check'
import { copyOf } from '@/engine/basics/copy'
import { diceStateOf, handDice, seededDice, seededRandom } from '@/engine/kernel/dice'
import type { AnyCommand, AnyEvent, AnyGameRules } from '@/engine/kernel/game'
import {
  entriesOf,
  historyFrom,
  type History,
  playOn,
  positionAt,
  positionOf,
  redo,
  undo,
} from '@/engine/kernel/history'
import { playInPlace, valuesOf } from '@/engine/kernel/play'
import { problemsText } from '@/engine/kernel/refusal'
import { replay } from '@/engine/kernel/replay'
import { jsonFault, leakFault } from '@/headless/fuzz/checks'
import { sameData } from '@/engine/basics/same-data'
import type { Subject } from '@/headless/fuzz/subject'

type AnyHistory = History<object, AnyCommand, AnyEvent>

/**
 * A random game as numbers: each decides one command and its dice, whatever the position. With some left out
 * it is a shorter game, so that a game which breaks a law shrinks to the few commands that matter.
 */
export interface Choices {
  /** Which of the subject's set-ups. */
  readonly setUp: number
  readonly commands: readonly number[]
  /** Where a replayed game is looked at, as shares of its length. */
  readonly looks: readonly number[]
}

/** Games of so many commands at most. */
export function choices(maxLength: number): fc.Arbitrary<Choices> {
  return fc.record({
    setUp: fc.nat({ max: 19 }),
    commands: fc.array(fc.nat({ max: 2 ** 31 - 1 }), { maxLength, size: 'max' }),
    looks: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 20 }),
  })
}

/** The first law that a game breaks after any of its commands, as a sentence; undefined if it keeps them all. */
export function brokenLaw(subject: Subject, { setUp, commands, looks }: Choices): string | undefined {
  const { rules } = subject
  const initial = rules.newGame(subject.settings(setUp, 30))
  if (!initial.ok) return `no game can be set up: ${problemsText(initial.problems)}`
  let history: AnyHistory = historyFrom(initial.value)
  for (const choice of commands) {
    const command = rules.sampleCommand(positionOf(history), seededRandom(choice))
    if (!command) break
    const dice = seededDice(diceStateOf(choice))
    history = playOn(rules, history, { command, dice }).history
    const fault = brokenAfter(subject, history)
    if (fault !== undefined) return `after ${JSON.stringify(command)}: ${fault}`
  }
  return turningFault(history) ?? replayFault(rules, history, looks)
}

/** What the last command of a game broke. */
function brokenAfter(subject: Subject, history: AnyHistory): string | undefined {
  const position = positionOf(history)
  return (
    leakFault(subject, position) ??
    jsonFault(subject, position) ??
    cloneFault(subject.rules, history) ??
    futureFault(subject.rules, history) ??
    undoFault(subject.rules, history)
  )
}

/** A clone is the same and goes its own way. */
function cloneFault(rules: AnyGameRules, history: AnyHistory): string | undefined {
  const before = positionAt(history, history.cursor - 1)
  const text = JSON.stringify(before)
  const clone = copyOf(before)
  if (JSON.stringify(clone) !== text || !sameData(clone, before)) return 'a clone differs'
  const { entry } = lastOf(history)
  playInPlace(rules, clone, entry.command, handDice(valuesOf(entry.rolls)))
  if (JSON.stringify(before) !== text) return 'what is played on a clone changes the original'
  return sameData(clone, positionOf(history)) ? undefined : 'a clone goes on differently'
}

/** A position that was written and read goes on as the one that was not. */
function futureFault(rules: AnyGameRules, history: AnyHistory): string | undefined {
  const before = positionAt(history, history.cursor - 1)
  const read = rules.parsePosition(JSON.parse(JSON.stringify(rules.writePosition(before))))
  if (!read.ok) return `a written position cannot be read: ${problemsText(read.problems)}`
  const again = playedAgain(rules, historyFrom(read.value), history)
  return sameStep(again, history) ? undefined : 'a position that was read goes on differently'
}

/** Undo and redo come back to the same place, and so does to undo and to play the same again. */
function undoFault(rules: AnyGameRules, history: AnyHistory): string | undefined {
  const back = undo(history)
  if (!back.ok) return undefined
  if (!sameData(positionOf(back.history), positionAt(history, history.cursor - 1)))
    return 'undo goes elsewhere than before the command'
  const forth = redo(back.history)
  if (!forth.ok || !sameData(positionOf(forth.history), positionOf(history))) return 'redo goes elsewhere'
  return sameStep(playedAgain(rules, back.history, history), history)
    ? undefined
    : 'the same command after an undo does otherwise'
}

/** All steps that may be taken back, taken back and put in force again, change nothing. */
function turningFault(history: AnyHistory): string | undefined {
  let turned = history
  for (let back = undo(turned); back.ok; back = undo(turned)) turned = back.history
  for (let forth = redo(turned); forth.ok; forth = redo(turned)) turned = forth.history
  return sameData(turned, history) ? undefined : 'undo as far as it goes, and redo, change the game'
}

/** A replayed game stands as the played one did wherever it is looked at, in any order. */
function replayFault(rules: AnyGameRules, history: AnyHistory, looks: readonly number[]): string | undefined {
  const replayed = replay(rules, history.initial, entriesOf(history))
  if (!replayed.ok) return `the game cannot be replayed: ${problemsText([replayed.problem])}`
  for (const share of looks) {
    const at = Math.round(share * history.cursor)
    if (!sameData(positionAt(replayed.history, at), positionAt(history, at)))
      return `a replayed game differs after ${at} commands`
  }
  return undefined
}

/** The last command of a game with its rolls, played at another place. */
function playedAgain(rules: AnyGameRules, from: AnyHistory, history: AnyHistory): AnyHistory {
  const { command, rolls } = lastOf(history).entry
  return playOn(rules, from, { command, dice: handDice(valuesOf(rolls)) }).history
}

function sameStep(one: AnyHistory, other: AnyHistory): boolean {
  return sameData(lastOf(one), lastOf(other))
}

function lastOf({ steps, cursor }: AnyHistory) {
  const last = steps[cursor - 1]
  if (!last) throw new Error('Nothing was played.')
  return last
}
