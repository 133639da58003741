import type { ReactNode } from 'react'
import type { Refusal } from '@/engine/kernel/refusal'
import type { CheckStep } from './CheckList'
import { FORCE_TEXT as TEXT } from './set-up-text'

/** How many of each type; a type left out is not there. */
export type SomeOf<Type extends string> = Readonly<Partial<Record<Type, number>>>

/** A force that is ready to be bought. */
export interface ReadyForce<Type extends string> {
  readonly id: string
  readonly name: string
  readonly counts: SomeOf<Type>
}

/** How a game's forces are bought: so many of each type, within points. */
export interface ForceRules<Settings, Side extends string, Type extends string> {
  /** In the order of the game's charts. */
  readonly typesOf: (side: Side) => readonly Type[]
  /** Several of them, as a heading: 'Orcs'. */
  readonly nameOf: (type: Type) => string
  readonly faceOf: (type: Type) => ReactNode
  /** As many as there are counters of each type. */
  readonly most: number
  readonly pointsOf: (settings: Settings, side: Side) => number
  /** The least that a side must have of each of its types. */
  readonly minimumOf: (settings: Settings, side: Side) => number
  readonly costOf: (settings: Settings, counts: SomeOf<Type>) => number
  /** So many of a type, in words: '4 orcs'. */
  readonly countInWords: (count: number, type: Type) => string
  /** The clauses that limit points, and ask for the least of each type. */
  readonly clauses: { readonly points: string; readonly minimum: string }
  /** Why a force may not be bought. */
  readonly faultsOf: (settings: Settings, side: Side, counts: SomeOf<Type>) => readonly Refusal[]
}

/** What a force must be: what is wrong with it first, then what is as it must be. */
export function stepsOf<Settings, Side extends string, Type extends string>(
  forces: ForceRules<Settings, Side, Type>,
  settings: Settings,
  side: Side,
  counts: SomeOf<Type>,
): readonly CheckStep[] {
  const { clauses, most } = forces
  const points = forces.pointsOf(settings, side)
  const minimum = forces.minimumOf(settings, side)
  const isEnough = (count = 0) => minimum > 0 && count >= minimum && count <= most
  const done = (text: string, clause: string): CheckStep => ({ text, clause, isDone: true })
  return [
    ...forces
      .faultsOf(settings, side, counts)
      .map(({ message, clause }) => ({ text: message, clause, isDone: false })),
    ...(forces.costOf(settings, counts) <= points ? [done(TEXT.within(points), clauses.points)] : []),
    ...forces
      .typesOf(side)
      .filter((type) => isEnough(counts[type]))
      .map((type) => done(TEXT.atLeast(forces.countInWords(minimum, type)), clauses.minimum)),
  ]
}
