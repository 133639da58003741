import * as v from 'valibot'
import { type Dice, handDice, type HandDice, type RollRequest } from '@/engine/kernel/dice'
import type { AnyCommand, AnyEvent, AnyGameRules, Json, Result } from '@/engine/kernel/game'
import { type History, historyFrom, playOn, positionOf, undo } from '@/engine/kernel/history'
import type { Played } from '@/engine/kernel/play'
import { strictObject } from '@/engine/files/record-schema'
import { type Parsed, type Problem, type Refusal } from '@/engine/kernel/refusal'
import { parseWith, within } from '@/engine/files/schema'

/** A command to play, with the rolls it must use exactly; without rolls the runner's own dice serve. */
interface CommandStep {
  readonly command: AnyCommand
  readonly rolls: readonly number[] | undefined
}

/** Takes the last command back, as the table does: not past dice, a revelation or a hand-over. */
interface UndoStep {
  readonly undo: true
}

type StepInput = CommandStep | UndoStep

/** A position and what to play from it. */
export interface RunInput {
  readonly position: object
  readonly steps: readonly StepInput[]
}

export type StepResult =
  | { readonly ok: true; readonly events: readonly AnyEvent[] }
  | ({ readonly ok: false } & Refusal)

/** What the runner prints (section 15). */
export interface RunOutput {
  readonly steps: readonly StepResult[]
  readonly position: Json
  readonly winner: Result
}

const undoSchema = strictObject({ undo: v.literal(true, 'must be true') })
const commandSchema = strictObject({
  command: v.unknown(),
  rolls: v.optional(v.array(v.pipe(v.number(), v.integer()))),
})
const runSchema = strictObject({
  position: v.unknown(),
  // By its key, so that what is wrong with a step is told of the kind that it is.
  steps: v.array(v.lazy((step) => (isUndo(step) ? undoSchema : commandSchema))),
})

function isUndo(step: unknown): boolean {
  return typeof step === 'object' && step !== null && Object.hasOwn(step, 'undo')
}

/** Reads a run: everything must have the right shape, whether it is legal or not. */
export function parseRun(rules: AnyGameRules, json: unknown): Parsed<RunInput> {
  const shape = parseWith(runSchema, json)
  if (!shape.ok) return shape
  const position = rules.parsePosition(shape.value.position)
  const problems: Problem[] = position.ok ? [] : [...within('position', position.problems).problems]
  const steps: StepInput[] = []
  for (const [nth, step] of shape.value.steps.entries()) {
    if ('undo' in step) {
      steps.push(step)
      continue
    }
    const parsed = rules.parseCommand(step.command)
    if (parsed.ok) steps.push({ command: parsed.value, rolls: step.rolls })
    else problems.push(...within(`steps.${nth}.command`, parsed.problems).problems)
  }
  if (!position.ok || problems.length > 0) return { ok: false, problems }
  return { ok: true, value: { position: position.value, steps } }
}

type Past = History<object, AnyCommand, AnyEvent>

/** Plays the steps one after another; a refused one changes nothing and the next goes on from there. */
export function runSteps(rules: AnyGameRules, { position, steps }: RunInput, dice: Dice): RunOutput {
  let past: Past = historyFrom(position)
  const results = steps.map((step) => {
    const { result, after } = 'undo' in step ? undoStep(past) : playStep(rules, past, step, dice)
    past = after
    return result
  })
  const current = positionOf(past)
  return { steps: results, position: rules.writePosition(current), winner: rules.resultOf(current) }
}

interface Taken {
  readonly result: StepResult
  readonly after: Past
}

function undoStep(past: Past): Taken {
  const turned = undo(past)
  if (!turned.ok) return { result: { ok: false, clause: 'UNDO', message: turned.reason }, after: past }
  return { result: { ok: true, events: [] }, after: turned.history }
}

function playStep(rules: AnyGameRules, past: Past, { command, rolls }: CommandStep, dice: Dice): Taken {
  const hand = rolls && handDice(rolls)
  const { played, history } = playOn(rules, past, { command, dice: hand ?? dice })
  const refusal = refusalIn(played, hand)
  if (refusal || played.outcome !== 'played')
    return { result: { ok: false, ...(refusal as Refusal) }, after: past }
  return { result: { ok: true, events: played.events }, after: history }
}

function refusalIn(played: Played<object, AnyEvent>, hand: HandDice | undefined): Refusal | undefined {
  switch (played.outcome) {
    case 'refused':
      return played.refusal
    case 'rollsWanted':
      return { clause: 'DICE', message: wantedText(played.request) }
    case 'played':
      return hand && hand.left() > 0 ? { clause: 'DICE', message: leftText(hand.left()) } : undefined
  }
}

function wantedText({ count, faces, label }: RollRequest): string {
  const what = count === 1 ? `one roll from 1 to ${faces} is` : `${count} rolls from 1 to ${faces} are`
  return `Here ${what} wanted (${label}); too few were given, or one that no such die shows.`
}

function leftText(left: number): string {
  return `${left} of the rolls given would not be used; leave ${left === 1 ? 'it' : 'them'} out.`
}
