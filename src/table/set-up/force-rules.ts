import type { ReactNode } from 'react'
import type { Refusal } from '@/engine/kernel/refusal'

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
  /** Why a force may not be bought. */
  readonly faultsOf: (settings: Settings, side: Side, counts: SomeOf<Type>) => readonly Refusal[]
}
