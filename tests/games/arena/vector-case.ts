import { handDice } from '@/engine/dice'
import { problemsText } from '@/engine/refusal'
import type { Clause } from '@/games/arena/content/clauses'
import { arenaPlay } from '@/games/arena/rules/play'
import type { Event } from '@/games/arena/rules/events'
import { arenaFiles } from '@/games/arena/rules/files'
import type { Position } from '@/games/arena/rules/position'
import { playBothWays } from '../../support/play-both-ways'
import { commandFrom, type Order } from './vector-commands'
import { disappointmentsOf, type Expected } from './vector-expectations'

interface Step extends Order {
  readonly rolls?: readonly { readonly d: number; readonly v: number }[]
}

/** A case of the specification (B-6). */
export interface VectorCase {
  readonly id: string
  readonly clauses: readonly Clause[]
  readonly title: string
  readonly given: unknown
  readonly when: readonly Step[]
  readonly then: Expected
}

/** Where a case stands: after a refusal the position is that before it. */
export interface Outcome {
  readonly start: Position
  readonly position: Position
  readonly events: readonly Event[]
  /** What was left of the last budget for terrain (AA-4.4). */
  readonly budget: number | undefined
  /** The clause that the last command was refused under. */
  readonly refused: string | undefined
}

/** Why a case fails, line by line; [] if it passes. */
export function faultsOfVector({ given, when, then }: VectorCase): readonly string[] {
  const parsed = arenaFiles.parsePosition(given)
  if (!parsed.ok) return [`the position: ${problemsText(parsed.problems)}`]
  let outcome: Outcome = {
    start: parsed.value,
    position: parsed.value,
    events: [],
    budget: budgetIn(parsed.value),
    refused: undefined,
  }
  for (const [nth, step] of when.entries()) {
    const next = after(outcome, step)
    const isLast = nth === when.length - 1
    if (typeof next === 'string') return [`command ${nth + 1}, ${step.cmd}: ${next}`]
    if (next.refused !== undefined && !(isLast && then.refused !== undefined))
      return [`command ${nth + 1}, ${step.cmd}: was refused under ${next.refused}`]
    outcome = next
  }
  return disappointmentsOf(then, outcome)
}

/** The outcome with one more command, or what is wrong with the dice that it asks for. */
function after(before: Outcome, step: Step): Outcome | string {
  const rolls = step.rolls ?? []
  const dice = handDice(rolls.map(({ v }) => v))
  const played = playBothWays(arenaPlay, before.position, commandFrom(step), dice)
  switch (played.outcome) {
    case 'refused':
      return { ...before, refused: played.refusal.clause }
    case 'rollsWanted':
      return `wanted ${played.request.count} × d${played.request.faces} for ${played.request.label}`
    case 'played': {
      const faces = played.rolls.flatMap((roll) => roll.values.map(() => roll.faces))
      const wanted = rolls.map(({ d }) => d)
      if (faces.join() !== wanted.join()) return `rolled d${faces.join()} in place of d${wanted.join()}`
      const { position } = played
      const events = [...before.events, ...played.events]
      return { ...before, position, events, budget: budgetIn(position) ?? before.budget }
    }
  }
}

function budgetIn({ now }: Position): number | undefined {
  return now.phase === 'terrain' ? now.budget : undefined
}
