import * as v from 'valibot'
import { type Dice, handDice, type HandDice, type RollRequest } from '@/engine/dice'
import type { AnyCommand, AnyEvent, AnyGameRules, Json, Result } from '@/engine/game'
import { play, type Played } from '@/engine/play'
import { type Parsed, type Problem, type Refusal } from '@/engine/refusal'
import { parseWith, within } from '@/engine/schema'

/** A command to play, with the rolls it must use exactly; without rolls the runner's own dice serve. */
interface StepInput {
  readonly command: AnyCommand
  readonly rolls: readonly number[] | undefined
}

/** A position and what to play from it. */
export interface RunInput {
  readonly position: object
  readonly steps: readonly StepInput[]
}

export type StepResult =
  { readonly ok: true; readonly events: readonly AnyEvent[] } | ({ readonly ok: false } & Refusal)

/** What the runner prints (section 15). */
export interface RunOutput {
  readonly steps: readonly StepResult[]
  readonly position: Json
  readonly winner: Result
}

const runSchema = v.strictObject({
  position: v.unknown(),
  steps: v.array(
    v.strictObject({
      command: v.unknown(),
      rolls: v.optional(v.array(v.pipe(v.number(), v.integer()))),
    }),
  ),
})

/** Reads a run: everything must have the right shape, whether it is legal or not. */
export function parseRun(rules: AnyGameRules, json: unknown): Parsed<RunInput> {
  const shape = parseWith(runSchema, json)
  if (!shape.ok) return shape
  const position = rules.parsePosition(shape.value.position)
  const problems: Problem[] = position.ok ? [] : [...within('position', position.problems).problems]
  const steps: StepInput[] = []
  for (const [nth, { command, rolls }] of shape.value.steps.entries()) {
    const parsed = rules.parseCommand(command)
    if (parsed.ok) steps.push({ command: parsed.value, rolls })
    else problems.push(...within(`steps.${nth}.command`, parsed.problems).problems)
  }
  if (!position.ok || problems.length > 0) return { ok: false, problems }
  return { ok: true, value: { position: position.value, steps } }
}

/** Plays the steps one after another; a refused one changes nothing and the next goes on from there. */
export function runSteps(rules: AnyGameRules, { position, steps }: RunInput, dice: Dice): RunOutput {
  let current = position
  const results = steps.map((step) => {
    const { result, after } = playStep(rules, current, step, dice)
    current = after
    return result
  })
  return { steps: results, position: rules.writePosition(current), winner: rules.resultOf(current) }
}

function playStep(
  rules: AnyGameRules,
  position: object,
  { command, rolls }: StepInput,
  dice: Dice,
): { readonly result: StepResult; readonly after: object } {
  const hand = rolls && handDice(rolls)
  const played = play(rules, position, command, hand ?? dice)
  const refusal = refusalIn(played, hand)
  if (refusal || played.outcome !== 'played')
    return { result: { ok: false, ...(refusal as Refusal) }, after: position }
  return { result: { ok: true, events: played.events }, after: played.position }
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
