import { type Dice, diceStateOf, seededDice } from '@/engine/kernel/dice'
import type { AnyCommand, AnyEvent, Json } from '@/engine/kernel/game'
import { copyOf } from '@/engine/basics/copy'
import { play, playInPlace, refusalOf } from '@/engine/kernel/play'
import { problemsText, type Refusal } from '@/engine/kernel/refusal'
import { LONGEST_TOLD } from '@/engine/files/schema'
import { invariantFault, leakFault } from '../../fuzz/checks'
import { sameData } from '@/engine/basics/same-data'
import type { Subject } from '../../fuzz/subject'
import { inheritance } from '../prototypes'
import { refusalFault } from '../trial'
import { spellingFault } from './spelling'

/** Where commands are thrown at. */
export interface Scene {
  readonly subject: Subject
  /** Frozen in all its parts: whoever writes on it throws. */
  readonly position: object
  /** The same with other secrets, where those who do not know them are asked; a refusal must not tell one from the other. */
  readonly disguised: object | undefined
  /** What the legal commands come to, as text; worked out when it is first asked for. */
  readonly gists: () => ReadonlySet<string>
  /** The commands played there so far, as text: the same again can come to nothing else. */
  readonly played: Set<string>
}

/** One accepted command in this many is also played in place, and what it leads to is looked at by all viewers and as a file. */
const THOROUGH = 6

/** How far a command came: it could not be read, was refused, or was played. */
export type Stage = 'unread' | 'refused' | 'played'

/** What became of a command, and what is wrong with that. */
export interface Verdict {
  readonly stage: Stage
  readonly fault: string | undefined
}

/** Brings what may be a command to the doors by which files come in: it is read, and then played. */
export function verdictOn(scene: Scene, json: unknown): Verdict {
  try {
    const verdict = judged(scene, json)
    return { ...verdict, fault: verdict.fault ?? inheritance() }
  } catch (thrown) {
    return { stage: 'unread', fault: `exception: ${stackOf(thrown)}` }
  }
}

/** What was thrown, and the innermost places. */
function stackOf(thrown: unknown): string {
  const stack = thrown instanceof Error ? String(thrown.stack) : String(thrown)
  return stack.split('\n').slice(0, 4).join('\n')
}

function judged(scene: Scene, json: unknown): Verdict {
  const { subject, position } = scene
  const read = subject.rules.parseCommand(json)
  if (!read.ok) return { stage: 'unread', fault: refusalFault(read) }
  const command = read.value
  const misread = spellingFault(subject, json, command)
  const refusal = refusalOf(subject.rules, position, command)
  const fault = misread ?? leakInRefusal(scene, command, refusal)
  if (refusal) return { stage: 'refused', fault: fault ?? badRefusal(refusal) }
  return { stage: 'played', fault: fault ?? strangerFault(scene, command) ?? playFault(scene, command) }
}

function badRefusal({ clause, message }: Refusal): string | undefined {
  return clause === '' || message === '' || message.length > LONGEST_TOLD
    ? `a refusal told badly, under "${clause}": ${message.slice(0, LONGEST_TOLD)}`
    : undefined
}

/** Secrets must make no difference to those who do not know them. */
function leakInRefusal(
  { subject, disguised }: Scene,
  command: AnyCommand,
  refusal: Refusal | undefined,
): string | undefined {
  if (!disguised) return undefined
  const other = refusalOf(subject.rules, disguised, command)
  if (other?.clause === refusal?.clause && other?.message === refusal?.message) return undefined
  return `secrets tell in a refusal: ${toldOf(refusal)}, but ${toldOf(other)} with others`
}

function toldOf(refusal: Refusal | undefined): string {
  return refusal ? `${refusal.clause} "${refusal.message}"` : 'none'
}

/** Whether a command is accepted that is not the asked seat's, or that no list of legal commands knows. */
function strangerFault({ subject, position, gists }: Scene, command: AnyCommand): string | undefined {
  const { rules, commands } = subject
  const asked = rules.askedSeat(position)
  if (asked === null) return 'accepted though nobody is asked'
  const by = giverOf(command)
  if (by !== undefined && by !== asked && !commands.unasked.includes(command.type))
    return `accepted from ${by}, but ${asked} is asked`
  const gist = by === undefined || by === asked ? commands.gistOf(command) : undefined
  if (gist === undefined || gists().has(JSON.stringify(gist))) return undefined
  return 'accepted, but not among the legal commands'
}

function giverOf(command: AnyCommand): string | undefined {
  const by = 'seat' in command ? command.seat : 'side' in command ? command.side : undefined
  return typeof by === 'string' ? by : undefined
}

/** Whether what an accepted command leads to is sound. */
function playFault(scene: Scene, command: AnyCommand): string | undefined {
  const { subject, position } = scene
  const text = JSON.stringify(command)
  if (scene.played.has(text)) return undefined
  scene.played.add(text)
  const dice = () => seededDice(diceStateOf(text.length))
  const played = play(subject.rules, position, command, dice())
  if (played.outcome !== 'played') return `accepted, but not played: ${played.outcome}`
  const fault = invariantFault(subject, played.position)
  if (fault !== undefined || (text.length + scene.played.size) % THOROUGH > 0) return fault
  return (
    inPlaceFault(scene, command, { ...played, dice: dice() }) ??
    leakFault(subject, played.position) ??
    fileFault(subject, played.position, played.events)
  )
}

/** What playing a command came to, and dice that show the same again. */
interface Told {
  readonly position: object
  readonly events: readonly AnyEvent[]
  readonly dice: Dice
}

function inPlaceFault({ subject, position }: Scene, command: AnyCommand, told: Told): string | undefined {
  const copy = copyOf(position)
  const events = playInPlace(subject.rules, copy, command, told.dice)
  return sameData(copy, told.position) && sameData(events, told.events)
    ? undefined
    : 'played in place it comes to something else'
}

/** Whether a position and the events that led to it survive their files. */
function fileFault({ rules }: Subject, position: object, events: readonly AnyEvent[]): string | undefined {
  const written = throughText(rules.writePosition(position))
  const read = rules.parsePosition(written)
  if (!read.ok) return `the position after it cannot be read: ${problemsText(read.problems)}`
  if (!sameData(read.value, position)) return 'the position after it is another when read again'
  return sameData(throughText(events as object as Json), events)
    ? undefined
    : 'its events do not survive JSON'
}

function throughText(json: Json): Json {
  return JSON.parse(JSON.stringify(json)) as Json
}
