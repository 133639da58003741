import type { Clause } from '../clauses'
import type { Carried, EffectSpec, Lasting, TargetSpec } from './effects'
import type { Ability, Descriptor, Filter, HexClass, Until } from './vocabulary'

/** A kind of unit chit. */
export interface UnitRow {
  readonly id: string
  readonly name: string
  readonly count: number
  /** A terrain, or every coastal hex. */
  readonly home: string
  readonly brm: number
  /** As printed; what follows from that is left out. */
  readonly is: readonly Descriptor[]
  readonly has: readonly Ability[]
}

/** When a power or an action is used. */
type Window = 'passive' | 'recruitUnits' | 'recruitSpells' | 'scout' | 'plan' | 'save' | 'reroll'

/** Whether a power or an action is put into a plan (AM-11.12). */
export function isPlanned({ window }: { readonly window: Window }): boolean {
  return window === 'plan'
}

export interface Power {
  readonly id: string
  readonly name: string
  readonly clause: Clause
  readonly window: Window
  /** Whether its Archmagus need not be in the battle. */
  readonly anywhere?: true
  /** Once in how long it may be used; as often as one likes when left out. */
  readonly uses?: 'turn' | 'battle'
  /** Paid with all spells held, of which there must be one. */
  readonly cost?: 'spells'
  readonly targets: readonly TargetSpec[]
  readonly effects: readonly EffectSpec[]
  readonly text: string
}

export interface ArchmagusRow {
  readonly id: string
  readonly name: string
  readonly brm: number
  readonly is: readonly Descriptor[]
  readonly has: readonly Ability[]
  readonly powers: readonly Power[]
}

/** What an artifact does with a unit as its bearer. */
type InUse = Lasting & { readonly on?: 'bearer'; readonly until?: Until }

export interface ArtifactRow {
  readonly id: string
  readonly name: string
  readonly clause: Clause
  readonly count: number
  readonly wielder: Filter
  /** Discarded in the Respite of the battle round in which it was used (AM-A.0.6). */
  readonly oneUse?: true
  readonly always?: readonly (Carried & { readonly on?: 'bearer' })[]
  readonly outside?: readonly InUse[]
  readonly inUse?: readonly InUse[]
  readonly action?: {
    readonly window: Window
    readonly targets: readonly TargetSpec[]
    readonly effects: readonly EffectSpec[]
  }
  /** How many spells are drawn onto it (AM-A.47). */
  readonly holds?: number
  readonly text: string
}

export interface SpellRow {
  readonly id: string
  readonly name: string
  readonly clause: Clause
  readonly count: number
  readonly timing: 'recruit' | 'scout' | 'move' | 'battle' | 'any'
  /** Who casts it beside being a Spellcaster. */
  readonly by?: 'Mage'
  readonly targets: readonly TargetSpec[]
  readonly effects: readonly EffectSpec[]
  /** Whether Spell Turn finds it another target (AM-M.18). */
  readonly turnable?: true
  /** Whether Neutralize Poison answers it. */
  readonly isPoison?: true
  /** Where the battle must be. */
  readonly inClass?: HexClass
  readonly text: string
}
