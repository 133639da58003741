import * as v from 'valibot'
import { keyedBy, looseObject, strictObject } from '@/engine/files/record-schema'
import { parseWith } from '@/engine/files/schema'
import { handDice } from '@/engine/kernel/dice'
import { play, type PlayingOf } from '@/engine/kernel/play'
import type { Parsed } from '@/engine/kernel/refusal'
import type { Draft } from '@/engine/kernel/draft'
import { copyOf } from '@/engine/basics/copy'
import { endTurn } from '../effects/turn'
import { wizardKingsPlay } from '../play'
import type { State } from '../state/state'
import { type BlockId } from '../state/vocabulary'
import { SEATS } from '../tables/seats'
import { commandFrom, type WrittenCommand } from './case-commands'
import { disappointmentsOf, type Moment } from './expectations'
import { stateGiven } from './given'

const stepSchema = strictObject({
  command: v.looseObject({ type: v.string(), seat: v.string() }),
  dice: v.optional(v.array(v.number()), []),
})

const caseSchema = looseObject({
  id: v.string(),
  clause: v.string(),
  description: v.string(),
  given: v.looseObject({}),
  when: looseObject({ ...stepSchema.entries, before: v.optional(v.array(stepSchema), []) }),
  then: keyedBy(v.string(), v.unknown()),
})

const fileSchema = looseObject({ cases: v.array(caseSchema) })

interface Told {
  readonly command: WrittenCommand
  readonly dice: readonly number[]
}

/** A case of the specification: a position, what is played from it, and what must come of that (30 Test vectors). */
export type WizardKingsCase = v.InferOutput<typeof caseSchema>

type Playing = PlayingOf<typeof wizardKingsPlay>

/** Reads a file of cases. */
export function parseWizardKingsCases(json: unknown): Parsed<readonly WizardKingsCase[]> {
  const read = parseWith(fileSchema, json)
  return read.ok ? { ok: true, value: read.value.cases } : read
}

/** Why a case fails, line by line; [] if it passes. */
export function faultsOfWizardKingsCase(
  { given, when, then }: WizardKingsCase,
  playing: Playing = play,
): readonly string[] {
  const last = { command: when.command as WrittenCommand, dice: when.dice }
  const steps: readonly Told[] = [...(when.before as readonly Told[]), last]
  const { type, seat } = steps[0]?.command ?? last.command
  const start = stateGiven(given, type, seat)
  let moment: Moment = { command: last.command, start, position: start, events: [], refused: undefined }
  for (const [nth, step] of steps.entries()) {
    const next = after(moment, step, playing)
    if (typeof next === 'string') return [`command ${nth}, ${step.command.type}: ${next}`]
    if (next.refused && nth < steps.length - 1)
      return [`command ${nth}, ${step.command.type}: was refused under ${next.refused.clause}`]
    moment = next
  }
  return disappointmentsOf(then, moment)
}

/** What is only asked, or is no command of a seat. */
const QUESTIONS: Readonly<Record<string, (moment: Moment) => Moment>> = {
  query: (moment) => moment,
  view: (moment) => moment,
  control: (moment) => moment,
  endTurn: turnEnded,
  // A step back over dice is refused by the history of a game, not by its rules.
  undo: (moment) => ({ ...moment, refused: { clause: 'FG-11', message: 'Nothing is taken back here.' } }),
}

function turnEnded(moment: Moment): Moment {
  const draft = copyOf(moment.position) as Draft<State>
  const lost = (moment.command.lostWizards ?? {}) as Readonly<Record<string, number>>
  for (const owner of SEATS)
    for (let nth = 0; nth < (lost[owner] ?? 0); nth++)
      draft.blocks.push({
        ...{ id: `${owner}.lost.${nth}` as BlockId, kind: 'elves.magus', owner, at: 'lost', strength: 0 },
        ...{ did: [], disbanded: null },
      })
  endTurn({ draft, dice: handDice([]), events: [] })
  return { ...moment, position: draft }
}

/** The moment after one more command, or what is wrong with its dice. */
function after(before: Moment, { command, dice }: Told, playing: Playing): Moment | string {
  const asked = { ...before, command }
  const question = QUESTIONS[command.type]
  if (question) return question(asked)
  const used = handDice(dice)
  const played = playing(wizardKingsPlay, readyFor(before.position, command), commandFrom(command), used)
  if (played.outcome === 'rollsWanted')
    return `wanted ${played.request.count} dice for ${played.request.label}`
  if (played.outcome === 'refused') return { ...asked, refused: played.refusal }
  if (used.left() > 0) return `left ${used.left()} of ${dice.length} dice`
  return { ...asked, position: played.position, events: played.events, refused: undefined }
}

/**
 * Where a case leaves the order of slots open, whoever is named is asked; a forced retreat is one at the start of a
 * round.
 */
function readyFor(position: State, command: WrittenCommand): State {
  const { battle } = position
  if (!battle || battle.slot !== null || battle.stage === 'hits') return position
  const stage = command.forced === true ? 'fatigue' : battle.stage
  return { ...position, actor: command.seat, battle: { ...battle, stage } }
}
