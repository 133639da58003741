import * as v from 'valibot'
import { keyedBy, looseObject, strictObject } from '@/engine/files/record-schema'
import { type Dice, handDice, numberOf, type RollRequest } from '@/engine/kernel/dice'
import { play, type PlayingOf } from '@/engine/kernel/play'
import type { Parsed, Refusal } from '@/engine/kernel/refusal'
import { parseWith } from '@/engine/files/schema'
import { archmagiPlay } from '../play'
import { commandFrom } from './case-commands'
import { disappointmentsOf, type Moment } from './expectations'
import { type Given, stateGiven } from './given'

const roll = v.union([v.number(), strictObject({ pick: v.string() })])
const stepSchema = v.looseObject({
  cmd: v.string(),
  seat: v.picklist([1, 2, 3, 4]),
  rolls: v.optional(v.array(roll), []),
})

const caseSchema = strictObject({
  id: v.string(),
  clause: v.string(),
  description: v.string(),
  given: v.looseObject({}),
  when: v.array(stepSchema),
  then: keyedBy(v.string(), v.unknown()),
})

const fileSchema = looseObject({ vectors: v.array(caseSchema) })

type Step = v.InferOutput<typeof stepSchema>

/** A case of the specification: a position, what is played from it, and what must come of that (AM-D.4). */
export type ArchmagiCase = v.InferOutput<typeof caseSchema>

type Playing = PlayingOf<typeof archmagiPlay>

/** Reads a file of cases. */
export function parseArchmagiCases(json: unknown): Parsed<readonly ArchmagiCase[]> {
  const read = parseWith(fileSchema, json)
  return read.ok ? { ok: true, value: read.value.vectors } : read
}

/** Why a case fails, line by line; [] if it passes. */
export function faultsOfArchmagiCase(one: ArchmagiCase, playing: Playing = play): readonly string[] {
  const given = one.given as Given
  const start = stateGiven(given)
  let moment: Moment = { given, start, position: start, events: [], refused: undefined }
  for (const [nth, step] of one.when.entries()) {
    const next = after(moment, step, playing)
    const faults = typeof next === 'string' ? [next] : faultsAfter(one, nth, next)
    if (faults.length > 0) return faults.map((fault) => `command ${nth}, ${step.cmd}: ${fault}`)
    moment = next as Moment
  }
  const { afterStep: _checked, refusedAt: _known, note: _remark, ...expected } = one.then
  return disappointmentsOf(expected, moment)
}

/** What is wrong after a command of a case: a refusal that is not expected, or what is expected just then. */
function faultsAfter({ when, then }: ArchmagiCase, nth: number, moment: Moment): readonly string[] {
  const { refused } = moment
  const { refusedAt = when.length - 1, afterStep = {} } = then
  if (refused && (then.refused === undefined || refusedAt !== nth))
    return [`was refused under ${refused.clause} (${refused.message})`]
  const expected = (afterStep as Readonly<Record<number, Readonly<Record<string, unknown>>>>)[nth]
  return disappointmentsOf(expected ?? {}, moment)
}

/** Thrown where a case draws by name what is not in the bag (AM-1.4). */
class NotInBag extends Error {}

/** Dice that fall as a case has it; what is drawn by name is looked up in the bag. */
function diceOf(rolls: Step['rolls'], used: { count: number }): Dice {
  return {
    roll(request: RollRequest) {
      const given = rolls.slice(used.count, used.count + request.count)
      const values = given.map((one) => (typeof one === 'number' ? one : named(request, one.pick)))
      // Those that have run out are asked for as by hand.
      const checked = handDice(values).roll(withoutBag(request))
      used.count += request.count
      return checked
    },
  }
}

function named(request: RollRequest, name: string): number {
  const number = numberOf(request, name)
  if (number === undefined) throw new NotInBag(`${name} is not in the bag for the ${request.label}`)
  return number
}

function withoutBag({ count, faces, label }: RollRequest): RollRequest {
  return { count, faces, label }
}

/** The moment after one more command, or what is wrong with it or with its dice. */
function after(before: Moment, step: Step, playing: Playing): Moment | string {
  const command = commandFrom(step)
  const used = { count: 0 }
  try {
    const played = playing(archmagiPlay, before.position, command, diceOf(step.rolls, used))
    if (played.outcome === 'rollsWanted')
      return `wanted a d${played.request.faces} for ${played.request.label}`
    if (played.outcome === 'refused') return { ...before, refused: played.refusal }
    if (used.count < step.rolls.length) return `used ${used.count} of ${step.rolls.length} dice`
    return {
      ...before,
      position: played.position,
      events: [...before.events, ...played.events],
      refused: undefined,
    }
  } catch (thrown) {
    if (!(thrown instanceof NotInBag)) throw thrown
    const refused: Refusal = { clause: 'AM-1.4', message: thrown.message }
    return { ...before, refused }
  }
}
