import { diceStateOf, type Random, seededDice } from '@/engine/kernel/dice'
import type { AnyCommand, AnyGameRules, Json, Viewer } from '@/engine/kernel/game'
import { playInPlace, refusalOf } from '@/engine/kernel/play'
import { problemsText, type Refusal } from '@/engine/kernel/refusal'
import { sameData } from '@/engine/basics/same-data'
import type { Subject } from './subject'

/** A command and why it was refused, as text. */
export function refusedText(command: AnyCommand, { clause, message }: Refusal): string {
  return `refused: ${JSON.stringify(command)} under ${clause}: ${message}`
}

/** Whether pieces are conserved, stacks within their limits and whatever else the game holds invariant. */
export function invariantFault({ rules }: Subject, position: object): string | undefined {
  const [fault] = rules.faultsOf(position)
  return fault === undefined ? undefined : `broken invariant: ${fault}`
}

/** Whether every command listed is accepted, survives JSON and, one of them taken, can be carried out. */
export function listingFault({ rules }: Subject, position: object, random: Random): string | undefined {
  if (rules.resultOf(position) !== null) return undefined
  const listed = rules.legalCommands(position)
  for (const command of listed) {
    const refusal = refusalOf(rules, position, command)
    if (refusal) return `a listed command is ${refusedText(command, refusal)}`
  }
  const one = listed[random.below(Math.max(1, listed.length))]
  if (!one) return 'no legal command is listed before the end'
  const read = rules.parseCommand(JSON.parse(JSON.stringify(one)))
  if (!read.ok || !sameData(read.value, one))
    return `a listed command does not survive JSON: ${JSON.stringify(one)}`
  playInPlace(rules, structuredClone(position), one, seededDice(diceStateOf(random.below(1 << 30))))
  return undefined
}

/** Whether any view tells what its viewer may not know. */
export function leakFault({ rules }: Subject, position: object): string | undefined {
  for (const viewer of [...rules.seats, 'table', 'referee']) {
    const [leak] = rules.leaksOf(position, viewer)
    if (leak !== undefined) return `a secret shows to ${viewer}: ${leak}`
  }
  return undefined
}

/** Whether a position and its views survive the file format, and whether secrets make no difference to others. */
export function jsonFault(subject: Subject, position: object): string | undefined {
  const { rules } = subject
  const written = rules.writePosition(position)
  const read = rules.parsePosition(JSON.parse(JSON.stringify(written)))
  if (!read.ok) return `a written position cannot be read: ${problemsText(read.problems)}`
  if (!sameData(read.value, position)) return 'JSON round trip changes the position'
  if (!sameData(rules.writePosition(read.value), written))
    return 'writing a position that was read changes its file'
  // When the game is over everything lies open.
  if (rules.resultOf(position) !== null) return undefined
  return differenceFault(subject, position, subject.withOtherSecrets(written))
}

/** Secrets changed must change nothing that the uninitiated see, neither in their view nor in what they may do. */
function differenceFault(subject: Subject, position: object, other: Json | undefined): string | undefined {
  if (other === undefined) return undefined
  const { rules, uninitiated } = subject
  const disguised = rules.parsePosition(other)
  if (!disguised.ok) return `other secrets make no position: ${problemsText(disguised.problems)}`
  for (const viewer of uninitiated) {
    if (!sameTo(rules, viewer, position, disguised.value)) return `secrets change what ${viewer} can tell`
  }
  return undefined
}

function sameTo(rules: AnyGameRules, viewer: Viewer, a: object, b: object): boolean {
  if (!sameData(rules.viewOf(a, viewer), rules.viewOf(b, viewer))) return false
  return rules.askedSeat(a) !== viewer || sameData(rules.legalCommands(a), rules.legalCommands(b))
}
