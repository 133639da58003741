import * as v from 'valibot'
import { keyedBy, looseObject, strictObject } from '@/engine/files/record-schema'
import { type HandDice, handDice, type Roll } from '@/engine/kernel/dice'
import { play, type PlayingOf } from '@/engine/kernel/play'
import { type Parsed, problemsText } from '@/engine/kernel/refusal'
import { parseWith } from '@/engine/files/schema'
import type { Command } from '../commands'
import { parsePosition } from '../files/position-read'
import { couldDeclare } from '../effects/bouts/bouts'
import { arenaPlay } from '../play'
import type { Position } from '../state/position'
import { commandFrom } from './case-commands'
import { disappointmentsOf, type Outcome } from './case-expectations'

const stepSchema = strictObject({
  seat: v.picklist([0, 1], 'must be 0 (West) or 1 (East)'),
  cmd: v.string(),
  args: v.optional(keyedBy(v.string(), v.unknown()), {}),
  rolls: v.optional(v.array(strictObject({ d: v.number(), v: v.number() })), []),
})

const caseSchema = strictObject({
  id: v.string(),
  clauses: v.array(v.string()),
  source: v.optional(v.string()),
  title: v.string(),
  given: v.unknown(),
  when: v.array(stepSchema),
  then: keyedBy(v.string(), v.unknown()),
})

const fileSchema = looseObject({ cases: v.array(caseSchema) })

type Step = v.InferOutput<typeof stepSchema>

/** A case of the specification: a position, what is played from it, and what must come of that (B-6). */
export type ArenaCase = v.InferOutput<typeof caseSchema>

type Playing = PlayingOf<typeof arenaPlay>

/** Reads a file of cases; the positions and commands in them are read when a case is run. */
export function parseArenaCases(json: unknown): Parsed<readonly ArenaCase[]> {
  const read = parseWith(fileSchema, json)
  return read.ok ? { ok: true, value: read.value.cases } : read
}

/** Why a case fails, line by line; [] if it passes. */
export function faultsOfArenaCase(one: ArenaCase, playing: Playing = play): readonly string[] {
  const faults = judge(one, playing, () => false)
  // A case may leave unsaid that a bout is passed which is offered only so that a cast can be stopped (AA-19.7).
  return faults.length > 0 && judge(one, playing, isForStopping).length === 0 ? [] : faults
}

/** Whether a bout that a case does not mention is passed. */
type IsPassed = (position: Position) => boolean

function isForStopping(position: Position): boolean {
  const { now } = position
  return (now.phase === 'magic1' || now.phase === 'magic2') && !couldDeclare(position, now.bout)
}

function judge({ given, when, then }: ArenaCase, playing: Playing, isPassed: IsPassed): readonly string[] {
  const start = parsePosition(given)
  if (!start.ok) return [`the position: ${problemsText(start.problems)}`]
  let outcome = beginning(start.value)
  for (const [nth, step] of when.entries()) {
    const next = after(outcome, step, { playing, isPassed: isMagic(when[nth + 1]) ? () => false : isPassed })
    const place = `command ${nth + 1}, ${step.cmd}`
    if (typeof next === 'string') return [`${place}: ${next}`]
    const isLast = nth === when.length - 1
    if (next.refused && !(isLast && then.refused !== undefined))
      return [`${place}: was refused under ${next.refused.clause} (${next.refused.message})`]
    outcome = next
  }
  return disappointmentsOf(then, outcome)
}

function beginning(position: Position): Outcome {
  return { start: position, position, events: [], budget: budgetIn(position), refused: undefined }
}

/** What is given in a bout. */
function isMagic(step: Step | undefined): boolean {
  return ['declareSpell', 'declareAbility', 'stopCasting', 'passMagic'].includes(step?.cmd ?? '')
}

interface Manner {
  readonly playing: Playing
  readonly isPassed: IsPassed
}

/** The outcome with one more command, or what is wrong with it or with the dice that it asks for. */
function after(before: Outcome, step: Step, { playing, isPassed }: Manner): Outcome | string {
  const command = commandFrom(step)
  if (typeof command === 'string') return command
  const dice = handDice(step.rolls.map((roll) => roll.v))
  const rolls: Roll[] = []
  let next = played(before, command, { playing, dice, rolls })
  while (typeof next !== 'string' && !next.refused && isPassed(next.position)) {
    const { now } = next.position
    if (now.phase !== 'magic1' && now.phase !== 'magic2') break
    next = played(next, { type: 'passMagic', seat: now.bout }, { playing, dice, rolls })
  }
  return typeof next === 'string' || next.refused ? next : (diceFault(step, rolls) ?? next)
}

interface Hand {
  readonly playing: Playing
  readonly dice: HandDice
  readonly rolls: Roll[]
}

function played(before: Outcome, command: Command, { playing, dice, rolls }: Hand): Outcome | string {
  const result = playing(arenaPlay, before.position, command, dice)
  switch (result.outcome) {
    case 'refused':
      return { ...before, refused: result.refusal }
    case 'rollsWanted':
      return `wanted ${result.request.count} × d${result.request.faces} for ${result.request.label}`
    case 'played': {
      rolls.push(...result.rolls)
      const { position } = result
      const events = [...before.events, ...result.events]
      return { ...before, position, events, budget: budgetIn(position) ?? before.budget }
    }
  }
}

/** Dice of other faces than the case says, or another number of them. */
function diceFault({ rolls: wanted }: Step, rolls: readonly Roll[]): string | undefined {
  const faces = rolls.flatMap((roll) => roll.values.map(() => roll.faces))
  const expected = wanted.map(({ d }) => d)
  if (faces.join() === expected.join()) return undefined
  return `rolled [${faces.map((n) => `d${n}`).join(', ')}] in place of [${expected.map((n) => `d${n}`).join(', ')}]`
}

function budgetIn({ now }: Position): number | undefined {
  return now.phase === 'terrain' ? now.budget : undefined
}
